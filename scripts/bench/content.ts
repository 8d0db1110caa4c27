// Writes the content of a synthetic site of about so many pages: every kind of entry, both languages, always the same.
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  album,
  contentPage,
  documents,
  event,
  FILM,
  job,
  listingRow,
  menus,
  newsEntry,
  penalAction,
  pictures,
  tender,
  times,
  video,
} from './entries.ts';
import { prose } from './prose.ts';
import { writer, type Lang } from './words.ts';

/** Raised whenever other content would be made for the same number of pages. */
const VERSION = 1;
const SAMPLE = fileURLToPath(new URL('../content-api/sample', import.meta.url));
/** Content that is the same for every size of site. */
const FROM_SAMPLE = ['homepage', 'site_banners', 'corporate-songs'];
const LISTINGS = 10;
const MOST_PERIODS = 180;

/** How a site of so many pages is made up; lists bring their own pages. */
function plan(pages: number) {
  const each = pages / 2;
  const part = (share: number, least = 1) => Math.max(least, Math.round(each * share));
  return {
    news: part(0.42),
    press: part(0.24),
    events: part(0.1, 12),
    albums: part(0.05),
    pages: part(0.14, 120),
    periods: Math.min(MOST_PERIODS, part(0.015, 6)),
    tenders: part(0.6, 60),
    jobs: part(0.01, 30),
    penal: part(0.006, 20),
    rows: part(0.004, 20),
    videos: part(0.002, 12),
  };
}

function filesIn(lang: Lang, pages: number): Record<string, unknown> {
  const counts = plan(pages);
  const perPeriod = Math.ceil(counts.tenders / counts.periods);
  const { header, footer } = menus(lang);
  const albums = times(counts.albums, (index) => album(lang, index + 1));
  const contentPages = times(counts.pages, (index) => contentPage(lang, index));
  const listings = times(LISTINGS, (index) => ({
    slug: `listing-${index + 1}`,
    title: writer(lang, index).headline(index + 1),
    layout: index % 2 ? 'cards' : 'table',
  }));
  const tenders = times(counts.periods * perPeriod, (index) =>
    tender(lang, index + 1, Math.floor(index / perPeriod), index),
  );
  const periodsOf = times(counts.periods, (month) => {
    const day = new Date(Date.UTC(2026, 10 - month, 1));
    return { month: day.getUTCMonth() + 1, year: day.getUTCFullYear(), count: perPeriod };
  });
  return {
    'menus__header-menu': header,
    'menus__footer-menu': footer,
    menus: { header, footer },
    sitemap: header.map(({ subRoutes, ...rest }) => ({
      ...rest,
      children: subRoutes.map(({ subRoutes: children, ...group }) => ({ ...group, children })),
    })),
    news_and_updates: [
      ...times(counts.news, (index) => newsEntry(lang, index, 'news', 1)),
      ...times(counts.press, (index) => newsEntry(lang, index, 'press-release', 100_000)),
    ],
    upcoming_events: times(5, (index) => event(lang, 90_000 + index, -7 * (index + 1))),
    past_events: times(counts.events, (index) => event(lang, index + 1, index + 1)),
    'photo-gallery': albums.map(({ listed }) => listed),
    ...Object.fromEntries(albums.map(({ whole }) => [`photo-gallery-details__${whole.id}`, whole])),
    pages: contentPages.map(({ listed }) => listed),
    ...Object.fromEntries(contentPages.map(({ whole }) => [`pages__${whole.slug}`, whole])),
    data_listing: listings,
    ...Object.fromEntries(
      listings.map(({ slug }, which) => [
        `data_listing_detail__${slug}`,
        times(counts.rows, (index) => listingRow(lang, which * counts.rows + index + 1)),
      ]),
    ),
    recruitments: times(counts.jobs, (index) => job(lang, index + 1)),
    penal_actions: times(counts.penal, (index) => penalAction(lang, index + 1)),
    'video-gallery': times(counts.videos, (index) => video(lang, index + 1)),
    'tenders-static-data': {
      title: lang === 'en' ? 'Tenders' : 'निविदाएँ',
      intro: prose(lang, 1),
      portals: [],
      periods: periodsOf,
    },
    'tenders-by-period': tenders,
  };
}

async function writeContent(dir: string, pages: number): Promise<void> {
  for (const lang of ['en', 'hi'] as const) {
    await mkdir(path.join(dir, lang), { recursive: true });
    for (const [name, content] of Object.entries(filesIn(lang, pages)))
      await writeFile(path.join(dir, lang, `${name}.json`), JSON.stringify(content));
    for (const name of FROM_SAMPLE)
      await cp(path.join(SAMPLE, lang, `${name}.json`), path.join(dir, lang, `${name}.json`));
  }
  await cp(path.join(SAMPLE, 'site.json'), path.join(dir, 'site.json'));
  for (const picture of [...pictures, 'benches-monsoon.jpg', 'leader-1.jpg', 'leader-2.jpg'])
    await cp(path.join(SAMPLE, 'media/pictures', picture), path.join(dir, 'media/pictures', picture));
  for (const file of [...documents, FILM]) {
    await mkdir(path.dirname(path.join(dir, 'media', file)), { recursive: true });
    await writeFile(path.join(dir, 'media', file), '%PDF-1.4\n');
  }
}

/** The folder of content, made unless it is there; the API serves it as it is. */
export async function syntheticContent(cacheDir: string, pages: number): Promise<string> {
  const dir = path.join(cacheDir, `content-${VERSION}-${pages}`);
  if (existsSync(dir)) return dir;
  const making = `${dir}.part`;
  await rm(making, { recursive: true, force: true });
  await writeContent(making, pages);
  await rename(making, dir);
  return dir;
}
