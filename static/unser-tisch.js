// Choosing what a table plays: every choice is a link, and with htmx its page comes in place, without a jump. Helpers come from tisch.js.
(() => {
  "use strict";
  const { $, all, announce, scrollable, store, table, seat, fetchHtmx } = window.tisch;
  const byId = (id) => document.getElementById(id);

  // What is tapped before htmx is here, or before the last choice is, waits: its address would not know that choice. If htmx never comes, a link is one as without script.
  let free = false;
  const waiting = [];
  const bring = () => fetchHtmx(() => { if (waiting.length) location.href = byId(waiting[0]).href; });
  const next = () => {
    free = true;
    const link = byId(waiting.shift());
    if (link) link.click();
  };
  for (const touch of ["pointerdown", "focusin"]) addEventListener(touch, bring);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-hx-boost] a");
    if (!link || free || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(link.id);
    bring();
  }, true);
  document.addEventListener("htmx:load", next, { once: true });
  document.addEventListener("htmx:beforeRequest", () => { free = false; });

  // What was tapped stays where it is, and what was unfolded stays so.
  let places = [], unfolded = []; // the innermost first, with where it is on the screen
  document.addEventListener("htmx:beforeSwap", ({ detail: { pathInfo, requestConfig: { elt } } }) => {
    pathInfo.anchor = null;
    places = [];
    for (let at = elt.closest("[id]"); at; at = at.parentElement.closest("[id]")) places.push([at.id, at.getBoundingClientRect().top]);
    unfolded = all("#tisch details[open][id]").map(({ id }) => id);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) byId(id).open = true;
    const [id, top] = places.find(([each]) => byId(each)), at = byId(id);
    scrollBy({ top: at.getBoundingClientRect().top - top, behavior: "instant" });
    // A way out of a clash goes with it.
    if (at.matches("section")) $("[aria-current]", at).focus({ preventScroll: true });
    scrollable();
    announce($("#tisch").dataset.ansage);
    next();
  });
  // No answer: the browser goes there itself, and says what it finds.
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, ({ detail: { elt } }) => { if (elt.href) location.href = elt.href; else elt.submit(); });

  // The links around it follow the table, which is another one now.
  document.addEventListener("htmx:replacedInHistory", () => {
    const before = table($(".logo"));
    all("a[href*='t=']:not(#tisch *)").filter((link) => table(link) === before).forEach((link) => seat(link, table()));
  });

  // --- the device remembers the table, for the start page (tisch.js)
  document.addEventListener("click", ({ target: { dataset, firstChild } }) => {
    if (!dataset.tischMerken) return;
    store("tisch", dataset.tischMerken);
    firstChild.data = "Gemerkt";
    announce("Gemerkt", 0);
  });

  // Last: where anything above is not understood, the page stays as it is without script.
  document.documentElement.classList.add("js");
})();
