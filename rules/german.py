"""German typography for numbers: the only place that knows how an integer is written."""

MINUS = "\N{MINUS SIGN}"


def number(value: int) -> str:
    """Write an integer the German way: 1240 -> '1.240', -35 -> '−35' (U+2212)."""
    digits = f"{abs(value):,}".replace(",", ".")
    return f"{MINUS}{digits}" if value < 0 else digits


def listing(parts: list[str], conjunction: str = "und") -> str:
    """Join parts as a German enumeration: 'a, b und c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"
