"""Handing on what the site says: addresses as QR codes."""
