"""Commands for working on the project. The site itself needs none of them."""
