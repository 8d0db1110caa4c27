import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPack } from '../support/packs.ts';
import { publishedSite } from '../support/publisher.ts';
import { samePort } from '../support/own-port.ts';
import { apiOn, news, put, tender } from '../unit/content-api/small-content.ts';

const entry = (id: number, title: string) => news(id, { title, body: `<p>Words of ${title}</p>` });

test(
  'a change in the CMS is in the packs, what is gone is not, and going back brings back the packs as well',
  { timeout: 240_000 },
  async () => {
    const api = await apiOn(
      {
        'en/news_and_updates': [entry(1, 'First'), entry(2, 'Second')],
        'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] },
        'en/tenders-by-period': [tender(1, { closes_at: '2099-11-24T17:00:00+05:30' })],
      },
      await samePort(),
    );
    const site = await publishedSite(api.url, { environment: { ALLOW_SHRINK: '1' } });
    await site.settled();
    const text = () => builtPack(site.liveDir, 'whole-site-text', 'en').files;
    const offered = () => readFile(path.join(site.liveDir, 'packs.html'), 'utf8');
    const tenders = () => builtPack(site.liveDir, 'open-tenders', 'en').files.get('index.html') ?? '';
    const before = await readFile(path.join(site.liveDir, 'packs/whole-site-text.en.zip'));
    expect(text().get('text/news/2.html')).toContain('Words of Second');
    expect(tenders()).toContain('id="t-1"');

    put(api.dir, 'en/news_and_updates', [entry(1, 'First, changed')]);
    put(api.dir, 'en/tenders-by-period', []);
    await site.send();
    await site.settled();
    expect(text().get('text/news/1.html')).toContain('Words of First, changed');
    expect(text().has('text/news/2.html')).toBe(false);
    expect(text().get('index.html')).not.toContain('Second');
    expect(tenders()).not.toContain('id="t-1"');
    const { size } = await stat(path.join(site.liveDir, 'packs/whole-site-text.en.zip'));
    expect(await offered()).toContain(`<span data-pack="whole-site-text">ZIP, ${Math.round(size / 1000)}\u00a0KB`);

    await site.operate('roll-back/1');
    expect(before.equals(await readFile(path.join(site.liveDir, 'packs/whole-site-text.en.zip')))).toBe(true);
  },
);
