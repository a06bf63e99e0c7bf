"""Who runs the site, how it is found, and how an error reaches them."""
