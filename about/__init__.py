"""Who runs the site, and how it is found."""
