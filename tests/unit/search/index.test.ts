import { describe, expect, it } from 'vitest';
import { readManifest } from '~/search/files';
import { readGlossary } from '~/search/indexer/glossary';
import type { SearchIndex } from '~/search/indexer/index-of';
import type { Entry } from '~/search/entry';
import { randomFrom } from '../../support/random.ts';
import { ask, entry, indexOf, sampleEntries, sampleIndex, searchOf } from './support.ts';

const sample = sampleEntries();
const contentOf = (index: SearchIndex): Record<string, string> =>
  Object.fromEntries([...index.files()].sort().map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]));

/** Returns the items in another order, which looks random. The same seed gives the same order. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Entries of all kinds. They are enough for several files of each table. */
const some = shuffled(sample, 20).slice(0, 80);

/** Random words that change their script, as in NCLमें. */
function mixedWords(count: number): string[] {
  const random = randomFrom(11);
  const letterOf = (from: number, letters: number): string =>
    String.fromCodePoint(from + Math.floor(random() * letters));
  const runOf = (isLatin: boolean): string =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
      isLatin ? letterOf(0x61, 26) : letterOf(0x915, 37),
    ).join('');
  return Array.from(
    { length: count },
    (_, index) => runOf(index % 3 > 0) + runOf(index % 3 === 0) + runOf(random() < 0.5),
  );
}

describe('an index of words in two scripts', () => {
  it('has every file that its manifest names', () => {
    const index = indexOf([entry('/a', 'Coal', { body: mixedWords(20_000).join(' ') }), ...some]);
    const files = index.files();
    const { tables } = readManifest(files.get('manifest.bin') ?? new Uint8Array());
    expect(tables.terms.length).toBeGreaterThan(100);
    expect(Object.values(tables).flatMap((leaves) => leaves.filter(({ name }) => !files.has(name)))).toEqual([]);
  });

  it('finds NCLमें by ncl', async () => {
    const { search } = searchOf(indexOf([entry('/a', 'कोयला', { lang: 'hi', body: 'NCLमें काम' })]));
    const { hits } = await search(ask('ncl', 'hi'));
    expect(hits.map(({ url }) => url)).toEqual(['/a']);
  });
});

