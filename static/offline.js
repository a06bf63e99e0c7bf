// Comes only with pages that the service worker gave from its copies: fills a form from the address, and makes the page fresh when there is a network again.
(() => {
  "use strict";
  const form = document.querySelector("#formular");
  let busy = false, incomplete = false;
  const occupy = () => { busy = true; };
  // Browsers call a network online that leads nowhere: an answer has to come first. What was typed is computed by itself (rechnen.js):
  // only a page that holds none of it is loaded anew, and none that is being left.
  addEventListener("online", () => {
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(({ ok }) => { if (ok && !busy) location.reload(); }, () => {});
  });
  addEventListener("beforeunload", occupy);
  // The copy knows no table: its links carry on the one of the address.
  const { all, table, seat } = window.tisch;
  if (table()) all('a[href^="/"]').filter(({ pathname }) => pathname.endsWith("/")).forEach((link) => seat(link, table()));
  if (!form) return;

  form.addEventListener("input", occupy);
  const fill = (name, value) => {
    const fields = [...form.elements].filter((field) => field.name === name && field.type !== "submit");
    // The copy has no such field, the page for this address has: it comes along until that page can be had.
    if (!fields.length) {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      incomplete = true;
    }
    for (const field of fields) {
      if (field.type !== "radio" && field.type !== "checkbox") field.value = value;
      else if (field.value === value) field.checked = true;
      if (field.closest("details")) field.closest("details").open = true;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  // Runs after rechnen.js, which takes what is filled in for typed and has it computed.
  new URLSearchParams(location.search).forEach((value, name) => { if (value) fill(name, value); });
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (!incomplete || event.detail.xhr.status !== 200) return;
    event.preventDefault();
    location.replace(event.detail.pathInfo.finalRequestPath);
  });
  document.addEventListener("htmx:afterSettle", () => document.querySelector("#offline")?.remove());
})();
