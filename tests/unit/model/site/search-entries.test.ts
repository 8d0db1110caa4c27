import { expect, it } from 'vitest';
import { type Entry, sharedName } from '~/search/entry';
import { type Content, withContent } from '../../../support/content.ts';
import { onePage } from '../../../support/pdf.ts';
import { news, tender } from '../../content-api/small-content.ts';

const order = onePage({ content: '' });
const file = { url: 'documents/order.pdf', title: 'Order of debarment', language: 'en' };
const entriesOf = async (): Promise<Entry[]> => {
  const { getIndex } = await import('~/model/site/search-index');
  return (await getIndex()).lists.flat();
};

/** Makes the search entries of some content, and gives them to `look`. */
const withEntries = (content: Content, look: (entries: Entry[]) => void): Promise<void> =>
  withContent({ 'media/documents/order.pdf': new Uint8Array(order), ...content }, async () => look(await entriesOf()));

it('finds an entry that is there in one language only once, in its own', () =>
  withEntries({ 'en/news_and_updates': [news(1), news(2)], 'hi/news_and_updates': [news(2)] }, (entries) => {
    const found = entries.filter(({ kind }) => kind === 'news').map(({ lang, url }) => `${lang} ${url}`);
    expect(found.toSorted()).toEqual(['en /news#news-1', 'en /news#news-2', 'hi /hi/news#news-2']);
  }));

it('finds a tender at its page, with what changed it', () => {
  const tenders = Array.from({ length: 60 }, (_, index) => tender(index + 1));
  const corrigendum = {
    id: 1,
    title: 'Extension',
    published_on: '2026-11-10',
    new_closes_at: '2026-12-09T17:00:00+05:30',
    changes: [{ what: 'Clause 4' }],
  };
  const periods = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 60 }] };
  const said = { unit: 'Area', description: '<p>Belts of steel</p>', cancelled_on: '2026-11-15' };
  const changed = { ...tenders[0], ...said, corrigenda: [corrigendum] };
  const content = {
    'en/tenders-static-data': periods,
    'en/tenders-by-period': [
      changed,
      { ...tenders[1], corrigenda: [corrigendum] },
      { ...tenders[2], award: { awarded_on: '2026-11-12', bidder: 'A firm' } },
      ...tenders.slice(3),
    ],
  };
  return withEntries(content, (entries) => {
    const found = new Map(entries.filter(({ kind }) => kind === 'tender').map((one) => [one.title, one]));
    expect(found.size).toBe(60);
    expect(found.get('Tender 60')?.url).toBe('/tenders/11/2026/60');
    expect(found.get('Tender 1')).toEqual({
      lang: 'en',
      kind: 'tender',
      url: '/tenders/11/2026/1',
      title: 'Tender 1',
      date: '2026-11-02',
      closes: '2026-11-14T18:30:00.000Z',
      reference: 'VCL/1',
      words: '9\u00a0December 09 Dec',
      unit: 'Area',
      body: 'Cancelled, 15 November 2026 · Extension · Clause 4 · Area · Belts of steel',
    });
    expect(found.get('Tender 2')?.closes).toBe('2026-12-09T11:30:00.000Z');
    expect(found.get('Tender 3')?.closes, 'it is awarded before its last date').toBe('2026-11-11T18:30:00.000Z');
  });
});

it('gives a file of a tender its own day, and none if it can be the notice of a cancellation', () => {
  const [paper, corrected, ordered] = ['paper', 'corrected', 'ordered'].map((name) => ({
    url: `documents/${name}.pdf`,
    title: name,
    language: 'en',
  }));
  const corrigendum = { id: 1, title: 'Extension', published_on: '2026-11-10', file: corrected };
  const award = { awarded_on: '2026-11-12', bidder: 'A firm', file: ordered };
  const content = {
    ...Object.fromEntries(
      ['paper', 'corrected', 'ordered', 'off'].map((name) => [`media/documents/${name}.pdf`, name]),
    ),
    'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 2 }] },
    'en/tenders-by-period': [
      { ...tender(1), files: [paper], corrigenda: [corrigendum], award },
      { ...tender(2), files: [{ ...paper, url: 'documents/off.pdf', title: 'off' }], cancelled_on: '2026-11-15' },
    ],
  };
  return withEntries(content, (entries) => {
    const days = entries.filter(({ kind }) => kind === 'file').map(({ title, date }) => [title, date]);
    expect(Object.fromEntries(days)).toEqual({
      paper: tender(1).published_on,
      corrected: '2026-11-10',
      ordered: '2026-11-12',
      off: undefined,
    });
  });
});

it('finds a training by what its list is called, whatever its own title says', () => {
  const job = { id: 6, category: 'apprenticeship-training', title: 'Fitters wanted', published_on: '2026-11-02' };
  return withEntries({ 'en/recruitments': [{ ...job, files: [], stages: [] }] }, (entries) => {
    const [found] = entries.filter(({ kind }) => kind === 'job');
    expect(found?.body).toBe('Apprenticeship training');
  });
});

