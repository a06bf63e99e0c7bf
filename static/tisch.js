// Quickens what also works without script: card keypad, steppers, clearing with undo, sharing, printing, announcements, deep links. It knows no rule.
(() => {
  "use strict";
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const changed = (field) => field.dispatchEvent(new Event("input", { bubbles: true }));

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
    else if (on("[data-ziel]")) choose(document.getElementById(on("[data-ziel]").dataset.ziel));
    else if (on("[data-teilen]")) share(on("[data-teilen]"));
    else if (on("[data-drucken]")) print();
    else if (on("[data-zurueck]")) restore();
    else if (on("[data-leeren]")) {
      event.preventDefault();
      clear();
    }
  });
  document.addEventListener("input", ({ target: field }) => {
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

  // With large text a table of figures scrolls in its own box: then it can have the focus, for the arrow keys.
  const scrollable = () => all(".quer").forEach((box) => { if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; else box.removeAttribute("tabindex"); });
  addEventListener("resize", scrollable);

  // After a swap: error marks at the fields, then one announcement.
  document.addEventListener("htmx:afterSettle", () => {
    $("#netz").hidden = true;
    for (const slot of all(".nachricht")) {
      const wrong = $(".fehler", slot) !== null;
      all(`[aria-describedby~="${slot.id}"]:is(input, textarea, select)`).forEach((field) => field.toggleAttribute("aria-invalid", wrong) && field.setAttribute("aria-invalid", "true"));
      if (wrong && slot.closest("details")) slot.closest("details").open = true;
    }
    const errors = all(".nachricht .fehler").map((each) => each.textContent).join(" ");
    scrollable();
    document.title = (errors ? "Fehler: " : "") + document.title.replace(/^Fehler: /, "");
    if (!before) announce(errors || $("[data-ansage]").dataset.ansage);
  });
  // One entry in the history for one computation, however long the typing takes.
  document.addEventListener("htmx:pushedIntoHistory", () => {
    $("#formular").removeAttribute("data-hx-push-url");
    $("#formular").setAttribute("data-hx-replace-url", "true");
  });
  for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(failure, () => { $("#netz").hidden = false; });

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

  document.addEventListener("DOMContentLoaded", () => {
    unfold();
    // A page with errors begins with them, also when its address was not sent from the form.
    if ($(".fehlerliste")) $("#ergebnis").focus();
    // Some browsers forget that it is a table where its rows become cards.
    for (const [part, role] of [["", "table"], [" :is(thead, tbody)", "rowgroup"], [" tr", "row"], [" td", "cell"], [" [scope=col]", "columnheader"], [" [scope^=row]", "rowheader"]]) all(`:is(.vgl, .worte)${part}`).forEach((each) => each.setAttribute("role", role));
    scrollable();
    all("[data-step]").forEach(limits);
    if (cardFields().length) choose(cardFields()[0]);
  });

  // Last, and still before the first paint: where anything above is not understood, the page stays as it is without script.
  document.documentElement.classList.add("js");
})();