describe('the files of an index', () => {
  const built = contentOf(indexOf(sample));

  it.each([1, 2])('are the same whatever order entries come in, and however often (%s)', (seed) => {
    expect(contentOf(indexOf([...shuffled(sample, seed), ...sample.slice(0, 50)]))).toEqual(built);
  });

  it('are the same whichever of two entries with one address comes first', () => {
    const [one, other] = [entry('/a', 'Coal'), entry('/a', 'Stone')];
    expect(contentOf(indexOf([one, other]))).toEqual(contentOf(indexOf([other, one])));
  });

  it('are the same after an update as after building anew', () => {
    const random = randomFrom(7);
    let now: Entry[] = some;
    const index = indexOf(now);
    for (let round = 0; round < 10; round += 1) {
      const put = shuffled(sample, round)
        .slice(0, 5)
        .map((one) => (random() < 0.5 ? one : { ...one, title: `${one.title} ${round}`, date: '2026-11-20' }));
      const remove = shuffled(now, round).slice(0, Math.floor(random() * 4));
      const { written, retired } = index.update({ put, remove });
      const isOf = (list: readonly Entry[], one: Entry): boolean =>
        list.some(({ lang, url }) => lang === one.lang && url === one.url);
      now = [...now.filter((one) => !isOf(put, one) && !isOf(remove, one)), ...put];
      const files = index.files();
      expect(retired.filter((name) => files.has(name))).toEqual([]);
      expect([...written.keys()].filter((name) => !files.has(name))).toEqual([]);
      expect(contentOf(index)).toEqual(contentOf(indexOf(now)));
    }
  });

  it('that were given stay as they were when the index is updated', () => {
    const index = indexOf(sample.slice(0, 50));
    const [before, given] = [contentOf(index), index.files()];
    index.update({ put: [entry('/a', 'Another one')] });
    expect(contentOf({ ...index, files: () => given })).toEqual(before);
    expect(contentOf(index)).not.toEqual(before);
  });

  it('differ in few when one entry changes, and an entry that comes again changes none', () => {
    const index = indexOf(sample);
    const again = index.update({ put: sample.slice(0, 20) });
    expect({ written: [...again.written.keys()], retired: again.retired }).toEqual({
      written: ['manifest.bin'],
      retired: [],
    });
    const before = new Set(index.files().keys());
    const [one] = sample.filter(({ kind }) => kind === 'notice');
    if (!one) throw new Error('The sample has no notice.');
    const { written } = index.update({ put: [{ ...one, title: `${one.title} again` }] });
    expect(written.size).toBeLessThan(25);
    expect(written.size).toBeLessThan(before.size / 10);
  });

  it('never change under their name, and only neighbours of a changed one get another name', () => {
    const each = (at: number): Entry =>
      entry(
        `/news/${at}`,
        `Notice ${at} of the mines, of the villages beside them, and of all that comes to both by road and rail in a year of work`,
        {
          kind: 'news',
          date: new Date(at * 9e7).toISOString().slice(0, 10),
        },
      );
    const index = indexOf(Array.from({ length: 1500 }, (_, at) => each(at)));
    const before = index.files();
    const { written } = index.update({ put: [{ ...each(700), body: 'It closes on Friday.' }] });
    const changed = [...index.files()].filter(([name, bytes]) => before.has(name) && before.get(name) !== bytes);
    expect(changed.map(([name]) => name)).toEqual(['manifest.bin']);
    const placesOf = (names: Iterable<string>, table: 'terms' | 'cells'): number[] => {
      const { tables } = readManifest(index.files().get('manifest.bin') ?? new Uint8Array());
      const wanted = new Set(names);
      return tables[table].flatMap(({ name }, at) => (wanted.has(name) ? at : []));
    };
    expect(placesOf(index.files().keys(), 'cells').length).toBeGreaterThan(30);
    const renamed = placesOf(written.keys(), 'cells');
    expect(renamed.length).toBeGreaterThan(0);
    expect(renamed.length).toBeLessThanOrEqual(8);
    expect(renamed).toEqual(renamed.map((_, at) => (renamed[0] ?? 0) + at));
    // "closes" and "Friday" are in two files of words, each with at most five neighbours.
    const ofWords = placesOf(written.keys(), 'terms');
    expect(placesOf(index.files().keys(), 'terms').length).toBeGreaterThan(2 * ofWords.length);
    expect(ofWords.length).toBeLessThanOrEqual(12);
  });

  it('leave ids as they are when other entries come and go', async () => {
    const ids = async (index: Pick<SearchIndex, 'files'>) => {
      const { hits } = await searchOf(index).search({ ...ask('safety'), count: 1000 });
      return new Map(hits.map(({ id, url }) => [url, id]));
    };
    const [all, some] = [await ids(sampleIndex()), await ids(indexOf(shuffled(sample, 3).slice(0, sample.length - 9)))];
    const kept = [...some].filter(([url, id]) => all.get(url) === id);
    expect(kept.length).toBeGreaterThan(0.95 * some.size);
  });

  it('name those that can still be open, not all that ever were', () => {
    const old = Array.from({ length: 200 }, (_, index) =>
      entry(`/t#${index}`, `Work ${index}`, {
        kind: 'tender',
        date: '2020-01-01',
        closes: '2020-02-01T17:00:00+05:30',
      }),
    );
    const recent = Array.from({ length: 60 }, (_, index) =>
      entry(`/n#${index}`, `Job ${index}`, { kind: 'job', date: '2026-01-01', closes: '2026-02-01T17:00:00+05:30' }),
    );
    const manifest =
      indexOf([...old, ...recent])
        .files()
        .get('manifest.bin') ?? new Uint8Array();
    expect(readManifest(manifest).closings).toHaveLength(60);
  });

  it('name them also beside very many that are dated in the future', () => {
    const open = entry('/t#open', 'Open work', {
      kind: 'tender',
      date: '2026-11-01',
      closes: '2026-12-20T17:00:00+05:30',
    });
    const far = Array.from({ length: 60 }, (_, index) =>
      entry(`/n#${index}`, `Job ${index}`, {
        ...{ kind: 'job', date: '2049-01-01', closes: '2049-02-01T17:00:00+05:30', isToCome: true },
      }),
    );
    const manifest =
      indexOf([open, ...far])
        .files()
        .get('manifest.bin') ?? new Uint8Array();
    expect(readManifest(manifest).closings).toHaveLength(61);
  });
});

it('every title finds itself among the first three, or one that is nearly the same', async () => {
  const search = searchOf(sampleIndex());
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const missed: string[] = [];
  for (const { title, lang } of sample) {
    const { hits } = await search.search(ask(title, lang));
    const own = new Set(wordsOf(title.slice(0, 155)));
    const isNear = (text: string): boolean => wordsOf(text).filter((word) => own.has(word)).length > 0.7 * own.size;
    if (!hits.slice(0, 3).some((hit) => isNear(hit.title.text))) missed.push(title);
  }
  expect(missed).toEqual([]);
});

describe('the glossary', () => {
  it('gives an entry the words of its group, in both languages', async () => {
    const search = searchOf(indexOf([entry('/a', 'Debarred firms'), entry('/b', 'सड़क', { lang: 'hi' })]));
    expect((await search.search(ask('blacklist'))).hits[0]?.url).toBe('/a');
    expect((await search.search(ask('road'))).hits[0]?.url).toBe('/b');
  });

  it.each([
    ['tender = निविदा = @tendre', 'Line 1: "@tendre" is not a kind'],
    ['# a comment\n\ntender', 'Line 3: expected at least two words'],
    ['tender = = bid', 'Line 1: expected words around each "="'],
    ['tender > bid > NIT', 'Line 1: expected at most one ">"'],
  ])('names the line that it cannot read (%s)', (text, message) => {
    expect(() => readGlossary(text)).toThrow(message);
  });
});
