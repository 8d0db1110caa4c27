import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const entry = (id: number, published_on: string, more: object = {}) => ({
  id,
  kind: 'news',
  title: `News ${id}`,
  published_on,
  body: '<p>Words.</p>',
  ...more,
});

const feedOf = async (news: object[], lang: 'en' | 'hi' = 'en', more: object = {}): Promise<string> => {
  let xml = '';
  await withContent({ 'en/news_and_updates': news, ...more }, async () => {
    const { feedXml, getFeedEntries } = await import('~/model/site/feed');
    xml = feedXml(await getFeedEntries(lang), lang);
  });
  return xml;
};
const titlesOf = (xml: string) => [...xml.matchAll(/<entry>.*?<title[^>]*>(.*?)<\/title>/g)].map(([, title]) => title);

describe('the feed', () => {
  it('writes titles and addresses so that no sign of them is taken for XML', async () => {
    const link = { title: 'There', url: 'https://other.example/?a=1&b="2"', url_type: 'external' };
    const xml = await feedOf([entry(1, '2026-11-01', { title: `Coal & <b>"steel"</b> 'now'`, body: null, link })]);
    expect(titlesOf(xml)).toEqual(['Coal &amp; &lt;b&gt;&quot;steel&quot;&lt;/b&gt; &#39;now&#39;']);
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
    expect(xml).toContain('href="https://other.example/?a=1&amp;b=%222%22"');
  });

  it('leaves out what XML has no sign for', async () => {
    const { xmlText } = await import('~/lib/xml');
    expect(xmlText('a\u0000b\u001Fc\uFFFEd\uD800e')).toBe('abcde');
    expect(xmlText('कोयला 🚜\n')).toBe('कोयला 🚜\n');
  });

  it('has the newest first, and nothing that is dated later than now', async () =>
    expect(titlesOf(await feedOf([entry(1, '2026-10-01'), entry(2, '2026-11-20'), entry(3, '2026-12-01')]))).toEqual([
      'News 2',
      'News 1',
    ]));

  it('has at most fifty entries', async () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(index + 1, '2026-11-01'));
    expect(titlesOf(await feedOf(many))).toHaveLength(50);
  });

  it('is as old as its latest entry, so that the same content gives the same feed', async () => {
    const xml = await feedOf([entry(1, '2026-10-01', { updated_at: '2026-10-05T06:30:00Z' }), entry(2, '2026-10-03')]);
    expect(xml).toContain('\n<updated>2026-10-05T12:00:00+05:30</updated>');
  });

  it('says in which language a title is that is not translated yet', async () =>
    expect(await feedOf([entry(1, '2026-11-01')], 'hi')).toContain('<title xml:lang="en-IN">News 1</title>'));

  it('names an entry for good, apart from its address', async () =>
    expect(await feedOf([entry(7, '2026-11-01')])).toContain('<id>tag:www.vindhyacoal.example,2026:en/news/7</id>'));
});
