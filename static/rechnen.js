// The form that computes while one types (start page, search, tools): card keypad, steppers, clearing with undo, htmx, the last computations.
// Helpers come from tisch.js. It knows no rule.
(() => {
  "use strict";
  const { $, all, make, stored, store, announce, scrollable, table, seat, fetchHtmx } = window.tisch;
  const form = $("#formular");
  const changed = (field) => field.dispatchEvent(new Event("input", { bubbles: true }));

  // Where no link led to the way of counting that was chosen last (tisch.js); an address that says more than a table goes first.
  if (location.pathname === "/runde/" && /^(\?t=[^&]*)?$/.test(location.search) && stored("modus") === "exact") location.replace(`?mode=exact${location.search.replace("?", "&")}${location.hash}`);

  // --- card keypad: one for all card fields of the page; it never takes the focus into the field
  let active = null;
  const visible = (field) => !field.closest("details:not([open])");
  const cardFields = () => all("[data-karten]").filter(visible);
  const choose = (field, scroll) => {
    active = field;
    const hand = field.hasAttribute("data-hand"), several = cardFields().length > 1;
    all("[data-karten]").forEach((each) => each.classList.toggle("aktiv", each === field && several));
    all("[data-ziel]").forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.ziel === field.id)));
    all("[data-nur-hand]").forEach((key) => { key.disabled = !hand; });
    all("[data-taste-neue], [data-taste=':']").forEach((key) => { key.disabled = hand; });
    all("[data-taste-weiter]").forEach((key) => { key.hidden = !several; });
    all("[data-taste-weg]").forEach((key) => key.classList.toggle("breit2", !several));
    if (scroll) field.scrollIntoView({ block: "nearest" });
  };
  const target = () => {
    if (!active || !visible(active)) choose(cardFields()[0]);
    return active;
  };
  const next = (field) => {
    const fields = cardFields();
    choose(fields[(fields.indexOf(field) + 1) % fields.length], true);
  };
  const write = (field, text) => {
    field.value = text;
    field.scrollLeft = field.scrollWidth;
    changed(field);
  };
  // The last card as it is typed: one of the keys' notations, else one character, with the blanks around it.
  const withoutLast = (text) => {
    const notations = all("[data-taste]").map((key) => key.dataset.taste.replace(/\W/g, "\\$&")).sort((a, b) => b.length - a.length);
    return text.replace(new RegExp(`\\s*(?:${notations.join("|")}|[^])\\s*$`, "i"), "");
  };
  const press = (key) => {
    const field = target(), text = field.value;
    // A field for one card takes the card and passes on to the next field.
    if (key.dataset.taste && "eine" in field.dataset) {
      write(field, key.dataset.taste);
      next(field);
    } else if (key.dataset.taste) write(field, text.trim() ? `${text.trimEnd()} ${key.dataset.taste}` : key.dataset.taste);
    else if ("tasteNeue" in key.dataset) { if (text.trim()) write(field, `${text.replace(/[\s,;/+]+$/, "")}, `); }
    else if ("tasteWeg" in key.dataset) write(field, withoutLast(text.trimEnd()));
    else next(field);
  };

  // --- steppers: never below 0, never above data-max
  const number = (input) => parseInt(input.value.replace(/[.\s]/g, ""), 10) || 0;
  const limits = (input) => {
    const [less, more] = all("[data-schritt]", input.parentElement);
    less.disabled = number(input) <= 0;
    more.disabled = input.dataset.max !== undefined && number(input) >= Number(input.dataset.max);
  };
  const step = (button) => {
    const input = $("input", button.parentElement);
    const wanted = number(input) + Number(button.dataset.schritt) * Number(input.dataset.step);
    input.value = Math.max(0, Math.min(wanted, Number(input.dataset.max ?? Infinity)));
    limits(input);
    changed(input);
  };

  // --- points: a plus for one more number, a sign for the last; then the next figure is typed, so that the field stays or gets the focus
  const points = (button) => {
    const field = $("input", button.parentElement), text = field.value.trimEnd();
    if ("plus" in button.dataset) field.value = !text || /[+−–-]$/.test(text) ? text : `${text}+`;
    else {
      field.value = text.replace(/([−–-]?)\s*([^+−–-]*)$/, (_, sign, last) => (sign ? "" : "−") + last);
      if (/\d$/.test(text)) return changed(field);
    }
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  };

  // --- clear everything, and take that back
  const controls = () => [...form.elements].filter((field) => field.name && field.type !== "submit" && !("fest" in field.dataset));
  const isChoice = (field) => field.type === "radio" || field.type === "checkbox";
  let before = null;
  const undoable = (on) => {
    $("[data-leeren]").hidden = on;
    $("[data-zurueck]").hidden = !on;
  };
  const refresh = () => {
    all("[data-step]").forEach(limits);
    all("[data-benennt]").forEach(rename);
    changed(form);
  };
  const clear = () => {
    own = null;
    before = controls().map((field) => [field, isChoice(field) ? field.checked : field.value]);
    for (const field of controls()) {
      if (isChoice(field)) field.checked = "vorgabe" in field.dataset;
      else if (field.options) field.selectedIndex = Math.max(0, [...field.options].findIndex((option) => "vorgabe" in option.dataset));
      else field.value = "";
    }
    refresh();
    undoable(true);
    $("[data-zurueck]").focus();
    announce("Alles geleert. Du kannst es rückgängig machen.", 0);
  };
  const restore = () => {
    for (const [field, value] of before) if (isChoice(field)) field.checked = value; else field.value = value;
    before = null;
    undoable(false);
    refresh();
    $("[data-leeren]").focus();
    announce("Wiederhergestellt.", 0);
  };

  // --- the last ten computations: typing on replaces the entry of this visit, as it does in the browser's history
  let own = null; // the address of that entry
  const recent = () => stored("verlauf") || [];
  const showRecent = () => {
    const place = $("#verlauf"), list = recent();
    if (!place) return;
    const when = (time) => new Date(time).toLocaleString("de", { dateStyle: "short", timeStyle: "short" });
    // What was computed at a table stays there; all else comes along to the table of this page.
    const at = (link) => {
      if (table() && !table(link)) seat(link, table());
      return link;
    };
    $("ul", place).replaceChildren(...list.map(({ href, text, time }) => {
      const end = text.search(/[.?] /) + 1;
      return make("li", {}, at(make("a", { href }, make("strong", {}, text.slice(0, end)), make("small", {}, text.slice(end)), " ", make("small", {}, when(time)))));
    }));
    $("button", place).textContent = "Verlauf löschen";
    place.hidden = !list.length;
  };
  const record = () => {
    const button = $("#ergebnis [data-teilen]");
    if (!button) return;
    const { teilen: href, text } = button.dataset, { searchParams } = new URL(href, location.href), list = recent();
    // Cards that the text does not name tell one question from another; the cards of a party (`a-hand_cards`) are part of its round.
    const cards = all("input[data-karten]:not([name*='-'])").map((field) => searchParams.get(field.name)).filter(Boolean).join(" · ");
    const entry = { href, text: text.includes(cards) ? text : `${cards}: ${text}`, time: Date.now() };
    store("verlauf", [entry, ...list.filter((each) => each.href !== href && each.href !== own)].slice(0, 10));
    // What stood there before this visit is not its own: it stays when typing goes on.
    if (href !== own) own = list.some((each) => each.href === href) ? null : href;
    showRecent();
  };
  const forget = (button) => {
    store("verlauf");
    own = null;
    $("#verlauf ul").replaceChildren();
    button.textContent = "Verlauf gelöscht";
    announce("Verlauf gelöscht", 0);
  };

  const rename = (input) => all(`[data-name="${input.dataset.benennt}"]`).forEach((label) => { label.textContent = input.value.trim() || input.placeholder; });

  document.addEventListener("click", (event) => {
    const on = (selector) => event.target.closest(selector);
    const key = on("[data-taste], [data-taste-neue], [data-taste-weg], [data-taste-weiter]");
    if (key) press(key);
    else if (on("[data-schritt]")) step(on("[data-schritt]"));
    else if (on("[data-plus], [data-vorzeichen]")) points(on("[data-plus], [data-vorzeichen]"));
    else if (on("[name=mode]")) store("modus", on("[name=mode]").value);
    else if (on("[data-ziel]")) choose(document.getElementById(on("[data-ziel]").dataset.ziel));
    else if (on("[data-vergessen]")) forget(on("[data-vergessen]"));
    else if (on("[data-zurueck]")) restore();
    else if (on("[data-leeren]")) {
      event.preventDefault();
      clear();
    }
  });
  // A key beside a number leaves the focus, and with it the system's keyboard, where it is.
  document.addEventListener("mousedown", (event) => { if (event.target.closest(".punkte button")) event.preventDefault(); });
  form.addEventListener("input", ({ target: field }) => {
    if (field.dataset.step) limits(field);
    if (field.dataset.benennt) rename(field);
    if (before && field !== form) {
      before = null;
      undoable(false);
    }
  });
  document.addEventListener("focusin", ({ target: field }) => { if (field.matches("[data-karten]")) choose(field); });
  document.addEventListener("toggle", () => { if (active || cardFields().length) choose(target()); }, true);

  // What is empty or at its default stays out of the address.
  form.addEventListener("formdata", ({ formData }) => {
    // A button that was pressed has the last word over what was chosen before.
    for (const name of new Set(formData.keys())) formData.set(name, formData.getAll(name).pop());
    for (const field of form.elements) {
      const option = field.selectedOptions ? field.selectedOptions[0] : field;
      if (field.name && (!isChoice(field) || field.checked) && (field.value === "" || option.dataset.vorgabe === field.value)) formData.delete(field.name);
    }
  });

  // --- htmx comes with the first touch of the form. Until then, and if it never comes, the form is one without script: its button loads the page.
  let here = false, waiting = false; // waiting: something that was changed is not computed yet
  const bring = () => fetchHtmx(() => {
    form.classList.remove("htmx-request");
    if (waiting) lost();
  });
  for (const touch of ["pointerdown", "focusin"]) form.addEventListener(touch, bring);
  form.addEventListener("input", () => {
    if (here) return;
    waiting = true;
    form.classList.add("htmx-request");
    bring();
  });
  document.addEventListener("htmx:load", () => {
    here = true;
    if (waiting) changed(form);
  }, { once: true });
  // Back to a computation of this page before it was loaded anew. Once htmx is here it answers to that.
  window.onpopstate = ({ state }) => { if (state && state.htmx) location.reload(); };

  // A button that loads the page anew says nothing to a result of this one, though htmx adds the button that has the focus.
  document.addEventListener("htmx:configRequest", ({ detail: { formData } }) => all("button[formaction]").forEach(({ name }) => {
    const chosen = $(`input[type=hidden][name="${name}"]`);
    if (chosen) formData.set(name, chosen.value); else formData.delete(name);
  }));

  // What was touched last stays where it is, whatever a result brings or takes above it; of the keypad, the field that it serves.
  let touched = null, held = null, room = null, swapped = true;
  const touch = ({ target: at }) => { touched = at.closest("#formular *") && (at.closest(".tastatur") ? active : at.closest("button, input, select, textarea, label, summary")); };
  document.addEventListener("click", touch);
  document.addEventListener("focusin", touch);
  const top = (element) => element.getBoundingClientRect().top;
  const bar = () => $("#leiste") || $(".tastatur") || touched;
  document.addEventListener("htmx:beforeSwap", () => {
    swapped = false;
    held = null;
    if (!touched || !touched.isConnected || top(touched) < 0 || top(touched) > innerHeight) return;
    held = [top(touched), top(bar())];
  });
  const hold = () => {
    if (room) room.style.marginTop = form.style.minHeight = "";
    if (!held) return;
    scrollBy({ top: top(touched) - held[0], behavior: "instant" });
    // Where nothing is left to scroll, what was taken away leaves its room.
    const missing = held[0] - top(touched);
    room = touched.closest("#formular > *");
    if (missing > 0) room.style.marginTop = `${missing}px`;
    const risen = held[1] - top(bar());
    if (risen > 0) form.style.minHeight = `${form.offsetHeight + risen}px`;
  };

  // After a swap: error marks at the fields, all in its place, then one announcement.
  document.addEventListener("htmx:afterSwap", () => {
    // Told for every part that came, and all are in their places by the first.
    if (swapped) return;
    swapped = true;
    $("#netz").hidden = true;
    pause = 1e3;
    for (const slot of all(".nachricht")) {
      const wrong = $(".fehler", slot) !== null;
      all(`[aria-describedby~="${slot.id}"]:is(input, textarea, select)`).forEach((field) => field.toggleAttribute("aria-invalid", wrong) && field.setAttribute("aria-invalid", "true"));
      if (wrong && slot.closest("details")) slot.closest("details").open = true;
    }
    hold();
    const errors = all(".nachricht .fehler").map((each) => each.textContent).join(" ");
    scrollable();
    document.title = (errors ? "Fehler: " : "") + document.title.replace(/^Fehler: /, "");
    if (!before) announce(errors || $("[data-ansage]").dataset.ansage);
    record();
  });
  // One entry in the history for one computation, however long the typing takes.
  const replaceOnly = () => {
    form.removeAttribute("data-hx-push-url");
    form.setAttribute("data-hx-replace-url", "true");
  };
  document.addEventListener("htmx:pushedIntoHistory", replaceOnly);

  // --- no answer: what was typed stays, in the address too, and goes out again with the network or after ever longer pauses
  let pause = 1e3, again;
  const retry = () => { if ($("#netz:not([hidden])")) changed(form); };
  const lost = (status) => {
    // No network, or more than an address holds.
    all("#netz span").forEach((reason, index) => { reason.hidden = index !== +(status === 414); });
    $("#netz").hidden = false;
    replaceOnly();
    history.replaceState(history.state, "", `${form.dataset.hxGet}?${new URLSearchParams(new FormData(form))}`);
    clearTimeout(again);
    // Only a gateway's error passes by itself.
    if (navigator.onLine && (!status || status > 501)) again = setTimeout(retry, pause = Math.min(2 * pause, 6e4));
  };
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, ({ detail: { xhr } }) => lost(xhr.status));
  addEventListener("online", retry);
  // The address says already what the button sends: without this a browser would only jump to a result that is not there.
  form.addEventListener("submit", () => { if ($("#netz:not([hidden])")) history.replaceState(history.state, "", form.dataset.hxGet); });

  addEventListener("pageshow", (event) => { if (event.persisted) showRecent(); });
  record();
  own = null;
  showRecent();
  all("[data-step]").forEach(limits);
  // Beside these fields there are keys for what a phone's digits do not hold.
  all(".punkte input").forEach((field) => { field.inputMode = "tel"; });
  if (cardFields().length) choose(cardFields()[0]);

  // Last: where anything above is not understood, the page stays as it is without script.
  document.documentElement.classList.add("js");
})();
