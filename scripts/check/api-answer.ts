import { API_HEADERS } from '../../src/api/headers.ts';

const SECONDS_TO_ANSWER = 20;
const CHARACTERS_SHOWN = 200;
const SITE = 'https://site.example';

/** The answer of an address. It has `json` only if its body is JSON. */
export interface ApiAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly json?: unknown;
  /** The reason why there is no `json`, as the end of a sentence: "found ...". */
  readonly problem?: string;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${SECONDS_TO_ANSWER} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

function jsonOf(text: string): Pick<ApiAnswer, 'json' | 'problem'> {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { problem: text === '' ? 'found an empty body' : `found: ${text.slice(0, CHARACTERS_SHOWN)}` };
  }
}

/** Requests an address with the headers of the build. Otherwise the same as `askAsBrowser`. */
export const ask = (url: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<ApiAnswer> =>
  askAsBrowser(url, { ...init, headers: { ...API_HEADERS, ...headers } });

/** Requests an address once and follows redirects, as the site does. If no answer comes, the status is 0. */
export async function askAsBrowser(url: string, init: RequestInit = {}): Promise<ApiAnswer> {
  const signal = AbortSignal.timeout(SECONDS_TO_ANSWER * 1000);
  try {
    const { status, headers, ...answer } = await fetch(url, { signal, ...init }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    return { url, status, headers, ...jsonOf(answer.text) };
  } catch (error) {
    return { url, status: 0, headers: new Headers(), problem: `found none: ${reason(error)}` };
  }
}

/** Checks the status and the content type of an answer, and that its body is JSON. It does not check the content. */
export function answerFaults({ status, headers, problem }: ApiAnswer, expected: number): string[] {
  if (status === 0) return [`expected an answer, ${problem ?? 'found none'}`];
  if (status !== expected) return [`expected status ${expected}, found ${status}`];
  const type = headers.get('content-type') ?? 'none';
  return [
    ...(/^application\/json\b/i.test(type) ? [] : [`expected content type application/json, found ${type}`]),
    ...(problem === undefined ? [] : [`expected JSON, ${problem}`]),
  ];
}

/** Checks that the answer has an ETag, and that the answer to a request with this ETag has no body. */
export async function revalidationFaults({ url, headers }: ApiAnswer): Promise<string[]> {
  const etag = headers.get('etag');
  if (etag === null) return ['header ETag: expected a tag, found nothing'];
  const { status } = await ask(url, { 'if-none-match': etag });
  return status === 304 ? [] : [`If-None-Match ${etag}: expected status 304, found ${status}`];
}

/** Checks that a page of the site may read the answer in the browser. With `send`, also checks that the page may send JSON. */
export async function crossOriginFaults(url: string, method: 'read' | 'send'): Promise<string[]> {
  const asPage = { origin: SITE };
  const preflight = {
    ...asPage,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const { status, headers } = await askAsBrowser(
    url,
    method === 'read' ? { headers: asPage } : { method: 'OPTIONS', headers: preflight },
  );
  const origin = headers.get('access-control-allow-origin') ?? 'nothing';
  const isAllowed = origin === '*' || origin === SITE;
  const faults = isAllowed
    ? []
    : [`header Access-Control-Allow-Origin: expected * or the site's origin, found ${origin}`];
  if (method === 'read' && [401, 403].includes(status))
    faults.push(`from a browser, without the headers of the build: expected status 200, found ${status}`);
  const sent = headers.get('access-control-allow-headers') ?? 'nothing';
  const isRefused = method === 'send' && !/content-type|\*/i.test(sent);
  return isRefused ? [...faults, `header Access-Control-Allow-Headers: expected Content-Type, found ${sent}`] : faults;
}
