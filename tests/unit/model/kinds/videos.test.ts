import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const entry = (id: number, video: object, more: object = {}) => ({
  id,
  kind: 'video',
  title: `Film ${id}`,
  published_on: `2026-0${id}-01`,
  poster: { src: 'gone.jpg', alt: 'A road', width: 600, height: 400 },
  video,
  ...more,
});
const load = () => import('~/model/kinds/videos');
const ofFile = entry(
  1,
  { file: { url: 'films/a.mp4' } },
  {
    duration_seconds: 252,
    captions: [
      { url: 'films/a.en.vtt', language: 'en' },
      { url: 'films/a.hi.vtt', language: 'hi' },
    ],
    transcript: '<h2>What is said</h2><p>A road.</p>',
  },
);
const media = { 'media/films/a.mp4': 'm'.repeat(4321), 'media/films/a.en.vtt': 'WEBVTT\n' };

describe('a film', () => {
  it('of the file storage says its size, its length, and which captions are really there', () =>
    withContent({ ...media, 'en/video-gallery': [ofFile] }, async ({ report }) => {
      const { film, getVideos } = await load();
      const [first] = await getVideos('en');
      const shown = first && (await film(first, 'en'));
      expect(shown).toMatchObject({
        seconds: 252,
        file: { bytes: 4321, isMissing: false, format: 'MP4' },
        elsewhere: undefined,
      });
      expect(shown?.captions.map(({ lang }) => lang)).toEqual(['en']);
      expect(shown?.isCrossOrigin, 'its captions are fetched from another origin').toBe(true);
      expect(await report('file')).toContainEqual(
        expect.objectContaining({ address: expect.stringMatching(/a\.hi\.vtt$/) as string }),
      );
    }));

  it('without captions asks nothing of the storage’s CORS rules', () =>
    withContent({ ...media, 'en/video-gallery': [{ ...ofFile, captions: [] }] }, async () => {
      const { film, getVideos } = await load();
      const [first] = await getVideos('en');
      expect(first && (await film(first, 'en'))).toMatchObject({ isCrossOrigin: false, captions: [] });
    }));

  it('has its transcript below its own heading, with ids that nothing else of the page has', () =>
    withContent({ ...media, 'en/video-gallery': [ofFile, { ...ofFile, id: '1-1' }] }, async () => {
      const { film, getVideos } = await load();
      const transcripts = await Promise.all(
        (await getVideos('en')).map(async (one) => (await film(one, 'en')).transcript ?? ''),
      );
      expect(transcripts.every((html) => html.includes('<h4'))).toBe(true);
      const found = transcripts.flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      expect(new Set([...found, 'film-1', 'film-1-1']).size).toBe(found.length + 2);
    }));

  it('of another site is a link that leaves, and asks the file storage nothing', () =>
    withContent({ 'en/video-gallery': [entry(1, { youtube_id: 'sample00001' })] }, async ({ report }) => {
      const { film, getVideos } = await load();
      const [first] = await getVideos('en');
      expect(first && (await film(first, 'en'))).toMatchObject({
        file: undefined,
        captions: [],
        elsewhere: { href: 'https://www.youtube.com/watch?v=sample00001', leaves: true },
      });
      expect(await report('file')).toEqual([]);
    }));

  it('that the storage does not have is named, not offered', () =>
    withContent({ 'en/video-gallery': [entry(1, { file: { url: 'films/gone.mp4', size: 9 } })] }, async () => {
      const { film, getVideos } = await load();
      const [first] = await getVideos('en');
      expect(first && (await film(first, 'en')).file?.isMissing).toBe(true);
    }));
});

describe('the films', () => {
  it('stand newest first, videos and documentaries together', () =>
    withContent(
      {
        'en/video-gallery': [
          entry(1, { youtube_id: 'sample00001' }),
          entry(3, { youtube_id: 'sample00003' }, { kind: 'documentary' }),
          entry(2, { youtube_id: 'sample00002' }),
        ],
      },
      async () => {
        const { getVideos } = await load();
        expect((await getVideos('en')).map(({ id }) => id)).toEqual(['3', '2', '1']);
      },
    ));

  it.each([
    ['kind', { kind: 'trailer' }],
    ['video', { video: {} }],
    ['video', { video: { youtube_id: '"><script>' } }],
    ['duration_seconds', { duration_seconds: 0 }],
  ])('with a faulty %s are held back alone', (field, wrong) =>
    withContent(
      { 'en/video-gallery': [entry(1, { youtube_id: 'sample00001' }, wrong), entry(2, { youtube_id: 'sample00002' })] },
      async ({ report }) => {
        const { getVideos } = await load();
        expect((await getVideos('en')).map(({ id }) => id)).toEqual(['2']);
        const [line] = await report('held-back');
        expect(line?.field).toMatch(new RegExp(`^${field}`));
      },
    ),
  );
});
