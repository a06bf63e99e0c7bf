"""Tests of what is about the site itself."""
