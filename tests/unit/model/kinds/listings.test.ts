import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const listing = (slug: string, layout = 'table') => ({ slug, title: slug, layout });
const entry = (id: number, more: object = {}) => ({
  id,
  title: `Entry ${id}`,
  published_on: `2026-0${id}-01`,
  ...more,
});
const loadListings = () => import('~/model/kinds/listings');
const slugs = (lists: readonly { params: { slug: string } }[]) => lists.map((list) => list.params.slug);

describe('a listing', () => {
  it('stands at the layout the API states', () =>
    withContent({ 'en/data_listing': [listing('forms'), listing('magazines', 'cards')] }, async () => {
      const { listingsAs } = await loadListings();
      expect(slugs(await listingsAs('table')('en'))).toEqual(['forms']);
      expect(slugs(await listingsAs('cards')('hi'))).toEqual(['magazines']);
    }));

  it('has one layout in both languages, that of its English entry', () =>
    withContent({ 'en/data_listing': [listing('forms')], 'hi/data_listing': [listing('forms', 'cards')] }, async () => {
      const { listingsAs } = await loadListings();
      expect(slugs(await listingsAs('table')('hi'))).toEqual(['forms']);
      expect(slugs(await listingsAs('cards')('hi'))).toEqual([]);
    }));

  it('whose address is that of a screen of its own gives way, and the report says so', () =>
    withContent(
      { 'en/data_listing': [listing('penal-action'), listing('recruitment', 'cards')] },
      async ({ report }) => {
        const { listingsAs } = await loadListings();
        expect(slugs(await listingsAs('table')('en'))).toEqual([]);
        expect(slugs(await listingsAs('cards')('en'))).toEqual(['recruitment']);
        expect(await report('note')).toMatchObject([
          { address: 'data_listing/', entry: 'penal-action', field: 'slug' },
        ]);
      },
    ));

  it('shows what is current, newest first, and below it what has expired', () =>
    withContent(
      {
        'en/data_listing': [listing('forms')],
        'en/data_listing_detail__forms': [
          entry(1),
          entry(2, { expires_on: '2026-11-19' }),
          entry(3, { expires_on: '2026-11-20' }),
        ],
      },
      async () => {
        const { getListingEntries, isArchived } = await loadListings();
        const entries = await getListingEntries('forms', 'en');
        expect(entries.map((one) => [one.id, isArchived(one)])).toEqual([
          ['3', false],
          ['1', false],
          ['2', true],
        ]);
      },
    ));

  it('leads a title to its file, else to its link, and nowhere where it has neither', () =>
    withContent(
      {
        'en/data_listing': [listing('forms')],
        'en/data_listing_detail__forms': [
          entry(1),
          entry(2, { file: { url: 'form.pdf' } }),
          entry(3, { link: { title: 'Read', url: '/help', url_type: 'internal' } }),
          entry(4, { file: { url: 'gone.pdf' } }),
          entry(5, { file: { url: 'form.pdf' }, link: { title: 'Read', url: '/help', url_type: 'internal' } }),
          entry(6, { file: { url: 'gone.pdf' }, link: { title: 'Read', url: '/help', url_type: 'internal' } }),
        ],
        'media/form.pdf': '%PDF-1.4',
      },
      async ({ api }) => {
        const { getListingEntries, listingRow } = await loadListings();
        const entries = await getListingEntries('forms', 'hi');
        const rows = await Promise.all(entries.map((one, index) => listingRow(one, index + 1, 'hi', 'table')));
        const form = `${api.url}/media/form.pdf`;
        expect(Object.fromEntries(rows.map((row) => [row.id, row.target?.href]))).toEqual({
          ...{ 1: undefined, 2: form, 3: '/hi/help', 4: undefined, 5: form, 6: '/hi/help' },
        });
      },
    ));
});
