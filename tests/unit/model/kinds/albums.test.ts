import { describe, expect, it } from 'vitest';
import { withContent, type Content } from '../../../support/content.ts';
import { plain } from '../../../support/drawn.ts';

const cover = { src: 'a.jpg', alt: 'A slope', width: 600, height: 400 };
const album = (id: number, more: object = {}) => ({
  id,
  title: `Album ${id}`,
  held_on: `2026-0${id}-01`,
  cover,
  photo_count: 9,
  ...more,
});
const photos = [
  { id: 1, image: cover, caption: 'The slope', taken_on: '2026-01-05' },
  { id: 2, image: { src: 'gone.jpg', alt: 'A picture nobody has', width: 600, height: 400 } },
];
const media: Content = { 'media/a.jpg': await plain(600, 400).jpeg().toBuffer() };
const load = () => import('~/model/kinds/albums');

describe('the albums', () => {
  it('stand with the latest occasion first, and each leads to those before and after it', () =>
    withContent({ 'en/photo-gallery': [album(2), album(4), album(3)] }, async () => {
      const { getAlbums, getNeighbours } = await load();
      const [latest, middle, first] = await getAlbums('en');
      expect([latest?.id, middle?.id, first?.id]).toEqual(['4', '3', '2']);
      if (!latest || !middle || !first) throw new Error('three albums');
      expect((await getNeighbours(middle, 'en')).earlier?.id).toBe('2');
      expect((await getNeighbours(middle, 'en')).later?.id).toBe('4');
      expect((await getNeighbours(latest, 'en')).later).toBeUndefined();
      expect((await getNeighbours(first, 'en')).earlier).toBeUndefined();
    }));

  it('say how many pictures they have, not how many the list states', () =>
    withContent(
      { ...media, 'en/photo-gallery': [album(1)], 'en/photo-gallery-details__1': { ...album(1), photos } },
      async () => {
        const { albumCard, getAlbums } = await load();
        const [entry] = await getAlbums('en');
        expect(entry && (await albumCard(entry, 'en'))).toMatchObject({
          count: 2,
          heldOn: '2026-01-01',
          href: '/photo-gallery/1',
        });
      },
    ));

  it('in one language only are shown in the other, in their own words', () =>
    withContent(
      { ...media, 'en/photo-gallery': [album(1)], 'en/photo-gallery-details__1': { ...album(1), photos } },
      async () => {
        const { albumCard, getAlbumContent, getAlbums } = await load();
        const [entry] = await getAlbums('hi');
        if (!entry) throw new Error('one album');
        expect(await albumCard(entry, 'hi')).toMatchObject({ lang: 'en', href: '/hi/photo-gallery/1' });
        expect((await getAlbumContent(entry, 'hi'))?.lang).toBe('en');
      },
    ));
});

describe('an album', () => {
  it('has its pictures small and large, with caption and day; one that is missing keeps its words and is reported once', () =>
    withContent(
      { ...media, 'en/photo-gallery': [album(1)], 'en/photo-gallery-details__1': { ...album(1), photos } },
      async ({ report }) => {
        const { getAlbumContent, getAlbums } = await load();
        const [entry] = await getAlbums('en');
        if (!entry) throw new Error('one album');
        const [shown, missing] = (await getAlbumContent(entry, 'en'))?.photos ?? [];
        expect(shown).toMatchObject({
          caption: 'The slope',
          takenOn: '2026-01-05',
          small: { alt: 'A slope', small: { width: 480 } },
        });
        expect(shown?.large.small?.width).toBe(600);
        expect(missing).toMatchObject({
          small: { alt: 'A picture nobody has', small: undefined },
          large: { small: undefined },
        });
        await getAlbumContent(entry, 'hi');
        expect(await report('picture'), 'one line for each use').toHaveLength(2);
      },
    ));

  it('that the owner lists and does not have is empty, not a fault of the build', () =>
    withContent({ 'en/photo-gallery': [album(1)] }, async () => {
      const { getAlbumContent, getAlbums } = await load();
      const [entry] = await getAlbums('en');
      expect(entry && (await getAlbumContent(entry, 'en'))).toBeUndefined();
    }));

  it.each([
    ['cover', { cover: { alt: 'no address' } }],
    ['held_on', { held_on: 'last year' }],
    ['photo_count', { photo_count: -1 }],
  ])('with a faulty %s is held back, and the report names it', (field, wrong) =>
    withContent({ 'en/photo-gallery': [album(1, wrong), album(2)] }, async ({ report }) => {
      const { getAlbums } = await load();
      expect((await getAlbums('en')).map(({ id }) => id)).toEqual(['2']);
      const [line] = await report('held-back');
      expect(line).toMatchObject({ address: 'photo-gallery/', lang: 'en', entry: '1' });
      expect(line?.field).toMatch(new RegExp(`^${field}`));
    }),
  );
});
