"""Journeys through the site in a real Chromium, at a phone's size first."""
