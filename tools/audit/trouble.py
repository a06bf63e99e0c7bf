"""A watch over what a browser complains about while it shows the site."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request

# What Playwright says of a worker that it does not let in.
NO_WORKER = "Service Worker registration blocked by Playwright"
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", event => {
  reportViolation(`${event.effectiveDirective} ${event.blockedURI || "inline"}`);
});"""


@dataclass
class Trouble:
    """What the pages of one visit complained about so far."""

    found: list[str] = field(default_factory=list)
    watching: bool = True

    def add(self, what: str) -> None:
        if self.watching:
            self.found.append(what)

    def take(self) -> list[str]:
        """Returns all of it and forgets it: for who expects some."""
        taken, self.found = self.found, []
        return taken

    def watch(self, context: BrowserContext) -> None:
        """Listens to every page that this context will open."""
        context.expose_binding("reportViolation", lambda _, text: self.add(f"policy: {text}"))
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.add(f"exception: {error.error}"))
        context.on("requestfailed", self._on_request_failed)

    def _on_console(self, message: ConsoleMessage) -> None:
        # htmx logs as errors what it gave up itself; a real failure it names otherwise, too.
        given_up = message.text.startswith(("htmx:sendAbort", "htmx:afterRequest"))
        if message.text == NO_WORKER:
            return
        if message.type in ("error", "warning") and not given_up:
            self.add(f"console: {message.text} ({message.location['url']})")

    def _on_request_failed(self, request: Request) -> None:
        # Aborted is what the page itself gave up: htmx replacing a request, a visitor moving on.
        if request.failure != "net::ERR_ABORTED":
            self.add(f"request: {request.url} {request.failure}")
