import { expect, it } from 'vitest';
import { listHead, partOf } from '~/layouts/list-head';
import { owner } from '~/owner/owner';

const list = { heading: 'News', description: 'All news by year.' };
const page = { number: 1, last: 3, total: 120, items: [] };

it('the first page of a list has the title that every page has, and the description of the list', () => {
  expect(listHead('en', list, page)).toEqual({ title: undefined, description: 'All news by year.' });
});

it('a further page of a list says which one it is, in title and description', () => {
  expect(listHead('en', list, { ...page, number: 2 })).toEqual({
    title: `News, page 2 | ${owner.words.en.name}`,
    description: 'All news by year. Page 2 of 3.',
  });
  expect(listHead('hi', { heading: 'समाचार', description: 'सभी समाचार।' }, { ...page, number: 2 }).description).toBe(
    'सभी समाचार। 3 में से पृष्ठ 2।',
  );
});

it('a page says which entries it has, unless it has them all', () => {
  const items = Array.from({ length: 30 }, () => ({}));
  expect(partOf({ ...page, items }, 57)).toEqual({ first: 1, last: 30, all: 57 });
  expect(partOf({ ...page, number: 2, items }, 57)).toEqual({ first: 31, last: 57, all: 57 });
  expect(partOf({ ...page, last: 1, items }, 30)).toBeUndefined();
  // Entries of the archive may follow on the same page.
  expect(partOf({ ...page, items }, 20)).toBeUndefined();
});
