"""What a table agrees on before the first deal: rows of several versions, and house variants.

`model`: the shapes. `rows`: which rows can be chosen. `variants`: house variants with their
figures. `clashes`: choices that contradict each other. `address`: a table as text in an address.
"""
