/* global caches, self */
// Opens pages without a network: those that were opened before, as they were drawn, which hold no
// data of an account. Of another page only the shell opens, which says so. Calls of the API always
// go to the network: what they answer is never shown as fresh when it is not.
const PAGES = 'pages-1';
const BUILT = 'built-1';
/** Files of some twenty builds' pages; older ones go first. */
const BUILT_MOST = 400;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Of a page what it needs was fetched before this worker was there; it says what that was. */
self.addEventListener('message', (event) => {
  const { page, files } = event.data;
  event.waitUntil(
    Promise.allSettled([
      fetch(page, { headers: { accept: 'text/html' } }).then((answer) => keepPage(page, answer)),
      ...files.map((file) => built(new Request(file))),
    ]),
  );
});

async function keepPage(address, answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && !answer.redirected && type.startsWith('text/html'))
    await (await caches.open(PAGES)).put(new URL(address, self.location.origin).pathname, answer);
}

/** A page without its content, from any that is kept: its code draws what it can. */
async function shell(pages, language) {
  const kept = await pages.keys();
  const request =
    kept.find(({ url }) => new URL(url).pathname.split('/')[1] === language) ?? kept[0];
  if (request === undefined) return undefined;
  const html = await (await pages.match(request)).text();
  const empty = html.replace(
    /<div id="root"[^]*<\/div>(?=\s*<script|\s*<\/body>)/,
    () => '<div id="root"></div>',
  );
  return new Response(empty, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function page(request, { pathname }) {
  try {
    const answer = await fetch(request);
    await keepPage(pathname, answer.clone());
    return answer;
  } catch (error) {
    const pages = await caches.open(PAGES);
    const found = (await pages.match(pathname)) ?? (await shell(pages, pathname.split('/')[1]));
    if (found === undefined) throw error;
    return found;
  }
}

/** A built file never changes: its name has its content's hash. */
async function built(request) {
  const files = await caches.open(BUILT);
  const kept = await files.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await files.put(request, answer.clone());
    const all = await files.keys();
    await Promise.all(all.slice(0, -BUILT_MOST).map((old) => files.delete(old)));
  }
  return answer;
}

/** Files at the root have no hash: asked for again, and as they were where nobody answers. */
async function asked(request) {
  const files = await caches.open(BUILT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await files.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await files.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/(?:en|es|eu)(?:\/|$)/.test(url.pathname)) event.respondWith(page(request, url));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(built(request));
  else if (/^\/(?:theme\.js|favicon\.svg)$/.test(url.pathname)) event.respondWith(asked(request));
});
