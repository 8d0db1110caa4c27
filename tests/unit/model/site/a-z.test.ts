import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

it('a letter whose capital is two stands under the first of them, with the others of that letter', () =>
  withContent(
    {
      'en/data_listing': ['Sand', 'ßeta', '2026'].map((title, slug) => ({
        slug: `list-${slug}`,
        title,
        layout: 'cards',
      })),
    },
    async () => {
      const { getAtoZ } = await import('~/model/site/a-z');
      const letters = await getAtoZ('en');
      expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
      const s = letters.find(({ letter }) => letter === 'S');
      expect(s?.branches.map(({ title }) => title)).toEqual(expect.arrayContaining(['Sand', 'ßeta']));
    },
  ));

it('the self-audit is one entry, without its parts', () =>
  withContent({}, async () => {
    const { getAtoZ } = await import('~/model/site/a-z');
    const { getEveryPage } = await import('~/model/site/every-page');
    const { paths } = await import('~/routes');
    const isPart = (path: string): boolean => path.startsWith(paths.selfAuditPart(''));
    expect((await getEveryPage('en')).filter(({ path }) => isPart(path)).length).toBeGreaterThan(3);
    const shown = (await getAtoZ('en')).flatMap(({ branches }) => branches.flatMap(({ target }) => target?.href ?? []));
    expect(shown).toContain(paths.selfAudit);
    expect(shown.filter(isPart)).toEqual([]);
  }));

it('a word of visitors stands under its own letter, and leads to the page that it means', () =>
  withContent({}, async () => {
    const { getAtoZ } = await import('~/model/site/a-z');
    const underLetter = async (lang: 'en' | 'hi', letter: string) =>
      (await getAtoZ(lang))
        .find((one) => one.letter === letter)
        ?.branches.map(({ title, target }) => [title, target?.href]);
    expect(await underLetter('en', 'B')).toContainEqual(['Bids: see Tenders', '/tenders']);
    expect(await underLetter('hi', 'ब')).toContainEqual(['बोलियाँ: “निविदाएँ” देखें', '/hi/tenders']);
    const all = (await getAtoZ('en')).flatMap(({ branches }) => branches.map(({ title }) => title));
    expect(all.join(), 'a word whose page the content lacks').not.toContain('Medical card');
  }));

it('a faulty line of words is named', async () => {
  const { readVisitorWords } = await import('~/model/site/visitor-words');
  expect(() => readVisitorWords('# Words\nBids > /tenders')).toThrow(
    'visitor-words.txt, line 2: expected "English = Hindi > /address", found "Bids > /tenders".',
  );
});
