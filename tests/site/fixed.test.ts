import { describe, expect, it } from 'vitest';
import {
  type BuiltPage,
  expectNoFault,
  isAnswered,
  listedPages,
  pageAt,
  readBuilt,
  siteUrl,
} from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';

const textsOfPage = (address: string): string => {
  const page = pageAt(address);
  if (!page) throw new Error(`There is no ${address}.`);
  const said = all(page.tree).flatMap((element) =>
    ['placeholder', 'dataNone', 'dataFailed'].flatMap((name) => property(element, name) ?? []),
  );
  return [textOf(page.tree), ...said].join(' | ');
};

describe('texts that are fixed', () => {
  it.each([
    ['/404', ['Sorry this page was not found.', 'Home Page']],
    ['/hi/404', ['क्षमा करें, यह पृष्ठ नहीं मिला।', 'मुख पृष्ठ']],
    ['/search', ['Search Here', 'Popular Page', 'No Result Found', 'Failed to load data']],
    ['/hi/search', ['यहाँ खोजें', 'लोकप्रिय पृष्ठ', 'कोई परिणाम नहीं मिला', 'जानकारी प्राप्त नहीं हो सकी']],
    ['/feedback/thank-you', ['If the address of this page ends with “reference=” and a number']],
    ['/hi/feedback/thank-you', ['यदि इस पृष्ठ के पते के अंत में “reference=” और उसके बाद कोई संख्या लिखी है']],
  ])('stand on %s', (address, texts) => {
    const found = textsOfPage(address);
    expect(texts.filter((text) => !found.includes(text))).toEqual([]);
  });
});

const valuesOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);
const fileOf = (address: string): string => {
  expect(address.startsWith(`${siteUrl}/`), address).toBe(true);
  return address.slice(siteUrl.length + 1);
};

describe('the list of pages for search engines', () => {
  const files = valuesOf(readBuilt('sitemap.xml'), 'loc').map((address) => readBuilt(fileOf(address)));

  it('names every page that may be listed, once, and no other', () => {
    const named = files.flatMap((xml) => valuesOf(xml, 'loc')).sort();
    expect(named).toEqual(listedPages.map(({ path }) => siteUrl + path.replace(/^\/$/, '/')).sort());
  });

  it('names for each page the one in the other language, and a day on which it changed', () => {
    for (const [, entry = ''] of files.join('').matchAll(/<url>(.*?)<\/url>/gs)) {
      const twins = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(twins.map(([, lang]) => lang).sort(), entry).toEqual(['en-IN', 'hi']);
      for (const [, , address = ''] of twins)
        expect(pageAt(address.slice(siteUrl.length) || '/'), address).toBeDefined();
      for (const day of valuesOf(entry, 'lastmod')) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('says of each page the day that stands on it, and none where it is only the owner’s', () => {
    const listed = new Map(
      [...files.join('').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
        valuesOf(entry, 'loc')[0]?.slice(siteUrl.length),
        valuesOf(entry, 'lastmod')[0],
      ]),
    );
    const dayIn = (page: BuiltPage, tag: string): string | undefined => {
      const time = all(page.tree, tag)
        .flatMap((part) => all(part, 'time'))
        .at(-1);
      return time && property(time, 'dateTime')?.slice(0, 10);
    };
    expectNoFault((page) => {
      const shown = dayIn(page, 'main');
      const day = listed.get(page.path) ?? dayIn(page, 'footer');
      return shown === day ? [] : [`${shown ?? 'no day'} on the page, ${day ?? 'none'} in the list`];
    }, listedPages);
  });
});

describe('files for programs', () => {
  it('say which version of the site this is', () => {
    expect(JSON.parse(readBuilt('meta.json'))).toEqual({ version: '0.1.0' });
  });

  it.each(['manifest.webmanifest', 'manifest.hi.webmanifest', 'verify.webmanifest', 'verify.hi.webmanifest'])(
    'let a phone keep the site: %s',
    (file) => {
      const manifest = JSON.parse(readBuilt(file)) as {
        name: string;
        lang: string;
        start_url: string;
        icons: { src: string; sizes: string }[];
        shortcuts: { url: string }[];
      };
      expect(manifest.lang).toBe(file.includes('.hi.') ? 'hi' : 'en-IN');
      expect(manifest.name).not.toBe('');
      expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
      const addresses = [
        manifest.start_url,
        ...manifest.icons.map(({ src }) => src),
        ...manifest.shortcuts.map(({ url }) => url),
      ];
      expect(addresses.filter((address) => !isAnswered(address))).toEqual([]);
    },
  );

  it.each(['', '.hi'])('let a phone share files to the page that verifies them, as an app of its own (%s)', (lang) => {
    const [site, verify] = ['manifest', 'verify'].map((name) => {
      const { id, share_target } = JSON.parse(readBuilt(`${name}${lang}.webmanifest`)) as {
        id: string;
        share_target?: { action: string };
      };
      return { id, action: share_target?.action };
    });
    // A phone would take what the one page says for a change of the other app.
    expect(verify?.id).not.toBe(site?.id);
    expect(verify?.action).toBe(`${verify?.id}/shared`);
    expect(site?.action).toBeUndefined();
  });

  it.each(['feed.xml', 'hi/feed.xml'])(
    'are a feed of the latest entries, each with an address that is there: %s',
    (file) => {
      const feed = readBuilt(file);
      expect(feed).toMatch(/^<\?xml [^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
      const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry);
      expect(entries.length).toBeGreaterThan(0);
      const names = entries.map((entry) => valuesOf(entry, 'id')[0]);
      expect(new Set(names).size).toBe(entries.length);
      for (const entry of entries) {
        expect(valuesOf(entry, 'title')[0]).toMatch(/\S/);
        expect(Date.parse(valuesOf(entry, 'updated')[0] ?? '')).not.toBeNaN();
        const address = /<link href="([^"]+)"/.exec(entry)?.[1] ?? '';
        if (address.startsWith(siteUrl))
          expect(isAnswered(address.slice(siteUrl.length).replace(/#.*/, '') || '/'), address).toBe(true);
      }
    },
  );
});
