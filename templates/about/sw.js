// The service worker: keeps one release of the reference, the sheets and the empty tools, for when there is no network.
// A release is taken over when all of it is here, and then as a whole. Nothing that was typed is ever stored.
"use strict";
const { release, header, files, script, fallback, addresses } = {{ config|safe }};
const CACHE = `canasta-${release}`;
// A static file with a hash in its name never changes.
const hashed = (path) => path.startsWith(files) && /\.[0-9a-f]{12}\.\w+$/.test(path);
const GATEWAY = [502, 503, 504];
const stored = async (address) => (await caches.open(CACHE)).match(address, { ignoreVary: true });

// --- taking a release in: one address after the other, going on where the last attempt ended
const take = async (address) => {
  const own = hashed(address);
  const answer = await fetch(address, { cache: own ? "default" : "no-store", priority: "low" });
  // Another release has come meanwhile, or another machine still has the last one, or this is no page of ours at all.
  if (!answer.ok || answer.redirected || (!own && answer.headers.get(header) !== release)) throw new Error(`${address} is not of release ${release}`);
  await (await caches.open(CACHE)).put(address, answer);
};
const fill = async () => {
  for (const address of addresses) if (!(await stored(address))) await take(address);
  await skipWaiting();
};
addEventListener("install", (event) => event.waitUntil(fill()));

const tidy = async () => {
  if (registration.navigationPreload) await registration.navigationPreload.enable();
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
};
addEventListener("activate", (event) => event.waitUntil(tidy()));

// --- giving it out
const banner = (copy, late, less, table, asks) => {
  const day = new Date(copy.headers.get("date")).toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric" });
  const message = table && !asks ? " Hier steht die Seite ohne euren Tisch: Er braucht eine Verbindung." : less ? " Die Auswahl in der Adresse braucht eine Verbindung: Hier steht die Seite ohne sie." : asks ? " Nachschlagen geht, rechnen und suchen erst wieder mit Netz." : "";
  return `<p class="offline rand nicht-drucken" id="offline" role="status">${late ? "Das Netz antwortet nicht" : "Offline"}, Stand vom ${day}.${message}</p>`;
};
// No page is kept with a table in its address (`t`), and a query that is not kept is left out too. A form is filled from the address by offline.js.
const withoutTable = ({ href }) => {
  const url = new URL(href);
  url.searchParams.delete("t");
  return url.href;
};
const copyOf = async (url) => (await stored(withoutTable(url))) || stored(url.pathname);
const page = async (url, late) => {
  const exact = await stored(withoutTable(url)), bare = await copyOf(url), copy = bare || (await stored(fallback));
  if (!copy) return Response.error();
  const html = await copy.text(), headers = new Headers(copy.headers);
  // Tools and search answer over the network alone, and take from the address by themselves what is asked.
  const asks = html.includes('id="formular"');
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(
    html
      .replace("</head>", () => `<script src="${script}" defer></script></head>`)
      .replace(/<main id="inhalt"[^>]*>/, (main) => main + banner(copy, late, bare && !exact && !asks, bare && url.searchParams.has("t"), asks)),
    { headers },
  );
};
// The network first, so that whoever has one always sees the latest; but a hut's network may take the request and never answer.
const PATIENCE = 5e3;
const navigate = async (event) => {
  const url = new URL(event.request.url);
  const network = Promise.resolve(event.preloadResponse).then((answer) => answer || fetch(event.request));
  // Also when nobody waits for it any more.
  event.waitUntil(network.catch(() => {}));
  let late = false;
  try {
    const first = await Promise.race([network, new Promise((done) => setTimeout(done, PATIENCE))]);
    late = !first && Boolean(await copyOf(url));
    const answer = late ? null : await network;
    if (answer && !GATEWAY.includes(answer.status)) return answer;
  } catch { /* no network */ }
  return page(url, late);
};

addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(navigate(event));
  // Parts of a page, never what htmx asks for.
  else if (hashed(url.pathname) || request.destination === "image") event.respondWith(stored(url.href).then((copy) => copy || fetch(request)));
});
