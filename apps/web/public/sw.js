/* global caches, self */
// Opens pages without a network: those that were opened before, as they were drawn, which hold no
// data of an account. Of another page only the shell opens, which says so. Calls of the API always
// go to the network: what they answer is never shown as fresh when it is not.
const PAGES = 'pages-1';
const BUILT = 'built-1';
/** Files of some twenty builds' pages; older ones go first. */
const BUILT_MOST = 400;
const PAGES_MOST = 60;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Of a page what it needs was fetched before this worker was there; it says what that was. */
self.addEventListener('message', (event) => {
  const { page, files } = event.data;
  event.waitUntil(
    Promise.allSettled([
      fetch(page, { headers: { accept: 'text/html' } }).then((answer) => keepPage(page, answer)),
      ...files.map((file) => built({ request: new Request(file), event })),
    ]),
  );
});

/** Keeps an answer; where storage is full or off, what is on the network is shown all the same. */
async function keep(name, most, request, answer) {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const all = await cache.keys();
    await Promise.all(all.slice(0, -most).map((old) => cache.delete(old)));
  } catch {
    // It is fetched again next time.
  }
}

/** What is kept of a request; undefined too where storage is off. */
const found = (name, request) =>
  caches
    .open(name)
    .then((cache) => cache.match(request))
    .catch(() => undefined);

async function keepPage(address, answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && !answer.redirected && type.startsWith('text/html'))
    await keep(PAGES, PAGES_MOST, new URL(address, self.location.origin).pathname, answer);
}

/**
 * A kept page with a mark by which its code knows that the network had no answer: browsers do not
 * all say so themselves.
 */
async function marked(kept) {
  const html = (await kept.text()).replace('</head>', () => '<meta name="kept"></head>');
  return new Response(html, { headers: kept.headers });
}

/** A page without its content, from any that is kept: its code draws what it can. */
async function shell(language) {
  const pages = await caches.open(PAGES);
  const kept = await pages.keys();
  const request =
    kept.find(({ url }) => new URL(url).pathname.split('/')[1] === language) ?? kept[0];
  if (request === undefined) return undefined;
  const answer = await pages.match(request);
  const html = await answer.text();
  const empty = html.replace(
    /<div id="root"[^]*<\/div>(?=\s*<script|\s*<\/body>)/,
    () => '<div id="root"></div>',
  );
  return new Response(empty, { headers: answer.headers });
}

async function page({ request, event }, { pathname }) {
  try {
    const answer = await fetch(request);
    event.waitUntil(keepPage(pathname, answer.clone()));
    return answer;
  } catch (error) {
    const kept = (await found(PAGES, pathname)) ?? (await shell(pathname.split('/')[1]));
    if (kept === undefined) throw error;
    return marked(kept);
  }
}

/** A built file never changes: its name has its content's hash. */
async function built({ request, event }) {
  const kept = await found(BUILT, request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(BUILT, BUILT_MOST, request, answer.clone()));
  return answer;
}

/** Files at the root have no hash: asked for again, and as they were where nobody answers. */
async function asked({ request, event }) {
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(BUILT, BUILT_MOST, request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await found(BUILT, request);
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const asking = { request, event };
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Pages begin with the two letters of their language, whichever it is.
    if (/^\/[a-z]{2}(?:\/|$)/.test(url.pathname)) event.respondWith(page(asking, url));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(built(asking));
  else if (/^\/(?:theme\.js|favicon\.svg)$/.test(url.pathname)) event.respondWith(asked(asking));
});
