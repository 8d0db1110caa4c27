import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://www.example.org';
type Listener = (event: object) => void;

/** What the line gives, by address. An address without a text is out of reach. */
let line: Record<string, string> = {};
/** What the browser keeps, by address. */
let kept: Map<string, Response>;
let listeners: Record<string, Listener> = {};

const addressOf = (asked: Request | string): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
const respond = (asked: Request | string): Promise<Response> => {
  const text = line[addressOf(asked).slice(ORIGIN.length)];
  return text === undefined ? Promise.reject(new TypeError('no connection')) : Promise.resolve(new Response(text));
};

beforeEach(async () => {
  vi.resetModules();
  [line, kept, listeners] = [{}, new Map(), {}];
  const cache = {
    put: (name: string, answer: Response) => Promise.resolve(kept.set(addressOf(name), answer)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: Request) => Promise.resolve(kept.delete(url)),
  };
  vi.stubGlobal('registration', { scope: `${ORIGIN}/verify` });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('addEventListener', (type: string, act: Listener) => (listeners[type] = act));
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (asked: Request) => Promise.resolve(kept.get(addressOf(asked))?.clone()),
  });
  await import('~/start/verify-worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Tells the worker what the page has loaded. True if it has kept all of it. */
async function keep(...loaded: string[]): Promise<boolean> {
  let isKept = false;
  let work: Promise<unknown> | undefined;
  listeners.message?.({
    data: loaded.map((name) => ORIGIN + name),
    ports: [{ postMessage: (said: boolean) => (isKept = said) }],
    waitUntil: (promise: Promise<unknown>) => (work = promise),
  });
  await work;
  return isKept;
}

/** Asks the worker for something. */
async function ask(address: string, init?: RequestInit): Promise<Response | undefined> {
  let answer: Response | Promise<Response> | undefined;
  listeners.fetch?.({
    request: new Request(ORIGIN + address, init),
    respondWith: (given: Response | Promise<Response>) => (answer = given),
    waitUntil: () => {},
  });
  return answer;
}

const PAGE = (version: string, day: string): string =>
  `<html data-start="/s/start.${version}.js"><div data-day="${day}">`;
const release = (version: string, day: string): string[] => {
  line = {
    ...{ '/verify': PAGE(version, day), [`/s/start.${version}.js`]: version, '/s/verify.1.js': 'compare' },
    [`/verify/0_0.json?${day}`]: day,
  };
  return Object.keys(line).slice(1);
};
const textsKept = async (): Promise<string[]> =>
  (await Promise.all([...kept.values()].map(async (one) => one.clone().text()))).sort();

it('keeps what was kept until all of a new release is there, and then only the new', async () => {
  expect(await keep(...release('a', '2026-11-20'), '/meta.json')).toBe(true);
  const first = await textsKept();
  expect(first).toEqual(['2026-11-20', PAGE('a', '2026-11-20'), 'a', 'compare']);
  const loaded = release('b', '2026-11-21');
  delete line['/verify/0_0.json?2026-11-21'];
  expect(await keep(...loaded)).toBe(false);
  expect(await textsKept()).toEqual(first);
  expect(await keep(...release('b', '2026-11-21'))).toBe(true);
  expect(await textsKept()).toEqual(['2026-11-21', PAGE('b', '2026-11-21'), 'b', 'compare']);
});

it('keeps no page with the register or the scripts of another', async () => {
  const loaded = release('a', '2026-11-20');
  line['/verify'] = PAGE('a', '2026-11-21');
  expect(await keep(...loaded)).toBe(false);
  line['/verify'] = PAGE('b', '2026-11-20');
  expect(await keep(...loaded)).toBe(false);
  expect(kept.size).toBe(0);
});

it('keeps what the script imports, though the page does not name it, and promises nothing without it', async () => {
  const loaded = release('a', '2026-11-20');
  line['/s/verify.1.js'] = 'import{a}from"./stores.1.js";compare(a)';
  expect(await keep(...loaded)).toBe(false);
  expect(kept.size).toBe(0);
  Object.assign(line, { '/s/stores.1.js': 'import"./words.1.js";', '/s/words.1.js': 'import"./stores.1.js";' });
  expect(await keep(...loaded)).toBe(true);
  expect([...kept.keys()]).toEqual(expect.arrayContaining([`${ORIGIN}/s/stores.1.js`, `${ORIGIN}/s/words.1.js`]));
});

it.each([[[]], [['/s/start.a.js']], [['/s/verify.1.js']]])(
  'promises nothing of a page whose scripts are not all named (%o)',
  async (loaded) => {
    release('a', '2026-11-20');
    expect(await keep(...loaded)).toBe(false);
    expect(kept.size).toBe(0);
  },
);

it('keeps the reading aids that the visitor has chosen', async () => {
  const loaded = release('a', '2026-11-20');
  line['/aids.css'] = 'aids';
  expect(await keep(...loaded, '/aids.css')).toBe(true);
  expect(await textsKept()).toContain('aids');
});

it('gives a shared file to the page once, and forgets it when nobody takes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const share = async (): Promise<void> => {
    const body = new FormData();
    body.append('file', new File(['a paper'], 'सूचना.pdf'));
    const answer = await ask('/verify/shared', { method: 'POST', body });
    expect(answer?.headers.get('location')).toBe(`${ORIGIN}/verify?shared`);
  };
  await share();
  expect(await (await ask('/verify/shared'))?.text()).toBe('a paper');
  expect((await ask('/verify/shared'))?.status).toBe(404);
  await share();
  vi.advanceTimersByTime(200_000);
  expect((await ask('/verify/shared'))?.status).toBe(404);
  expect(kept.size).toBe(0);
});

it.each([
  ['is there for a while when all of it has come', 60_000, 200],
  ['is forgotten when nobody takes it', 200_000, 404],
])('a large shared file that takes long to read %s', async (_, later, status) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const boundary = 'x';
  let finish = (): void => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const send = (text: string): void => stream.enqueue(new TextEncoder().encode(text));
      send(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\na large`);
      finish = () => {
        send(` paper\r\n--${boundary}--\r\n`);
        stream.close();
      };
    },
  });
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const answer = ask('/verify/shared', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  vi.advanceTimersByTime(200_000);
  finish();
  await answer;
  vi.advanceTimersByTime(later);
  expect((await ask('/verify/shared'))?.status).toBe(status);
});

it('keeps the parts of a long register that earlier visits asked for, and says without a connection that all is kept', async () => {
  const loaded = release('a', '2026-11-20');
  expect(await keep(...loaded)).toBe(true);
  line['/verify/4_3.json?2026-11-20'] = 'ab';
  expect(await keep('/s/start.a.js', '/s/verify.1.js', '/verify/4_3.json?2026-11-20')).toBe(true);
  expect(await textsKept()).toContain('2026-11-20');
  line = {};
  expect(await keep(...loaded)).toBe(true);
  expect(await keep(...loaded, '/verify/4_9.json?2026-11-20')).toBe(false);
  await keep(...release('b', '2026-11-21'));
  expect(await textsKept()).toEqual(['2026-11-21', PAGE('b', '2026-11-21'), 'b', 'compare']);
});
