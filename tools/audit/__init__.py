"""What looks at the site from outside: `make audit`."""
