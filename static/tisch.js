// Quickens what also works without script: card keypad, steppers, clearing with undo, sharing, printing, announcements, deep links. It knows no rule.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const changed = (field) => field.dispatchEvent(new Event("input", { bubbles: true }));
  document.documentElement.classList.add("js");

  // What only this device remembers. Without storage nothing is remembered, and nothing said about it.
  const stored = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return undefined; } };
  const store = (name, value) => { try { if (value) localStorage.setItem(name, JSON.stringify(value)); else localStorage.removeItem(name); } catch { /* refused, or full */ } };

  // The way of counting that was chosen last, asked before the first paint; an address that says anything goes first.
  if (location.pathname === "/runde/" && !location.search && stored("modus") === "exact") location.replace(`?mode=exact${location.hash}`);

  // Announce once, and only when nothing has changed for a moment.
  let timer;
  const announce = (text, wait = 400) => {
    clearTimeout(timer);
    timer = setTimeout(() => { if ($("#ansage")) $("#ansage").textContent = text; }, wait);
  };

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
  const controls = () => [...$("#formular").elements].filter((field) => field.name && field.type !== "submit" && !("fest" in field.dataset));
  const isChoice = (field) => field.type === "radio" || field.type === "checkbox";
  let before = null;
  const undoable = (on) => {
    $("[data-leeren]").hidden = on;
    $("[data-zurueck]").hidden = !on;
  };
  const refresh = () => {
    all("[data-step]").forEach(limits);
    all("[data-benennt]").forEach(rename);
    changed($("#formular"));
  };
  const clear = () => {
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

  // --- share text and address: the phone's own sheet, else the clipboard, else (no secure context) the old way
  const share = async (button) => {
    const own = document.querySelector("link[rel=canonical]"), url = new URL(button.dataset.teilen, own ? own.href : location.href).href, text = button.dataset.text, both = `${text} ${url}`;
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ title: document.title, text, url });
      if (navigator.clipboard) await navigator.clipboard.writeText(both);
      else {
        const box = Object.assign(document.createElement("textarea"), { value: both });
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

  const rename = (input) => all(`[data-name="${input.dataset.benennt}"]`).forEach((label) => { label.textContent = input.value.trim() || input.placeholder; });

  document.addEventListener("click", (event) => {
    const on = (selector) => event.target.closest(selector);
    const key = on("[data-taste], [data-taste-neue], [data-taste-weg], [data-taste-weiter]");
    if (key) press(key);
    else if (on("[data-schritt]")) step(on("[data-schritt]"));
    else if (on("[data-plus], [data-vorzeichen]")) points(on("[data-plus], [data-vorzeichen]"));
    else if (on("[name=mode]")) store("modus", on("[name=mode]").value);
    else if (on("[data-ziel]")) choose(document.getElementById(on("[data-ziel]").dataset.ziel));
    else if (on("[data-teilen]")) share(on("[data-teilen]"));
    else if (on("[data-drucken]")) print();
    else if (on("[data-zurueck]")) restore();
    else if (on("[data-leeren]")) {
      event.preventDefault();
      clear();
    }
  });
  // A key beside a number leaves the focus, and with it the system's keyboard, where it is.
  document.addEventListener("mousedown", (event) => { if (event.target.closest(".punkte button")) event.preventDefault(); });
  document.addEventListener("input", ({ target: field }) => {
    // What was about to be told is out of date.
    clearTimeout(timer);
    if (field.dataset.step) limits(field);
    if (field.dataset.benennt) rename(field);
    if (before && field.id !== "formular") {
      before = null;
      undoable(false);
    }
  });
  document.addEventListener("focusin", ({ target: field }) => { if (field.matches("[data-karten]")) choose(field); });
  document.addEventListener("toggle", () => { if (active || cardFields().length) choose(target()); }, true);

  // What is empty or at its default stays out of the address.
  document.addEventListener("formdata", ({ target: form, formData }) => {
    // A button that was pressed has the last word over what was chosen before.
    for (const name of new Set(formData.keys())) formData.set(name, formData.getAll(name).pop());
    for (const field of form.elements) {
      const option = field.selectedOptions ? field.selectedOptions[0] : field;
      if (field.name && (!isChoice(field) || field.checked) && (field.value === "" || option.dataset.vorgabe === field.value)) formData.delete(field.name);
    }
  });

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
  const bar = () => $("#leiste") || $(".tastatur");
  document.addEventListener("htmx:beforeSwap", () => {
    swapped = false;
    held = null;
    if (!touched || !touched.isConnected || top(touched) < 0 || top(touched) > innerHeight) return;
    held = [top(touched), top(bar())];
  });
  const hold = () => {
    const form = $("#formular");
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
    for (const slot of all(".nachricht")) {
      const wrong = $(".fehler", slot) !== null;
      all(`[aria-describedby~="${slot.id}"]:is(input, textarea, select)`).forEach((field) => field.toggleAttribute("aria-invalid", wrong) && field.setAttribute("aria-invalid", "true"));
      if (wrong && slot.closest("details")) slot.closest("details").open = true;
    }
    hold();
    const errors = all(".nachricht .fehler").map((each) => each.textContent).join(" ");
    if (!before) announce(errors || $("[data-ansage]").dataset.ansage);
  });
  // One entry in the history for one computation, however long the typing takes.
  document.addEventListener("htmx:pushedIntoHistory", () => {
    $("#formular").removeAttribute("data-hx-push-url");
    $("#formular").setAttribute("data-hx-replace-url", "true");
  });
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, () => { $("#netz").hidden = false; });

  // A deep link into the comparison unfolds the row that it means.
  const unfold = () => {
    const place = document.getElementById(location.hash.slice(1));
    if (place && place.closest(".vgl")) all("details", place.closest("tr") || place).forEach((each) => { each.open = true; });
  };
  addEventListener("hashchange", unfold);

  document.addEventListener("DOMContentLoaded", () => {
    unfold();
    all("[data-step]").forEach(limits);
    // Beside these fields there are keys for what a phone's digits do not hold.
    all(".punkte input").forEach((field) => { field.inputMode = "tel"; });
    if (cardFields().length) choose(cardFields()[0]);
  });
})();
