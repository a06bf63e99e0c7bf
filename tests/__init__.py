"""Tests; tests/browser drives a real browser."""
