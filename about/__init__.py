"""Who runs the site, what it knows of its visitors, and how an error reaches them."""
