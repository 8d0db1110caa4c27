import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

const news = (id: number, title: string, published_on: string) => ({
  ...{ id, kind: 'press-release', title, published_on },
  body: '<p>As attached.</p>',
});
const content = {
  'en/news_and_updates': [
    news(1, 'Production of\r\n the  month', '2026-11-01'),
    news(2, 'Production of the month', '2026-11-01'),
    news(3, 'Production of the month', '2026-10-01'),
  ],
};
const facts = { kind: 'Press release', date: '1 November 2026', heading: 'Production of the month' };
async function head(id: number, summary = 'As attached.') {
  const { articleHead } = await import('~/layouts/entry-head');
  return articleHead('en', `/press-release/${id}`, { ...facts, summary });
}

it('tells entries of one heading and one day apart by their numbers, and no others', () =>
  withContent(content, async () => {
    const [first, second, third] = await Promise.all([head(1), head(2), head(3)]);
    expect(first.title).toMatch(/^Production of the month .*\(1\)$/);
    expect(second.title).toMatch(/\(2\)$/);
    expect(second.description).toMatch(/As attached\. \(2\)$/);
    expect(third.title).not.toMatch(/\(3\)$/);
  }));

it('keeps a description within what search engines show, cut at a word', () =>
  withContent(content, async () => {
    const { description } = await head(3, 'A long sentence without an end and '.repeat(20));
    expect(description.length).toBeLessThanOrEqual(281);
    expect(description).toMatch(/ (A|long|sentence|without|an|end|and)…$/);
  }));

it('describes an entry without a summary by its heading', () =>
  withContent(content, async () => {
    expect((await head(3, '')).description).toBe('Press release, 1 November 2026: Production of the month');
  }));
