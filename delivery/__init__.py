"""How answers leave the site: kept where they are constant, compressed, with the right to be kept.

It knows no page. Of the others it knows rules/origin.py alone.
"""
