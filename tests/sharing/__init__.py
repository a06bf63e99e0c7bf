"""Tests of what is handed on."""
