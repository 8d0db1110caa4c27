// Reads a site on the web page by page, from its site map and its links, up to a limit.
import { parse, all, property } from '../html.ts';
import { linked } from './page.ts';
import { ask } from './served.ts';
import type { Marks, RawPage, Site } from './site.ts';

const MAPS = 20;
/** Matches addresses that are no pages. Pages may end in .aspx, .php or .jsp, so the pattern lists the endings of files. */
const FILE =
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|epub|csv|txt|xml|json|m?js|css|zip|rar|7z|t?gz|exe|apk|jpe?g|png|gif|svg|webp|avif|bmp|tiff?|ico|mp[34]|webm|mov|avi|wav|ics|woff2?|ttf)$/i;

async function textAt(address: string): Promise<{ text: string; type: string; url: string } | undefined> {
  try {
    const answer = await ask(address);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && /html|xml|json|script|text/.test(type))
      return { text: await answer.text(), type, url: answer.url };
    await answer.body?.cancel();
  } catch {
    // An address without an answer is no page. The check of links reports it.
  }
  return undefined;
}

/** Returns the addresses in the site map, and in the site maps that the site map names. */
async function mapped(address: string): Promise<string[]> {
  const [found, maps] = [[] as string[], new Set([new URL('/sitemap.xml', address).href])];
  for (const map of maps) {
    const { text = '' } = (await textAt(map)) ?? {};
    const all = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
    if (!text.includes('<sitemapindex')) found.push(...all);
    else for (const one of all.slice(0, MAPS)) maps.add(one);
  }
  return found;
}

const fileOf = (path: string): string => path.replace(/^\/+/, '').replace(/\/$/, '/index.html') || 'index.html';

export async function webSite(address: string, most: number, marks: Marks): Promise<Site> {
  // The address may redirect to https, to another host, or to the home page of a language.
  const { origin, pathname: start } = new URL((await textAt(address))?.url ?? address);
  const asked = new URL(address).pathname;
  const known = new Map<string, string>();
  const seenScripts = new Set<string>();

  async function keep(url: URL | null): Promise<void> {
    if (url?.origin !== origin || known.has(fileOf(url.pathname))) return;
    known.set(fileOf(url.pathname), (await textAt(url.href))?.text ?? '');
  }

  async function* pages(): AsyncGenerator<RawPage> {
    const queue = new Set([start, ...(await mapped(origin)).flatMap((one) => URL.parse(one)?.pathname ?? [])]);
    let count = 0;
    for (const path of queue) {
      if (count === most) return;
      const answer = await textAt(`${origin}${path}`);
      const at = answer && new URL(answer.url);
      if (!answer?.type.includes('html') || at?.origin !== origin) continue;
      if (at.pathname !== path) {
        queue.add(at.pathname);
        continue;
      }
      const tree = parse(answer.text);
      for (const script of all(tree, 'script')) {
        const url = property(script, 'src') && URL.parse(property(script, 'src') ?? '', answer.url);
        if (url && url.origin === origin) {
          await keep(url);
          seenScripts.add(fileOf(url.pathname));
        }
      }
      for (const manifest of linked(tree, 'manifest'))
        await keep(URL.parse(property(manifest, 'href') ?? '', answer.url));
      for (const link of all(tree, 'a')) {
        const url = URL.parse(property(link, 'href') ?? '', answer.url);
        if (url?.origin === origin && !FILE.test(url.pathname)) queue.add(url.pathname);
      }
      count += 1;
      const isStart = path === start;
      known.set(fileOf(path), isStart ? answer.text : '');
      if (isStart) known.set(fileOf(asked), answer.text);
      yield { file: fileOf(path), html: answer.text, tree, ...(isStart && asked === '/' && { isHome: true }) };
    }
  }

  return {
    pages,
    isPart: true,
    origin,
    fileAt: (path) => [fileOf(path), fileOf(`${path}/`)].find((file) => known.has(file)),
    exists: async (path) => (await ask(`${origin}${path}`, 'HEAD').catch(() => undefined))?.ok ?? false,
    read: (file) => known.get(file),
    bytesOf: () => undefined,
    files: [],
    scripts: () => [...seenScripts],
    ...marks,
  };
}
