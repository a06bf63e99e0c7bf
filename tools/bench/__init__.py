"""What the site costs, measured: `make bench`."""
