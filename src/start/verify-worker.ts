// The service worker of the page that verifies files, and of no other page. It hands a file that an app shares to the page,
// without sending it to the server, and answers from what it has kept of the page if there is no connection.

/** What a service worker has. The types of TypeScript for workers cannot be used beside those for pages. */
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

/** A shared file waits so long for its page. It is in memory only, so nothing of it stays on the device. */
const WAITS_MS = 120_000;
let shared: File | undefined;
let forget = (): void => {};

/** Takes a shared file, and opens the page. */
async function receive(request: Request): Promise<Response> {
  const file = (await request.formData()).get('file');
  // An earlier file that nobody has taken.
  forget();
  shared = file instanceof File ? file : undefined;
  return Response.redirect(`${worker.registration.scope}?shared`, 303);
}

/** Ends when the page has taken the file that is there, or when it is too late. Until then the browser keeps the worker. */
const untilTaken = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => forget(), WAITS_MS);
    forget = () => {
      clearTimeout(timer);
      shared = undefined;
      resolve();
    };
  });

/** Gives the shared file to the page, once. */
function handOver(): Response {
  const file = shared;
  forget();
  return file
    ? new Response(file, { headers: { name: encodeURIComponent(file.name) } })
    : new Response(null, { status: 404 });
}

/** A file as it will be kept. */
interface Loaded {
  readonly name: string;
  readonly answer: Response;
  readonly text: string;
}

/** Loads a file again, or takes it as it was kept if there is no connection. */
async function load(name: string): Promise<Loaded> {
  const answer = await fetch(name).catch(() => caches.match(name, { ignoreVary: true }));
  if (!answer?.ok) throw new Error(name);
  // Reads it to its end: a connection may break in the midst of it.
  return { name: new URL(name, location.origin).href, answer, text: await answer.clone().text() };
}

/** The parts of the register. They end with its day. */
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
 * Keeps the page and what it needs, by the addresses that it gives: those of its script and of the parts of the register, and
 * what else it has loaded. What was kept before stays until all of it is there.
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
  // The page may be newer than what it had loaded a moment ago. Then the next visit keeps it.
  const belongs = (name: string): boolean =>
    PART.test(name) ? dayOf(name) === today : !name.startsWith('/s/start.') || name === start;
  // Without the script that compares files, the page would open and do nothing.
  const canCompare = names.some((name) => name === start) && names.some((name) => name.startsWith('/s/verify.'));
  if (!names.every(belongs) || !canCompare) throw new Error(page);
  const files = [html, ...(await loadAll(names))];
  const cache = await caches.open(page);
  await Promise.all(files.map(({ name, answer }) => cache.put(name, answer)));
  const kept = new Set(files.map(({ name }) => name));
  // The parts of a long register that earlier visits asked for stay.
  for (const request of await cache.keys())
    if (!kept.has(request.url) && !(today && dayOf(request.url) === today)) await cache.delete(request);
}

/** What was kept. The page may be asked for with a query; a part of the register is told from that of another day by its query. */
const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })) ?? Response.error();

// A new worker answers at once, also if a page of the old one is still open.
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
    // Reading a large file takes its time, so the clock starts when all of it is there.
    event.waitUntil(answer.then(untilTaken, () => {}));
  } else if (isShared) event.respondWith(handOver());
  else if (request.method === 'GET') event.respondWith(fetch(request).catch(() => kept(request)));
});

// This file is a module: its names are no names of pages.
export {};
