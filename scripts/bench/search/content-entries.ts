// Reads the entries that can be searched out of a folder of content, as the site's models would give them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainText } from '../../../src/lib/plain-text.ts';
import { href, paths } from '../../../src/routes.ts';
import type { Entry } from '../../../src/search/entry.ts';
import { LANGS, type Lang } from '../../../src/search/ids.ts';

type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (wire: Wire, name: string): string => {
  const value = wire[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const listIn = (wire: Wire, name: string): Wire[] => {
  const value = wire[name];
  return Array.isArray(value) ? value.filter(isWire) : [];
};

const textOf = (html: string): string => plainText(html, Infinity);
const bodyOf = (...parts: readonly string[]): string => parts.map(textOf).filter(Boolean).join(' ');
const day = (moment: string): string | undefined => moment.slice(0, 10) || undefined;

/** One language of a folder of content. */
function reader(dir: string, lang: Lang) {
  const read = (name: string): unknown => {
    const file = path.join(dir, lang, `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };
  const list = (name: string): Wire[] => {
    const value = read(name);
    return Array.isArray(value) ? value.filter(isWire) : [];
  };
  const one = (name: string): Wire => {
    const value = read(name);
    return isWire(value) ? value : {};
  };
  return { list, one };
}

type Own = Omit<Entry, 'lang' | 'url'> & { readonly path: string };

function* filesOf(wire: Wire, title: string, name = 'files'): Generator<Own> {
  for (const file of listIn(wire, name)) {
    const url = textIn(file, 'url');
    const own = textIn(file, 'title') || title;
    yield {
      kind: 'file',
      path: `/files/${url}`,
      title: own,
      body: own === title ? '' : title,
      fileType: fileType(url),
    };
  }
}
const fileType = (url: string): string => path.extname(url).slice(1).toUpperCase() || 'PDF';

function* tenders(list: readonly Wire[]): Generator<Own> {
  for (const tender of list) {
    const published = textIn(tender, 'published_on');
    const [year, month] = published.split('-').map(Number);
    const corrigenda = listIn(tender, 'corrigenda');
    const closings = [textIn(tender, 'closes_at'), ...corrigenda.map((one) => textIn(one, 'new_closes_at'))];
    const words = [
      textIn(tender, 'unit'),
      textIn(tender, 'category'),
      ...corrigenda.map((one) => textIn(one, 'title')),
    ];
    yield {
      kind: 'tender',
      path: `${paths.tenderPeriod(month ?? 1, year ?? 2026)}#tender-${textIn(tender, 'id')}`,
      title: textIn(tender, 'title'),
      date: day(published),
      closes: textIn(tender, 'cancelled_on') || closings.filter(Boolean).at(-1),
      reference: textIn(tender, 'reference_no'),
      body: bodyOf(...words),
    };
  }
}

function* jobs(list: readonly Wire[]): Generator<Own> {
  for (const job of list)
    yield {
      kind: 'job',
      path: `/data-listing/pages/${textIn(job, 'category')}#job-${textIn(job, 'id')}`,
      title: textIn(job, 'title'),
      date: day(textIn(job, 'published_on')),
      closes: textIn(job, 'closes_at') || undefined,
      reference: textIn(job, 'reference_no'),
      body: bodyOf(
        textIn(job, 'qualification'),
        textIn(job, 'how_to_apply'),
        ...listIn(job, 'stages').map((stage) => textIn(stage, 'title')),
      ),
    };
}

function* news(list: readonly Wire[]): Generator<Own> {
  for (const entry of list) {
    const id = textIn(entry, 'id');
    const isRelease = entry.kind === 'press-release';
    yield {
      kind: isRelease ? 'press-release' : 'news',
      path: isRelease ? paths.pressRelease(id) : paths.newsEntry(id),
      title: textIn(entry, 'title'),
      date: day(textIn(entry, 'published_on')),
      body: bodyOf(textIn(entry, 'summary'), textIn(entry, 'body')),
    };
    yield* filesOf(entry, textIn(entry, 'title'));
  }
}

function* pages({ list, one }: ReturnType<typeof reader>): Generator<Own> {
  for (const listed of list('pages')) {
    const slug = textIn(listed, 'slug');
    const page = { ...listed, ...one(`pages__${slug}`) };
    yield {
      kind: 'page',
      path: paths.page(slug),
      title: textIn(page, 'title'),
      body: bodyOf(
        textIn(page, 'description'),
        textIn(page, 'body'),
        ...listIn(page, 'sections').flatMap((section) => [textIn(section, 'heading'), textIn(section, 'body')]),
      ),
    };
    yield* filesOf(page, textIn(page, 'title'));
  }
}

function* listings({ list }: ReturnType<typeof reader>): Generator<Own> {
  for (const listing of list('data_listing')) {
    const slug = textIn(listing, 'slug');
    const address = paths.listing(slug, listing.layout === 'cards' ? 'cards' : 'table');
    yield { kind: 'page', path: address, title: textIn(listing, 'title'), body: bodyOf(textIn(listing, 'intro')) };
    for (const row of list(`data_listing_detail__${slug}`))
      yield {
        kind: 'notice',
        path: `${address}#row-${textIn(row, 'id')}`,
        title: textIn(row, 'title'),
        date: day(textIn(row, 'published_on')),
        body: bodyOf(textIn(row, 'summary'), textIn(listing, 'title')),
        ...(isWire(row.file) && { fileType: fileType(textIn(row.file, 'url')) }),
      };
  }
}

function* media({ list, one }: ReturnType<typeof reader>): Generator<Own> {
  for (const listed of list('photo-gallery')) {
    const id = textIn(listed, 'id');
    const photos = listIn(one(`photo-gallery-details__${id}`), 'photos');
    yield {
      kind: 'album',
      path: paths.album(id),
      title: textIn(listed, 'title'),
      date: day(textIn(listed, 'held_on')),
      body: bodyOf(textIn(listed, 'summary'), ...photos.map((photo) => textIn(photo, 'caption'))),
    };
  }
  for (const video of list('video-gallery'))
    yield {
      kind: 'video',
      path: `${paths.videos}#video-${textIn(video, 'id')}`,
      title: textIn(video, 'title'),
      date: day(textIn(video, 'published_on')),
      body: bodyOf(textIn(video, 'summary'), textIn(video, 'transcript')),
    };
  for (const song of list('corporate-songs'))
    yield {
      kind: 'song',
      path: `${paths.songs}#song-${textIn(song, 'id')}`,
      title: textIn(song, 'title'),
      body: bodyOf(textIn(song, 'lyrics')),
    };
}

function* others({ list }: ReturnType<typeof reader>): Generator<Own> {
  for (const event of [...list('upcoming_events'), ...list('past_events')])
    yield {
      kind: 'event',
      path: paths.event(textIn(event, 'id')),
      title: textIn(event, 'title'),
      date: day(textIn(event, 'starts_at')),
      body: bodyOf(textIn(event, 'summary'), textIn(event, 'venue'), textIn(event, 'body')),
    };
  for (const action of list('penal_actions'))
    yield {
      kind: 'penal-action',
      path: `${paths.penalActions}#penal-${textIn(action, 'id')}`,
      title: textIn(action, 'firm_name'),
      date: day(textIn(action, 'reference_date')),
      reference: textIn(action, 'reference_no'),
      body: bodyOf(textIn(action, 'nature'), textIn(action, 'period')),
    };
}

/** Every entry of a folder of content, in both languages. An entry with an empty title is none. */
export function contentEntries(dir: string): Entry[] {
  return LANGS.flatMap((lang) => {
    const content = reader(dir, lang);
    const own = [
      ...pages(content),
      ...listings(content),
      ...news(content.list('news_and_updates')),
      ...others(content),
      ...media(content),
      ...jobs(content.list('recruitments')),
      ...tenders(content.list('tenders-by-period')),
    ];
    return own
      .filter(({ title }) => title.trim())
      .map(({ path: address, ...rest }) => ({ ...rest, lang, url: href(address, lang) }));
  });
}
