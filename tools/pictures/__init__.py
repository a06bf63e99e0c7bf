"""Pictures that browsers draw and that are committed: `make pictures`."""
