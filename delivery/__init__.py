"""How answers leave the site: kept where they are constant, compressed, with the right to be kept.

It knows no page. Of the others it knows the origin of the site and the parameter of a table.
"""
