// The service worker of the page that verifies files, and of no other page. If an app shares a file to the page, the service
// worker gives the file to the page and does not send it to the server. Without a connection, it answers from the page's cache.

/** The members of a service worker that are used here. TypeScript's types for workers conflict with the types for pages. */
interface ServiceWorker {
  readonly registration: { readonly scope: string };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: string, act: (event: ServiceWorkerEvent) => void) => void;
}
interface ServiceWorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly respondWith: (answer: Response | Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}
const worker = globalThis as unknown as ServiceWorker;
const page = new URL(worker.registration.scope).pathname;

/**
 * The milliseconds that a shared file is available for its page. The file is in memory only, and never stored on the device.
 */
const WAITS_MS = 120_000;
let shared: File | undefined;
let forget = (): void => {};

/** Takes a shared file, and opens the page. */
async function receive(request: Request): Promise<Response> {
  const file = (await request.formData()).get('file');
  // Removes an earlier file that no page has taken.
  forget();
  shared = file instanceof File ? file : undefined;
  return Response.redirect(`${worker.registration.scope}?shared`, 303);
}

/**
 * Resolves when the page has taken the file, or when the waiting time is over. Until then, the browser keeps the service worker
 * alive.
 */
const untilTaken = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => forget(), WAITS_MS);
    forget = () => {
      clearTimeout(timer);
      shared = undefined;
      resolve();
    };
  });

/** Gives the shared file to the page. The file can be taken only once. */
function handOver(): Response {
  const file = shared;
  forget();
  return file
    ? new Response(file, { headers: { name: encodeURIComponent(file.name) } })
    : new Response(null, { status: 404 });
}

/** A loaded file, with the data that the cache needs. */
interface Loaded {
  readonly name: string;
  readonly answer: Response;
  readonly text: string;
}

/** Loads a file again. Without a connection, takes the file from the cache. */
async function load(name: string): Promise<Loaded> {
  const answer = await fetch(name).catch(() => caches.match(name, { ignoreVary: true }));
  if (!answer?.ok) throw new Error(name);
  // Reads the whole answer, because a connection may break in the middle of it.
  return { name: new URL(name, location.origin).href, answer, text: await answer.clone().text() };
}

/** The address of a part of the register. It ends with the day of the register. */
const PART = /\/verify\/\w+\.json\?(.*)$/;
const IMPORTS = /\b(?:from|import)\s*"\.\/(.+?)"/g;

/** Loads files, and all scripts that they import. */
async function loadAll(names: readonly string[], known = new Map<string, Loaded>()): Promise<readonly Loaded[]> {
  const loaded = await Promise.all(names.map(load));
  for (const file of loaded) known.set(file.name, file);
  const imports = loaded
    .filter(({ name }) => name.endsWith('.js'))
    .flatMap(({ text }) => [...text.matchAll(IMPORTS)].map(([, file = '']) => `/s/${file}`))
    .filter((name) => !known.has(location.origin + name));
  return imports.length > 0 ? loadAll([...new Set(imports)], known) : [...known.values()];
}

/**
 * Stores the page and the files that it needs. The page sends the addresses of these files: its scripts, the parts of the
 * register, and the other files that it has loaded. The earlier files stay until all new files have loaded.
 */
async function keep(given: readonly string[]): Promise<void> {
  const { origin } = location;
  const own = given.map((name) => new URL(name, origin)).filter((url) => url.origin === origin);
  const names = [...new Set(own.map(({ pathname, search }) => pathname + search))].filter(
    (name) => name.startsWith('/s/') || name === '/aids.css' || PART.test(name),
  );
  const html = await load(page);
  const [, start] = /data-start="(.*?)"/.exec(html.text) ?? [];
  const [, today = ''] = /data-day="(.*?)"/.exec(html.text) ?? [];
  const dayOf = (name: string): string | undefined => PART.exec(name)?.[1];
  // The loaded page may be newer than the page that sent the addresses. In this case, nothing is stored, and the next visit
  // tries again.
  const belongs = (name: string): boolean =>
    PART.test(name) ? dayOf(name) === today : !name.startsWith('/s/start.') || name === start;
  // Without the script that compares files, the stored page would open but not work.
  const canCompare = names.some((name) => name === start) && names.some((name) => name.startsWith('/s/verify.'));
  if (!names.every(belongs) || !canCompare) throw new Error(page);
  const files = [html, ...(await loadAll(names))];
  const cache = await caches.open(page);
  await Promise.all(files.map(({ name, answer }) => cache.put(name, answer)));
  const kept = new Set(files.map(({ name }) => name));
  // The parts of a long register that earlier visits have requested stay.
  for (const request of await cache.keys())
    if (!kept.has(request.url) && !(today && dayOf(request.url) === today)) await cache.delete(request);
}

/**
 * Returns a stored file. For the page itself, the query is ignored. For a part of the register, the query is needed, because it
 * is the day of the register.
 */
const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })) ?? Response.error();

// A new service worker answers at once, even if a page that uses the old service worker is still open.
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('message', (event) => {
  const say = (isKept: boolean): void => event.ports[0]?.postMessage(isKept);
  event.waitUntil(
    keep(event.data as string[]).then(
      () => say(true),
      () => say(false),
    ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isShared = new URL(request.url).pathname === `${page}/shared`;
  if (isShared && request.method === 'POST') {
    const answer = receive(request);
    event.respondWith(answer);
    // Reading a large file takes time, so the waiting time starts after the whole file has been read.
    event.waitUntil(answer.then(untilTaken, () => {}));
  } else if (isShared) event.respondWith(handOver());
  else if (request.method === 'GET') event.respondWith(fetch(request).catch(() => kept(request)));
});

// With this export, the file is a module, so its names do not conflict with names in pages.
export {};
