"""The rules as data: points, answers, readings, sources, and the pages that show them."""