it('finds a file that has a title at its own address, once, with its type and size', () => {
  const [older, newer] = [
    news(1, { files: [file], body: '<p>A</p>', title: 'Older' }),
    news(2, { files: [{ ...file, title: 'Newer name' }], published_on: '2026-11-09', title: 'Newer' }),
  ];
  const untitled = news(3, { files: [{ url: 'documents/order.pdf' }, { url: 'documents/lost.pdf', title: 'Lost' }] });
  return withEntries({ 'en/news_and_updates': [older, newer, untitled] }, (entries) => {
    const files = entries.filter(({ kind }) => kind === 'file');
    expect(files).toEqual([
      expect.objectContaining({
        title: 'Newer name',
        body: 'Newer',
        fileType: 'PDF',
        fileBytes: order.length,
        lang: 'en',
      }),
    ]);
    expect(files[0]?.url).toMatch(/\/media\/documents\/order\.pdf$/);
  });
});

it('knows the translation of a file by the entry that offers both, and not by its name alone', () => {
  const offers = (id: number, ...names: string[]) =>
    news(id, { files: names.map((url) => ({ url: `documents/${url}`, title: `Paper ${url}` })) });
  const files = ['order-en.pdf', 'order-hi.pdf', 'other-en.pdf', 'other-hi.pdf'];
  const content = {
    ...Object.fromEntries(files.map((name) => [`media/documents/${name}`, 'four'])),
    'en/news_and_updates': [offers(1, 'order-en.pdf'), offers(2, 'other-en.pdf')],
    'hi/news_and_updates': [offers(1, 'order-hi.pdf'), offers(3, 'other-hi.pdf')],
  };
  return withEntries(content, (entries) => {
    const named = entries.filter(({ kind }) => kind === 'file').map((one) => sharedName(one).split('/').at(-1));
    expect(named.filter((name) => name === 'order.pdf')).toHaveLength(2);
    const shared = new Set(entries.filter(({ kind }) => kind === 'file').map(sharedName));
    expect(shared.size).toBe(3);
  });
});

it('finds a file on a foreign host only through the entry that offers it, because results are not marked', () => {
  const away = { url: 'https://tenders.example/pay.pdf', title: 'Earnest money' };
  return withEntries({ 'en/news_and_updates': [news(1, { summary: 'S', files: [away, file] })] }, (entries) => {
    expect(entries.find(({ kind }) => kind === 'news')).toMatchObject({
      url: '/news#news-1',
      body: 'S · Earnest money',
    });
    expect(entries.filter(({ kind }) => kind === 'file').map(({ title }) => title)).toEqual([file.title]);
  });
});

it('says the words of a text as a page shows them, and nothing that runs or is hidden', () =>
  withEntries(
    {
      'en/news_and_updates': [
        news(1, {
          summary: 'Short',
          body: '<p>Coal&nbsp;&amp; <b>ra</b>il</p><script>alert(1)</script><style>p{}</style><ul><li>one<li>two</ul>',
        }),
      ],
    },
    (entries) => expect(entries.find(({ kind }) => kind === 'news')?.body).toBe('Short Coal & rail one two'),
  ));

it('knows the first fifty thousand letters of a text', () => {
  const words = (count: number): string => 'coal '.repeat(count).trim();
  return withEntries(
    { 'en/news_and_updates': [news(1, { body: `<p>First ${words(20_000)} last</p>` })] },
    (entries) => {
      const body = entries.find(({ kind }) => kind === 'news')?.body ?? '';
      expect(body).toMatch(/^First coal .* coal…$/);
      expect(body.length).toBeGreaterThan(49_900);
      expect(body.length).toBeLessThanOrEqual(50_001);
    },
  );
});

it('finds the captions of an album, the lyrics of a song and the transcript of a film', () => {
  const image = { src: 'pictures/a.jpg', alt: '', width: 8, height: 8 };
  const album = { id: 7, title: 'Planting', held_on: '2026-07-01', cover: image, photo_count: 1 };
  const content = {
    'en/photo-gallery': [album],
    'en/photo-gallery-details__7': { ...album, photos: [{ id: 1, image, caption: 'A sapling' }] },
    'en/corporate-songs': [{ id: 3, title: 'Song', audio: { url: 'a.mp3' }, lyrics: '<p>Dawn</p>' }],
    'hi/video-gallery': [
      {
        id: 4,
        kind: 'video',
        title: 'फ़िल्म',
        published_on: '2026-01-01',
        poster: image,
        video: { youtube_id: 'abcdefghijk' },
        transcript: '<p>कोयला</p>',
      },
    ],
  };
  return withEntries(content, (entries) => {
    const found = Object.fromEntries(entries.map(({ kind, url, body }) => [kind, [url, body]]));
    expect(found).toMatchObject({
      album: ['/photo-gallery/7', 'A sapling'],
      song: ['/corporate-song#song-3', 'Dawn'],
      video: ['/hi/video-documentries#film-4', 'कोयला'],
    });
  });
});
