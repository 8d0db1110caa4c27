import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { packFactsOf, packsOf } from '../../../scripts/packs/packs.ts';
import { readHtml } from '../../../src/lib/read-html.ts';
import { unzipped } from '../../support/unzip.ts';

const SITE = 'https://www.example.org';

/** Makes a page with a heading and the day of its last change. */
const page = (file: string, main: string, day = '2026-11-02'): [string, string] => {
  const address = `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  const sig = `<p class="sig" data-dated>Updated <time datetime="${day}">then</time></p>`;
  return [
    file,
    `<!DOCTYPE html><html><head><link rel="canonical" href="${SITE}${address}"></head><body><nav><a href="/">Menu</a></nav>` +
      `<main id="main" tabindex="-1">${main}${sig}</main><footer>Foot</footer></body></html>`,
  ];
};

const tender = (id: number, state = 'open'): string =>
  `<tr role="row" id="t-${id}"><th>Tender ${id}</th><td><time>24 November 2026</time>` +
  `<span class="state state--${state}" data-closes="2026-11-24T17:00+05:30">Open</span><a href="/pages/how-to-bid">How</a></td></tr>`;
const tenders = (...rows: string[]): string =>
  `<h1>Tenders</h1><table><thead><tr><th>Tender</th></tr></thead><tbody data-rows>${rows.join('')}</tbody></table>`;

const site: [string, string][] = [
  page(
    'packs.html',
    '<h1>Take</h1><span data-pack="open-tenders">ZIP</span><span data-pack="whole-site-text">ZIP</span>',
  ),
  page('index.html', '<h1>Home</h1><a href="/tenders#t-1">Tenders</a><a href="/hi">हिन्दी</a>'),
  page('tenders.html', tenders(tender(1), tender(2)), '2026-11-05'),
  page('tenders/page/2.html', tenders(tender(3), tender(4, 'closed'))),
  page('tenders/page/10.html', tenders(tender(5))),
  page('data-listing/pages/recruitment.html', '<h1>Jobs</h1>'),
  page(
    'news/7.html',
    '<h1 lang="hi">खान</h1><a href="/">Home</a><a href="/feed.xml">Feed</a><a href="/search?q=a">Find</a>',
  ),
  page('search/coal.html', '<h1>Coal</h1>'),
  page('hi.html', '<h1>मुख पृष्ठ</h1>'),
];

const packs = (pages: readonly (readonly [string, string])[]): Map<string, Buffer> =>
  packsOf(pages.map(([file, html]) => ({ file, ...packFactsOf(file, html, readHtml(html)) })));

const filesOf = (pages: readonly (readonly [string, string])[], name: string): Map<string, string> =>
  unzipped(packs(pages).get(`packs/${name}.en.zip`) ?? Buffer.alloc(22));

it('hold every page of their language with its own words, without menus, and nothing of the search', () => {
  const files = filesOf(site, 'whole-site-text');
  const folder = 'whole-site-text-en/';
  expect([...files.keys()].filter((name) => name.startsWith(`${folder}text/`)).sort()).toEqual(
    ['data-listing/pages/recruitment', 'home', 'news/7', 'tenders', 'tenders/page/10', 'tenders/page/2'].map(
      (name) => `${folder}text/${name}.html`,
    ),
  );
  const news = files.get(`${folder}text/news/7.html`) ?? '';
  expect(news).toContain('<h1 lang="hi">खान</h1>');
  expect(news).not.toMatch(/Menu|Foot/);
  expect(files.get(`${folder}index.html`)).toContain('<a href="text/news/7.html" lang="hi">खान</a>');
});

it('lead from page to page inside the folder, and elsewhere by full addresses', () => {
  const files = filesOf(site, 'whole-site-text');
  const linksOf = (name: string): string[] => {
    const [, main = ''] = (files.get(`whole-site-text-en/text/${name}.html`) ?? '').split('<main>');
    return [...main.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  };
  expect(linksOf('home')).toEqual(['tenders.html#t-1', `${SITE}/hi`]);
  expect(linksOf('news/7')).toEqual(['../home.html', `${SITE}/feed.xml`, `${SITE}/search?q=a`]);
});

it('never lead by a path that is read as a scheme, or out of the folder', () => {
  const odd = '<h1>a</h1><a href="/javascript:alert(1)">a</a><a href="/%2e%2e/%2e%2e/x">b</a>';
  const files = filesOf([...site, page('odd.html', odd)], 'whole-site-text');
  const links = [...(files.get('whole-site-text-en/text/odd.html') ?? '').matchAll(/href="([^"]*)"/g)];
  expect(links.map(([, address]) => address)).toEqual(
    expect.arrayContaining(['./javascript:alert(1).html', `${SITE}/%2e%2e/%2e%2e/x`]),
  );
});

it('bring what is open of all pages of a list into one file that needs no other', () => {
  const files = filesOf(site, 'open-tenders');
  expect([...files.keys()]).toEqual(['open-tenders-en/index.html']);
  const [index = ''] = files.values();
  expect([...index.matchAll(/id="(t-\d)"/g)].map(([, id]) => id)).toEqual(['t-1', 't-2', 't-3', 't-5']);
  expect(index).toContain(`<a href="${SITE}/pages/how-to-bid">`);
  expect(index).toContain('Content as of 5 November 2026.');
  expect(index).not.toMatch(/<link|src=/);
});

it('take rows and column headings from the list itself, whatever tables an editor wrote around it', () => {
  const around =
    '<table><thead><tr><th>Office</th></tr></thead><tbody><tr id="part-1"><td>Depot</td></tr></tbody></table>';
  const pages = [
    page('packs.html', '<h1>Take</h1><span data-pack="open-tenders">ZIP</span>'),
    page('tenders.html', around + tenders(tender(1))),
  ];
  const [index = ''] = filesOf(pages, 'open-tenders').values();
  expect(index).toContain('<th>Tender</th>');
  expect(index).not.toMatch(/Office|Depot/);
});

it('are listed by the day of each entry, not by another date on its page', () => {
  const entry = (id: string, day: string): [string, string] =>
    page(
      `news/${id}.html`,
      `<h1>News ${id}</h1><time datetime="2026-11-30">a photo</time><p data-day><time datetime="${day}">on ${day}, noon</time></p>`,
    );
  const files = filesOf(
    [site[0] ?? page('packs.html', ''), entry('1', '2026-03-01'), entry('2', '2026-04-01')],
    'whole-site-text',
  );
  const index = files.get('whole-site-text-en/index.html') ?? '';
  expect([...index.matchAll(/<small>(.*?)<\/small>/g)].map(([, words]) => words)).toEqual([
    'on 2026-04-01',
    'on 2026-03-01',
  ]);
});

it('hold as words what an editor wrote as markup, in headings, in the words of pictures and in rows', () => {
  const code = '<img src=x onerror=alert(1)>';
  const escaped = '&lt;img src=x onerror=alert(1)&gt;';
  const hostile = [
    page('packs.html', '<h1>Take</h1><span data-pack="open-tenders">ZIP</span>'),
    page('news/8.html', `<h1>${escaped}</h1><img src="/m/a.avif" alt="${code}">`),
    page('tenders.html', tenders(tender(1).replace('<th>', `<th><img alt="</tr></td>${code}">${escaped}`))),
  ];
  for (const name of ['whole-site-text', 'open-tenders'])
    for (const [file, text] of filesOf(hostile, name)) expect(text, file).not.toContain('<img');
  const [index = ''] = filesOf(hostile, 'open-tenders').values();
  expect(index).toContain(`[&lt;/tr&gt;&lt;/td&gt;${escaped}] ${escaped}Tender 1`);
});

it('allow on each of their pages its own script and sheet, and nothing else', () => {
  const hashOf = (text: string, tag: string): string => {
    const code = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1];
    return code === undefined ? "'none'" : `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  };
  for (const name of ['whole-site-text', 'open-tenders', 'open-jobs'])
    for (const [file, text] of filesOf(site, name)) {
      if (!file.endsWith('.html')) continue;
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(text) ?? [];
      expect(policy.replaceAll('&#39;', "'"), file).toBe(
        `default-src 'none'; style-src ${text.includes('<style>') ? hashOf(text, 'style') : "'self' file:"}; ` +
          `script-src ${hashOf(text, 'script')}; base-uri 'none'; form-action 'none'`,
      );
      expect(text, file).not.toContain('<script src');
    }
});

