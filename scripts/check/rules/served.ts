// Asks a web server for facts that no folder has: its headers, and its answer to an address that does not exist.
const LIMIT_MS = 15_000;

interface Lost {
  readonly address: string;
  readonly status: number;
  readonly text: string;
  /** The address of the answer after redirects. Links in the answer may contain this host. */
  readonly url?: string;
}

export interface Served {
  /** The host that answered, without its port. Not set for headers that come from a file. */
  readonly host?: string;
  /** The headers of the home page, their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The cookies that the home page sets. Each cookie has its own header. */
  readonly cookies?: readonly string[];
  /** The answers to addresses that do not exist. */
  readonly lost?: readonly Lost[];
  /**
   * The usual addresses of source files and of folder lists. `isThere` is true if the server answers with such a file or list.
   */
  readonly sources?: readonly { readonly address: string; readonly isThere: boolean }[];
}

export const ask = (address: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> =>
  fetch(address, { method, signal: AbortSignal.timeout(LIMIT_MS), headers: { 'User-Agent': 'check-rules' } });

/** Asks the server of a file for the number of its bytes. */
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

/**
 * Files that people often forget on a server. A name with a slash at its end is a folder: a server may show a list of its
 * files.
 */
const SOURCES = [
  ...['/.git/config', '/.git/HEAD', '/.svn/entries', '/.env', '/.htpasswd', '/.DS_Store', '/wp-config.php.bak'],
  ...['/dump.sql', '/backup.sql', '/backup.zip', '/package.json', '/composer.json', '/web.config'],
  ...['/assets/', '/images/', '/uploads/', '/files/', '/media/', '/backup/'],
];

/**
 * Checks if the address is a source file or a folder list. Some servers answer every address with a page, so an HTML page does
 * not count as a source file. A folder list is recognised by its title.
 */
async function askSource(site: string, address: string): Promise<{ address: string; isThere: boolean }> {
  const answer = await ask(new URL(address, site).href);
  const isPage = (answer.headers.get('content-type') ?? '').includes('html');
  if (answer.ok && isPage && address.endsWith('/'))
    return { address, isThere: /<title>\s*(index of \/|directory listing)/i.test(await answer.text()) };
  await answer.body?.cancel();
  return { address, isThere: answer.ok && !isPage };
}

export async function askServer(address: string): Promise<Served> {
  const home = await ask(address);
  await home.body?.cancel();
  const lost = LOST.map(async (one) => {
    const answer = await ask(new URL(one, address).href);
    return { address: one, status: answer.status, text: await answer.text(), url: answer.url };
  });
  const sources = SOURCES.map((one) => askSource(address, one));
  return {
    host: new URL(home.url).hostname,
    headers: Object.fromEntries(home.headers),
    cookies: home.headers.getSetCookie(),
    lost: await Promise.all(lost),
    sources: await Promise.all(sources),
  };
}

/** Returns the headers that a file `_headers` sets for every page. */
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
  const cookies = headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value);
  return { headers: Object.fromEntries(headers), cookies };
}
