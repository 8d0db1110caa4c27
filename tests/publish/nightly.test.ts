import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { API_BASE } from '../../src/lib/api-base.ts';
import { nextTime } from '../../scripts/publish/nightly.ts';
import { publishedSite, TOKEN, type PublishedSite } from '../support/publisher.ts';
import { samePort } from '../support/own-port.ts';
import { apiOn, news, put } from '../unit/content-api/small-content.ts';

const first = { title: 'First', body: '<p>Words</p>' };
const content = {
  'en/news_and_updates': [news(1, first)],
  site: { visitors_count: 10, last_updated_date: '2026-11-18' },
};
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const health = async (site: PublishedSite) => (await fetch(`${site.publisher().url}/healthz`)).status;

/** Runs a comparison and returns its result. */
async function comparison(site: PublishedSite) {
  const { compared: before } = site.publisher().status();
  expect((await site.operate('compare')).status).toBe(200);
  for (;;) {
    const { compared } = site.publisher().status();
    if (compared && compared !== before) return compared;
    await pause(50);
  }
}

test(
  'what was replaced or undone and who has visited is no difference; any other is an alarm until it is gone',
  { timeout: 300_000 },
  async () => {
    const files = [{ url: 'rules.pdf', title: 'Rules' }];
    const api = await apiOn({ ...content, 'en/news_and_updates': [news(1, { ...first, files })] }, await samePort());
    const write = (text: string): Promise<void> => writeFile(path.join(api.dir, 'media/rules.pdf'), text);
    await write('the old rules');
    const site = await publishedSite(api.url);
    await site.settled();
    await write('the new rules of today');
    await site.send();
    await site.settled();
    const live = await readFile(path.join(site.liveDir, 'open-data/published-files.csv'), 'utf8');
    expect(live).toMatch(new RegExp(`${sha256('the old rules')},replaced,`));
    expect(live).toMatch(new RegExp(`${sha256('the new rules of today')},current,`));
    // This visit changes the number of visitors, so the pages show an older number.
    const visit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"counter":1}' };
    expect((await fetch(`${api.url}${API_BASE}/visitors_count_update/`, visit)).status).toBe(200);
    const { releases } = site.publisher().status();
    await site.send();
    expect((await site.settled()).releases, 'a visit publishes nothing').toEqual(releases);
    expect(await comparison(site)).toMatchObject({ different: [] });
    expect(await health(site)).toBe(200);

    // A release of before is put live during a comparison.
    put(api.dir, 'en/news_and_updates', [news(1, { ...first, title: 'Second', files })]);
    await site.send();
    await site.settled();
    expect((await site.operate('compare')).status).toBe(200);
    expect((await site.operate('roll-back/1')).status).toBe(200);
    const events = () => site.logged.map(({ event }) => event);
    await expect.poll(events, { timeout: 120_000 }).toContain('not compared');
    expect(events()).not.toContain('alarm');
    expect((await site.operate('resume')).status).toBe(200);
    await site.settled();

    const [page, form, stray] = ['news.html', 'help.html.br', 'news/77.html'].map((name) =>
      path.join(site.liveDir, name),
    );
    const whole = await readFile(page ?? '', 'utf8');
    await writeFile(page ?? '', whole.replace('Second', '5econd'));
    await writeFile(form ?? '', 'not Brotli');
    const framed = (await readdir(site.liveDir)).find((name) => /^tenders\.html\..*\.dcz$/.test(name)) ?? '';
    await writeFile(path.join(site.liveDir, framed), 'no difference from any frame');
    await writeFile(stray ?? '', 'nobody made this');
    expect((await comparison(site)).different).toEqual(['help.html', 'news.html', 'news/77.html', 'tenders.html']);
    expect(await health(site)).toBe(503);
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'alarm' }));
    const people = await fetch(`${site.publisher().url}/status`, {
      headers: { accept: 'text/html', authorization: `Bearer ${TOKEN}` },
    });
    expect(await people.text()).toMatch(/Alarm\.[^]*news\.html/);

    // When the publisher starts, it corrects files that differ.
    await site.restart();
    await site.settled();
    expect(await readFile(page ?? '', 'utf8')).not.toContain('5econd');
    expect(await readFile(form ?? '', 'utf8')).not.toBe('not Brotli');
    expect(await readdir(path.dirname(stray ?? ''))).not.toContain('77.html');

    api.misbehave({ path: '*', status: 403 });
    expect((await comparison(site)).fault).toMatch(/found 403/);
    expect(await health(site)).toBe(503);
  },
);

test.each([
  ['02:30', '2026-11-20T02:29:59+05:30', '2026-11-20T02:30:00+05:30'],
  ['02:30', '2026-11-20T02:30:00+05:30', '2026-11-21T02:30:00+05:30'],
  ['02:30', '2026-11-19T22:00:00Z', '2026-11-21T02:30:00+05:30'],
])('%s in India comes, seen from %s, at %s', (at, now, then) => {
  expect(nextTime(at, Date.parse(now))).toBe(Date.parse(then));
});
