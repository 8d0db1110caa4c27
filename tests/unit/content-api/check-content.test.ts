import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { contentCheck } from '../../../scripts/content-api/check-content.ts';
import { openContentFolder } from '../../../scripts/content-api/content-folder.ts';
import { readOpenApi } from '../../../scripts/content-api/openapi.ts';
import { completeContent } from './complete-content.ts';
import { apiOn, contentOfTest, lines, news, put, tender } from './small-content.ts';

const openApi = readOpenApi();
const faultsOf = (files: Readonly<Record<string, unknown>>): string[] =>
  contentCheck(openContentFolder(contentOfTest(files)), openApi)();

test('a folder that has everything as the contract says has no faults', () => {
  expect(faultsOf(completeContent)).toEqual([]);
});

test.each([
  [{ published_on: '31/12/2026' }, 'field published_on: expected a date YYYY-MM-DD, found "31/12/2026"'],
  [{ title: undefined }, 'field title: expected text of 1 to 2000 characters, found nothing'],
  [{ title: '' }, 'field title: expected text of 1 to 2000 characters, found ""'],
  [{ kind: 'gossip' }, 'field kind: expected one of news, press-release, found "gossip"'],
  [
    { updated_at: '2026-11-02 10:00' },
    'field updated_at: expected a time YYYY-MM-DDThh:mm:ss+05:30, found "2026-11-02 10:00"',
  ],
  [
    { image: { src: 'a.jpg', alt: 'A', width: '800', height: 1 } },
    'field image.width: expected a whole number of at least 1, found "800"',
  ],
  [
    { files: [{ url: 'https://a.example/1' }, {}] },
    'field files[1].url: expected text that is not empty, found nothing',
  ],
  [{ photos: 'none' }, 'field photos: expected a list, found "none"'],
  [{ published_on: '0026-11-02' }, 'field published_on: expected a year from 1900 to 2100, found "0026-11-02"'],
  [
    { expires_on: '2020-01-01' },
    'field expires_on: expected a time not before published_on (2026-11-02), found "2020-01-01"',
  ],
  [
    { image: { src: '%00.jpg', alt: 'A', width: 1, height: 1 } },
    'field image.src: expected a file of media/, found "%00.jpg", which is not there',
  ],
  [
    { image: { src: `${'क'.repeat(109)}.jpg`, alt: 'A', width: 1, height: 1 } },
    `field image.src: expected a file of media/, found "${'क'.repeat(109)}.jpg", which is not there`,
  ],
  [
    { files: [{ url: 'none.pdf' }] },
    'field files[0].url: expected a file of media/, found "none.pdf", which is not there',
  ],
])('a wrong field is named with what was expected and what was found (%j)', (wrong, sentence) => {
  const faults = faultsOf({ 'hi/news_and_updates': [news(811), news(812, wrong)] });
  expect(faults.filter((fault) => !fault.includes('a.jpg'))).toEqual([
    `hi/news_and_updates.json, entry 812, ${sentence}`,
  ]);
});

test('an id that cannot become an address is a fault of its entry', () => {
  expect(faultsOf({ 'en/news_and_updates': [news('a/b')] })).toEqual([
    expect.stringMatching(
      /^en\/news_and_updates\.json, entry a\/b, field id: expected text like .* or a whole number .*, found "a\/b"$/,
    ),
  ]);
  expect(faultsOf({ 'en/news_and_updates': [{ ...news(1), id: null }, 'text'] })).toEqual([
    expect.stringMatching(/entry number 1, field id: .*found null/),
    expect.stringMatching(/entry number 2: expected an object with .*found "text"/),
  ]);
});

test('a video needs a file or a number at YouTube', () => {
  const [video] = completeContent['en/video-gallery'] as { video: unknown }[];
  const faults = faultsOf({ ...completeContent, 'en/video-gallery': [{ ...video, video: {} }] });
  expect(faults).toEqual([
    'en/video-gallery.json, entry 1, field video: expected an object with file or an object with youtube_id, found {}',
  ]);
});

test('files that refer to each other are compared', () => {
  const [album] = completeContent['en/photo-gallery'] as object[];
  const faults = faultsOf({
    ...completeContent,
    'en/news_and_updates': [news(1), news(1)],
    'en/photo-gallery': [{ ...album, photo_count: 7 }],
    'en/pages': [{ slug: 'gone', title: 'Gone', updated_at: '2026-11-02T10:00:00+05:30' }],
    'en/tenders-by-period': [tender(1), tender(2)],
    'hi/tenders-by-period': [tender(1)],
    'en/tenders-static-data': { title: 'T', portals: [], periods: [{ month: 11, year: 2026, count: 9 }] },
  });
  expect(faults).toEqual([
    'en/news_and_updates.json, entry 1: expected an id that no other entry has, found a second entry with this id',
    'en/pages.json, entry gone: expected en/pages__gone.json, found no such file',
    'en/photo-gallery.json, entry 12, field photo_count: expected 1, the photographs of the album, found 7',
    'en/tenders-static-data.json, period 2026-11, field count: expected 2, the tenders of that month, found 9',
  ]);
});

test('a file that is no JSON, or that no address is answered from, is named', () => {
  expect(faultsOf({ 'en/news_and_updates': '[{', 'hi/newz': [], 'hi/site_banners': {} })).toEqual([
    expect.stringMatching(/^en\/news_and_updates\.json: expected JSON, found this: /),
    'hi/newz.json: no address of the contract is answered from this file',
    'hi/site_banners.json: expected a list of entries, found an object',
  ]);
});

test('faults are told at the start and when they come, and do not stop the server', async () => {
  const said = lines();
  const { url, dir } = await apiOn({ 'en/news_and_updates': [news(1, { title: 7 })] }, { log: said.log });
  expect(said.all).toEqual([
    'en/news_and_updates.json, entry 1, field title: expected text of 1 to 2000 characters, found 7',
  ]);
  put(dir, 'en/news_and_updates', [news(1), news(2, { kind: 'rumour' })]);
  expect(await said.one(/rumour/)).toContain('entry 2, field kind');
  expect(await (await fetch(`${url}/en${API_BASE}/news_and_updates/`)).json()).toMatchObject({ count: 2 });
  put(dir, 'en/news_and_updates', [news(1)]);
  await said.one(/no more faults/);
});

test('a picture that comes later, in a folder that comes later, is noticed', async () => {
  const said = lines();
  const image = { src: 'pictures/hill.jpg', alt: 'A hill', width: 800, height: 600 };
  const { dir } = await apiOn({ 'en/news_and_updates': [news(1, { image })] }, { log: said.log });
  expect(said.all).toEqual([expect.stringContaining('found "pictures/hill.jpg", which is not there')]);
  put(dir, 'media/pictures/hill.jpg', Buffer.from('jpeg'));
  await said.one(/no more faults/);
});
