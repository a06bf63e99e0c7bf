"""The engine, its wording, and the pages of the calculators."""
