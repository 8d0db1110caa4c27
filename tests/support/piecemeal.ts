import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentTypeOf } from '../../scripts/serve/content-types.ts';
import { fileOf } from '../../scripts/serve/rules.ts';
import { overflow, twoFrames } from './visit.ts';

/** Cuts HTML into pieces. Each piece ends after a tag, so that each adds something visible. */
function piecesOf(html: string, count: number): string[] {
  const body = html.indexOf('<body');
  const ends = Array.from({ length: count }, (_, index) => {
    const near = body + Math.floor(((html.length - body) * index) / count);
    return html.indexOf('>', near) + 1;
  });
  return [...ends, html.length].map((end, index, all) => html.slice(index === 0 ? 0 : all[index - 1], end));
}

export interface PiecemealSite {
  readonly url: string;
  /**
   * Opens a page. Each piece of the page is sent only after the browser has painted the piece before. Returns what is wrong with
   * the page after one of the pieces.
   */
  readonly open: (page: Page, address: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Says what keeps a visitor from reading the part of a page that has come. */
const unreadable = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    return [
      ...(main?.textContent.trim() && !heading?.checkVisibility() ? ['no heading'] : []),
      ...[...document.querySelectorAll('dialog[open],:popover-open')].map((one) => `covered by ${one.className}`),
    ];
  })),
];

/** Serves a built site. Pages are sent in pieces, as on a slow connection, and other files at once. */
export async function servePiecemeal(dir: string, count: number): Promise<PiecemealSite> {
  let rest: string[] = [];
  let send = (): void => {};
  const server = createServer((request, answer) => {
    const file = path.join(dir, fileOf(new URL(request.url ?? '', 'http://site.example').pathname));
    if (!existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'Content-Type': contentTypeOf(file) });
    if (!file.endsWith('.html')) {
      answer.end(readFileSync(file));
      return;
    }
    rest = piecesOf(readFileSync(file, 'utf8'), count);
    send = () => {
      answer.write(rest.shift() ?? '');
      if (rest.length === 0) answer.end();
    };
    send();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Waits until the page has more than these elements and the browser has painted them. Returns how many it has then. */
  const paintedMoreThan = (page: Page, before: number): Promise<number> =>
    page.evaluate(async (known) => {
      const count = (): number => document.getElementsByTagName('*').length;
      const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      while (count() <= known && document.readyState === 'loading') await nextFrame();
      await nextFrame();
      await nextFrame();
      await new Promise((done) => setTimeout(done));
      return count();
    }, before);
  return {
    url,
    async open(page, address) {
      await page.goto(url + address, { waitUntil: 'commit' });
      const faults: string[] = [];
      let count = await paintedMoreThan(page, 0);
      while (rest.length > 0) {
        send();
        count = await paintedMoreThan(page, count);
        faults.push(...(await unreadable(page)).map((fault) => `${rest.length} pieces before the end: ${fault}`));
      }
      await page.waitForLoadState('load');
      await twoFrames(page);
      return faults;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