it('say so where nothing is open', () => {
  const [index = ''] = filesOf(site, 'open-jobs').values();
  expect(index).toContain('None is open as of this copy.');
  expect(index).not.toContain('<input');
});

it('are said in the page that offers them: how large, and of what day', () => {
  const made = packs(site);
  const html = made.get('packs.html')?.toString() ?? '';
  const kilobytes = Math.round((made.get('packs/open-tenders.en.zip')?.length ?? 0) / 1000);
  expect(html).toContain(
    `<span data-pack="open-tenders">ZIP, ${kilobytes}\u00a0KB, content as of 5\u00a0November\u00a02026</span>`,
  );
});

it('are the same bytes for the same pages, in whatever order these come, and others when a page has changed or gone', () => {
  const bytesOf = (pages: readonly (readonly [string, string])[]): string | undefined =>
    packs(pages).get('packs/whole-site-text.en.zip')?.toString('base64');
  const before = bytesOf(site);
  expect(bytesOf(site.toReversed())).toBe(before);
  const alike = [...site, page('news/07.html', '<h1>Another id</h1>')];
  expect(bytesOf(alike.toReversed())).toBe(bytesOf(alike));
  expect(bytesOf(site.filter(([file]) => file !== 'news/7.html'))).not.toBe(before);
  expect(bytesOf([...site.slice(0, -3), page('news/7.html', '<h1>Changed</h1>')])).not.toBe(before);
});

it('say of the page that verifies documents the day of its register, not that of the site', () => {
  const verify = page(
    'verify.html',
    '<h1>Verify</h1><div data-asof="As of 19 November 2026" data-day="2026-11-19"></div>',
  );
  const files = filesOf([...site, verify], 'whole-site-text');
  const text = files.get('whole-site-text-en/text/verify.html') ?? '';
  expect(text).toContain('19 November 2026');
  expect(text).not.toContain('2 November 2026');
});
