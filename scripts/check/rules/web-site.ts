// A site on the web, read page by page: from its site map and its links, as far as the limit allows.
import { parse, all, property } from '../html.ts';
import { linked } from './page.ts';
import { ask } from './served.ts';
import type { Marks, RawPage, Site } from './site.ts';

const MAPS = 20;

async function textAt(address: string): Promise<{ text: string; type: string; url: string } | undefined> {
  try {
    const answer = await ask(address);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && /html|xml|json|script|text/.test(type))
      return { text: await answer.text(), type, url: answer.url };
    await answer.body?.cancel();
  } catch {
    // What does not answer is no page: the check of links finds it.
  }
  return undefined;
}

/** The addresses in the site map, and in the site maps that it names. */
async function mapped(address: string): Promise<string[]> {
  const [found, maps] = [[] as string[], [new URL('/sitemap.xml', address).href]];
  for (const map of maps) {
    const { text = '' } = (await textAt(map)) ?? {};
    const all = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
    if (!text.includes('<sitemapindex')) found.push(...all);
    else maps.push(...all.slice(0, MAPS));
  }
  return found;
}

const fileOf = (path: string): string => path.replace(/^\/+/, '').replace(/\/$/, '/index.html') || 'index.html';

export function webSite(address: string, most: number, marks: Marks): Site {
  const { origin } = new URL(address);
  const known = new Map<string, string>();
  const seenScripts = new Set<string>();

  async function keep(url: URL): Promise<void> {
    if (url.origin !== origin || known.has(fileOf(url.pathname))) return;
    known.set(fileOf(url.pathname), (await textAt(url.href))?.text ?? '');
  }

  async function* pages(): AsyncGenerator<RawPage> {
    const queue = new Set([
      new URL(address).pathname,
      ...(await mapped(address)).flatMap((one) => URL.parse(one)?.pathname ?? []),
    ]);
    let count = 0;
    for (const path of queue) {
      if (count === most) return;
      const answer = await textAt(new URL(path, origin).href);
      if (!answer || !answer.type.includes('html') || new URL(answer.url).pathname !== path) continue;
      const tree = parse(answer.text);
      for (const script of all(tree, 'script')) {
        const url = property(script, 'src') && URL.parse(property(script, 'src') ?? '', answer.url);
        if (url && url.origin === origin) {
          await keep(url);
          seenScripts.add(fileOf(url.pathname));
        }
      }
      for (const manifest of linked(tree, 'manifest'))
        await keep(new URL(property(manifest, 'href') ?? '', answer.url));
      for (const link of all(tree, 'a')) {
        const url = URL.parse(property(link, 'href') ?? '', answer.url);
        if (url?.origin === origin && !/\.(?!html?$)\w+$/.test(url.pathname)) queue.add(url.pathname);
      }
      count += 1;
      known.set(fileOf(path), count === 1 ? answer.text : '');
      yield { file: fileOf(path), html: answer.text, tree };
    }
  }

  return {
    pages,
    isPart: true,
    fileAt: (path) => [fileOf(path), fileOf(`${path}/`)].find((file) => known.has(file)),
    exists: async (path) => (await ask(new URL(path, origin).href, 'HEAD').catch(() => undefined))?.ok ?? false,
    read: (file) => known.get(file),
    bytesOf: () => undefined,
    files: [],
    scripts: () => [...seenScripts],
    ...marks,
  };
}
