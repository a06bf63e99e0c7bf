"""The app: its deployment checks are known as soon as it is there."""

from django.apps import AppConfig


class AboutConfig(AppConfig):
    """Registers the checks."""

    name = "about"

    def ready(self) -> None:
        """Importing them is what registers them."""
        from about import checks  # noqa: F401
