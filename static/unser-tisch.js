// Choosing what a table plays: every choice is a link, and with htmx its page comes in place, without a jump. Helpers come from tisch.js.
(() => {
  "use strict";
  const { $, all, announce, scrollable, fetchHtmx } = window.tisch;
  const chosen = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.target.closest("[data-hx-boost] a");

  // What was tapped before htmx is here waits for it; if that never comes, it is a link as without script.
  let here = false, waiting = null;
  const fetch = () => fetchHtmx(() => { if (waiting) location.href = waiting.href; });
  for (const touch of ["pointerdown", "focusin"]) addEventListener(touch, fetch);
  document.addEventListener("click", (event) => {
    const link = chosen(event);
    if (!link || here) return;
    event.preventDefault();
    waiting = link;
    fetch();
  });
  document.addEventListener("htmx:load", () => {
    here = true;
    if (waiting) waiting.click();
  }, { once: true });

  // What was tapped stays where it is, and what was unfolded stays so.
  let place = null, unfolded = [], top = 0;
  document.addEventListener("htmx:beforeSwap", ({ detail: { pathInfo, requestConfig: { elt } } }) => {
    pathInfo.anchor = null;
    place = document.activeElement.closest("[id]") || elt;
    top = place.getBoundingClientRect().top;
    unfolded = all("#tisch details[open]").map(({ id }) => id);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) if (id) document.getElementById(id).open = true;
    const now = document.getElementById(place.id);
    if (now) scrollBy({ top: now.getBoundingClientRect().top - top, behavior: "instant" });
    scrollable();
    announce($("#tisch").dataset.ansage);
  });
  // No answer: the browser goes there itself, and says what it finds.
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, ({ detail: { elt } }) => { if (elt.href) location.href = elt.href; else elt.submit(); });

  // Last: where anything above is not understood, the page stays as it is without script.
  document.documentElement.classList.add("js");
})();
