// Asks a web server for what no folder says: its headers, and how it answers an address that does not exist.
const LIMIT_MS = 15_000;

export interface Served {
  /** The headers of the home page, their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answers to addresses that do not exist. */
  readonly lost?: readonly { readonly address: string; readonly status: number; readonly text: string }[];
}

export const ask = (address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> =>
  fetch(address, { method, signal: AbortSignal.timeout(LIMIT_MS), headers: { 'User-Agent': 'check-rules' } });

/** The bytes of a file, as its server says. */
export async function askBytes(address: string): Promise<number | undefined> {
  try {
    const answer = await ask(address, 'HEAD');
    const length = answer.headers.get('content-length');
    return answer.ok && length !== null ? Number(length) : undefined;
  } catch {
    return undefined;
  }
}

const LOST = ['/no-such-page-here', '/hi/no-such-page-here'];

export async function askServer(address: string): Promise<Served> {
  const home = await ask(address);
  await home.body?.cancel();
  const lost = LOST.map(async (one) => {
    const answer = await ask(new URL(one, address).href);
    return { address: one, status: answer.status, text: await answer.text() };
  });
  return { headers: Object.fromEntries(home.headers), lost: await Promise.all(lost) };
}

/** The headers that a file `_headers` gives to every page. */
export function firstHeaders(text: string | undefined): Served | undefined {
  const lines = text?.split('\n') ?? [];
  const from = lines.findIndex((line) => line.trim() === '/*');
  if (from < 0) return undefined;
  const after = lines.slice(from + 1);
  const to = after.findIndex((line) => /^\S/.test(line));
  const headers = after.slice(0, to < 0 ? undefined : to).flatMap((line) => {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), value] as const] : [];
  });
  return { headers: Object.fromEntries(headers) };
}
