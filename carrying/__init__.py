"""How a table travels: without cookies and without script every internal link carries it on.

`links.py` writes it into addresses and pages, `middleware.py` does so with whatever leaves the site
for a request that carries one, `context.py` tells the pages what to say about it.
"""
