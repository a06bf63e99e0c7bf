"""Hostile requests to every view: `make fuzz`, and a few of them in every run of the tests."""
