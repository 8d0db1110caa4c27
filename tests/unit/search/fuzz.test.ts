import { expect, it } from 'vitest';
import { readManifest } from '~/search/files';
import { IndexUnavailable } from '~/search/results';
import { excerptOf } from '~/search/marks';
import { openSearch } from '~/search/engine';
import { randomFrom } from '../../support/random.ts';
import { ask, sampleIndex, searchOf } from './support.ts';

const index = sampleIndex();
const PIECES = [
  'निविदा',
  'tender',
  '45/2026',
  '<script>',
  '"',
  '\\',
  '%',
  '%zz',
  '&amp;',
  '\u0000',
  '\ud83d',
  '\udc77',
  '👷🏽‍♀️',
  '\u202e',
  '\u200d',
  '्',
  'ﷺ',
  '𝔘',
  '٤٥',
  '\n',
  '__proto__',
  'constructor',
  '.*',
  '(',
  '[',
];
const seed = 20_261_120;

function randomQuery(random: () => number): string {
  const count = Math.floor(random() * 12);
  return Array.from({ length: count }, () => {
    const choice = random();
    if (choice < 0.4) return PIECES[Math.floor(random() * PIECES.length)] ?? '';
    if (choice < 0.6) return String.fromCharCode(Math.floor(random() * 0x10000));
    if (choice < 0.8) return String.fromCodePoint(0x900 + Math.floor(random() * 0x80));
    return String.fromCodePoint(Math.floor(random() * 0x110000));
  }).join(random() < 0.5 ? '' : ' ');
}

it(`answers whatever is asked (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const search = searchOf(index);
  for (let count = 0; count < 700; count += 1) {
    const query = randomQuery(random);
    const question = { ...ask(query, random() < 0.5 ? 'en' : 'hi') };
    const { total, hits } = await search.search(question).catch((error: unknown) => {
      throw new Error(`seed ${seed}: ${JSON.stringify(query)}`, { cause: error });
    });
    expect(hits.length, JSON.stringify(query)).toBe(Math.min(10, total));
    for (const { title } of hits)
      for (const [from, to] of title.marks) expect(from < to && to <= title.text.length).toBe(true);
    expect((await search.suggest(question)).length).toBeLessThanOrEqual(6);
  }
});

it.each([
  ['a very long word', 'क'.repeat(100_000)],
  ['very many words', 'coal mine '.repeat(50_000)],
  ['very many digits', '9'.repeat(100_000)],
  ['half of an emoji', '\ud83d'],
  ['nothing', ''],
])('answers %s', { timeout: 20_000 }, async (_what, query) => {
  const { total, hits } = await searchOf(index).search(ask(query));
  expect(hits).toHaveLength(Math.min(10, total));
});

it.each([Number.NaN, Infinity, -1, 1e300])('answers when the clock says %s', async (now) => {
  const { total } = await searchOf(index).search({ ...ask('tender'), now });
  expect(total).toBeGreaterThan(10);
});

/** Ways in which a network may damage a file. */
const BREAKS: Readonly<Record<string, (bytes: Uint8Array, random: () => number) => Uint8Array>> = {
  cut: (bytes, random) => bytes.slice(0, Math.floor(random() * bytes.length)),
  changed(bytes, random) {
    const at = Math.floor(random() * bytes.length);
    return bytes.map((byte, index) => (index === at ? byte ^ (1 + Math.floor(random() * 255)) : byte));
  },
  'those of a page': () => new TextEncoder().encode('<!doctype html><title>Recharge to go on</title>'),
};

it.each(Object.entries(BREAKS))(
  `says that the index is not there if files are %s (seed ${seed})`,
  async (_, broken) => {
    const random = randomFrom(seed);
    const files = index.files();
    const search = openSearch((name) => {
      const bytes = files.get(name) ?? new Uint8Array();
      return Promise.resolve(name === 'manifest.bin' ? bytes : broken(bytes, random));
    });
    for (const query of ['tender', 'निविदा 2026', 'NIT 45/2026', 'safety drill'])
      await expect(search.search(ask(query)), query).rejects.toBeInstanceOf(IndexUnavailable);
    expect(() => readManifest(broken(files.get('manifest.bin') ?? new Uint8Array(), () => 0))).toThrow(
      'not a manifest',
    );
  },
);

it('a text of very many initials has an excerpt', () => {
  const initials = 'a '.repeat(60_000);
  const excerpt = excerptOf(`Coal notice ${initials}a’ x`, new Set(['notice']));
  expect(excerpt.text).toMatch(/^Coal notice a a a/);
});
