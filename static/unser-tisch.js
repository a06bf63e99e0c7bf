// Choosing what a table plays: every choice is a link, and with htmx its page comes in place, without a jump. Helpers come from tisch.js.
(() => {
  "use strict";
  const { $, all, announce, scrollable, store, table, seat, fetchHtmx } = window.tisch;
  const byId = (id) => document.getElementById(id);

  // What is tapped before htmx is here, or before the last choice is, waits: its address would not know that choice. If htmx never comes, a link is one as without script.
  let free = false;
  const waiting = [];
  // What is typed and not sent yet goes with what is tapped next: neither may lose the other.
  const typed = () => all("#tisch .eingabe").filter(({ value, defaultValue }) => value !== defaultValue);
  const go = ({ href }) => {
    const address = new URL(href);
    typed().forEach(({ name, value }) => address.searchParams.set(name, value));
    location.href = address;
  };
  const bring = () => fetchHtmx(() => { if (waiting.length) go(byId(waiting[0])); });
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
  document.addEventListener("htmx:configRequest", ({ detail: { formData } }) => typed().forEach(({ name, value }) => formData.set(name, value)));
  document.addEventListener("htmx:beforeRequest", () => { free = false; });
  // A form that is left sends itself. Not on "change", which comes before the click that leaves it: the answer could take away what is being clicked.
  for (const left of ["click", "keyup"]) document.addEventListener(left, ({ target }) => {
    const field = free && typed().find(({ form }) => !form.contains(target));
    if (field) htmx.trigger(field.form, "submit");
  });

  // What was tapped stays where it is, what was unfolded stays so, and so does what was typed meanwhile.
  let places = [], unfolded = [], kept = []; // places: the innermost first, with where it is on the screen
  document.addEventListener("htmx:beforeSwap", ({ detail: { pathInfo, requestConfig: { elt, formData } } }) => {
    pathInfo.anchor = null;
    places = [];
    for (let at = elt.closest("[id]"); at; at = at.parentElement.closest("[id]")) places.push([at.id, at.getBoundingClientRect().top]);
    unfolded = all("#tisch details[open][id]").map(({ id }) => id);
    kept = typed().filter(({ name, value }) => formData.get(name) !== value);
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const id of unfolded) byId(id).open = true;
    for (const { id, value } of kept) byId(id).value = value;
    const [id, top] = places.find(([each]) => byId(each)), at = byId(id);
    scrollBy({ top: at.getBoundingClientRect().top - top, behavior: "instant" });
    // A way out of a clash goes with it.
    if (at.matches("section")) $("[aria-current]", at).focus({ preventScroll: true });
    scrollable();
    announce($("#tisch").dataset.ansage);
    next();
  });
  // No answer: the browser goes there itself, and says what it finds.
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, ({ detail: { elt } }) => { if (elt.href) go(elt); else elt.submit(); });

  // The links around it follow the table, which is another one now.
  document.addEventListener("htmx:replacedInHistory", () => {
    const before = table($(".logo"));
    all("a[href*='t=']:not(#tisch *)").filter((link) => table(link) === before).forEach((link) => seat(link, table()));
  });

  // --- the device remembers the table: tisch.js offers it where one begins
  document.addEventListener("click", ({ target: { dataset, firstChild } }) => {
    if (!dataset.tischMerken) return;
    store("tisch", dataset.tischMerken);
    firstChild.data = "Gemerkt";
    announce("Gemerkt", 0);
  });

  // Last: where anything above is not understood, the page stays as it is without script.
  document.documentElement.classList.add("js");
})();
