// Quickens on every page what also works without script: sharing, printing, announcements, deep links, the version that stands out.
// A page with a form that computes has rechnen.js beside it, which takes its helpers from here. Neither knows a rule.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, values, ...content) => {
    const element = Object.assign(document.createElement(name), values);
    element.append(...content);
    return element;
  };
  const page = document.documentElement;

  // What only this device remembers. Without storage nothing is remembered, and nothing said about it.
  const stored = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return undefined; } };
  const store = (name, value) => { try { if (value) localStorage.setItem(name, JSON.stringify(value)); else localStorage.removeItem(name); } catch { /* refused, or full */ } };

  // --- the version that stands out (stil.css says how); never another order, and nothing moves for it
  const prefer = (key) => { page.dataset.fassung = key || ""; };

  // --- the way of counting that was chosen last: links lead to it, so that no other is seen on the way
  const rounds = all('a[href="/runde/"], a[href^="/runde/?t="]');
  const lead = () => rounds.forEach((link) => { link.search = [stored("modus") === "exact" && "mode=exact", link.search.replace(/^\?(mode=exact&?)?/, "")].filter(Boolean).join("&"); });

  // Announce once, and only when nothing has changed for a moment.
  let timer;
  const announce = (text, wait = 400) => {
    clearTimeout(timer);
    timer = setTimeout(() => { if ($("#ansage")) $("#ansage").textContent = text; }, wait);
  };

  // --- the table in the address; where a table begins one that is remembered is offered (unser-tisch.js), and nothing goes there by itself
  const table = (address = location) => new URLSearchParams(address.search).get("t");
  const showTable = () => {
    const text = stored("tisch"), at = location.pathname;
    if (!text || table() || !["/", "/unser-tisch/"].includes(at) || $("#euer-tisch")) return;
    const name = text.replace(/^[^~]*~?/, ""), line = make("p", { id: "euer-tisch", className: "tischzeile rand nicht-drucken", tabIndex: -1 });
    const onclick = () => {
      store("tisch");
      line.classList.add("lang");
      line.textContent = `${name || "Euer Tisch"} ist vergessen.`;
      line.focus();
    };
    line.append(make("a", { href: `${at}?t=${encodeURIComponent(text)}` }, make("small", {}, `Weiter an eurem Tisch${name && ": "}`), name), make("button", { type: "button", onclick }, "Vergessen"));
    $("main").prepend(line);
  };
  const seat = (link, text) => {
    const given = new URLSearchParams(link.search);
    if (text) given.set("t", text); else given.delete("t");
    link.search = given;
  };
  // What is typed changes the address: the link away from the table was made before.
  const leave = (link) => {
    link.search = location.search;
    seat(link);
  };

  // --- share text and address: the phone's own sheet, else the clipboard, else (no secure context) the old way
  const share = async (button) => {
    const own = $("link[rel=canonical]"), url = new URL(button.dataset.teilen, own ? own.href : location.href).href, text = button.dataset.text, both = `${text} ${url}`;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ title: document.title, text, url });
      if (navigator.clipboard) await navigator.clipboard.writeText(both);
      else {
        const box = make("textarea", { value: both });
        document.body.append(box);
        box.select();
        document.execCommand("copy");
        box.remove();
      }
      button.textContent = "Text und Adresse kopiert";
      announce("Text und Adresse kopiert", 0);
    } catch (error) {
      if (error.name !== "AbortError") button.textContent = "Kopieren ging nicht: nimm die Adresszeile";
    }
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-teilen], [data-drucken], a[data-ohne-tisch]");
    if (!button) return;
    if ("teilen" in button.dataset) share(button);
    else if ("drucken" in button.dataset) print();
    else leave(button);
  });
  document.addEventListener("input", ({ target: field }) => {
    // What was about to be told is out of date.
    clearTimeout(timer);
    if (field.name !== "fassung") return;
    prefer(field.value);
    store("fassung", field.value);
  });

  // With large text a table of figures scrolls in its own box: then it can have the focus, for the arrow keys.
  const scrollable = () => {
    all(".quer").forEach((box) => { if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; else box.removeAttribute("tabindex"); });
    // Some browsers forget that it is a table where its rows are boxes.
    for (const [part, role] of [["", "table"], [" :is(thead, tbody)", "rowgroup"], [" tr", "row"], [" td", "cell"], [" [scope=col]", "columnheader"], [" [scope^=row]", "rowheader"]]) all(`:is(.vgl, .worte, .summe)${part}`).forEach((each) => each.setAttribute("role", role));
  };
  addEventListener("resize", scrollable);

  // A link to something folded unfolds it; one into the comparison the whole row that it means.
  const unfold = () => {
    const place = document.getElementById(location.hash.slice(1));
    const folded = place && place.closest("details:not([open])");
    if (folded) {
      folded.open = true;
      place.focus();
    }
    if (place && place.closest(".vgl")) all("details", place.closest("tr") || place).forEach((each) => { each.open = true; });
  };
  addEventListener("hashchange", unfold);
  document.addEventListener("toggle", ({ target }) => { if (target.open) $(".qr", target)?.scrollIntoView({ block: "nearest" }); }, true);

  // Also when a page comes back as it was left: elsewhere something may have been chosen since.
  const recall = () => {
    const key = stored("fassung");
    prefer(key);
    all("[name=fassung]").forEach((choice) => { choice.checked = choice.value === page.dataset.fassung; });
    if (key !== undefined && $("#hervorheben")) $("#hervorheben").hidden = false;
    lead();
    showTable();
  };
  addEventListener("pageshow", (event) => { if (event.persisted) recall(); });
  addEventListener("load", () => { navigator.serviceWorker?.register("/sw.js").catch(() => {}); });

  // --- htmx comes with the first touch of what it serves, out of the template that such a page has; where it fails, with the next
  let coming = false;
  const fetchHtmx = (failed) => {
    if (coming) return;
    coming = true;
    const scripts = document.importNode($("#vorlage-htmx").content, true);
    $("script", scripts).addEventListener("error", () => {
      coming = false;
      failed();
    });
    // Before that it would wait for the document, which may be complete by the time it comes.
    if (document.readyState === "complete") document.head.append(scripts); else addEventListener("load", () => document.head.append(scripts));
  };

  unfold();
  recall();
  // A page with errors begins with them, also when its address was not sent from the form; but not for who only chose another mode.
  if ($(".fehlerliste") && location.hash !== "#f-mode") $("#ergebnis").focus();
  scrollable();

  window.tisch = { $, all, make, stored, store, announce, scrollable, table, seat, fetchHtmx };
  // Last: where anything above is not understood, the page stays as it is without script. With a form rechnen.js says when its keys work.
  if (!$("#vorlage-htmx")) page.classList.add("js");
})();
