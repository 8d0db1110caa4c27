// Makes the entries of a synthetic site, kind by kind, in the shapes of the content API.
import { prose, shortProse } from './prose.ts';
import { writer, type Lang } from './words.ts';

const DAY_MS = 86_400_000;
const LATEST = Date.parse('2026-11-19T00:00:00Z');
const PICTURES = ['benches.jpg', 'conveyor.jpg', 'haul.jpg', 'lake.jpg', 'saplings.jpg', 'silo.jpg'];
const DOCUMENTS = 20;

/** The originals that all pictures share, so that sizing pictures does not hide what pages cost. */
export const pictures = PICTURES;
export const documents = Array.from({ length: DOCUMENTS }, (_, index) => `documents/document-${index + 1}.pdf`);
export const FILM = 'films/film.mp4';

export const times = <Entry>(count: number, make: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A day, so many days before the content's latest one. */
const dayBefore = (days: number): string => new Date(LATEST - days * DAY_MS).toISOString().slice(0, 10);
const at = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00:00+05:30`;
const image = (seed: number, alt: string) => ({
  src: `pictures/${PICTURES[seed % PICTURES.length] ?? ''}`,
  alt,
  width: 2400,
  height: 1600,
});
const document = (seed: number, lang: Lang) => ({
  url: documents[seed % DOCUMENTS] ?? '',
  type: 'application/pdf',
  language: lang,
});
const link = (title: string, url: string) => ({ title, url, url_type: 'internal' });
const portal = (lang: Lang) => ({
  ...link(lang === 'en' ? 'Bid on the portal' : 'पोर्टल पर बोली लगाएँ', 'https://eprocure.example/'),
  url_type: 'external',
});

export function newsEntry(lang: Lang, index: number, kind: 'news' | 'press-release', first: number) {
  const id = first + index;
  const write = writer(lang, id);
  return {
    id,
    kind,
    title: write.headline(id),
    published_on: dayBefore(Math.floor(index / 2)),
    summary: write.sentences(1),
    body: prose(lang, id),
    ...(index % 10 === 0 && { image: image(index, write.place()) }),
    files: index % 4 === 0 ? [document(index, lang)] : [],
  };
}

export function event(lang: Lang, id: number, daysAgo: number) {
  const write = writer(lang, 200_000 + id);
  const day = dayBefore(daysAgo);
  return {
    id,
    title: write.headline(id),
    starts_at: at(day, 10),
    ends_at: at(day, 17),
    venue: write.place(),
    summary: write.sentences(1),
    body: prose(lang, 200_000 + id),
  };
}

export function album(lang: Lang, id: number) {
  const write = writer(lang, 300_000 + id);
  const title = write.headline(id);
  const photos = times(6, (index) => ({
    id: id * 10 + index,
    image: image(id + index, write.place()),
    caption: write.sentences(1),
  }));
  const listed = {
    id,
    title,
    held_on: dayBefore(id * 3),
    summary: write.sentences(1),
    cover: image(id, title),
    photo_count: photos.length,
  };
  return { listed, whole: { ...listed, photos } };
}

export function contentPage(lang: Lang, index: number) {
  const write = writer(lang, 400_000 + index);
  const listed = {
    slug: `page-${index + 1}`,
    title: write.headline(index + 1),
    ...(index >= 10 && { parent_slug: `page-${Math.floor(index / 10)}` }),
    description: write.sentences(1),
    updated_at: at(dayBefore(index % 700), 17),
  };
  return {
    listed,
    whole: { ...listed, body: prose(lang, 400_000 + index), files: index % 5 === 0 ? [document(index, lang)] : [] },
  };
}

/** `month` counts back from the latest one. */
export function tender(lang: Lang, id: number, month: number, row: number) {
  const write = writer(lang, 500_000 + id);
  const published = new Date(Date.UTC(2026, 10 - month, 1 + (row % 18))).toISOString().slice(0, 10);
  const closes = new Date(Date.parse(published) + 25 * DAY_MS).toISOString().slice(0, 10);
  return {
    id,
    reference_no: `VCL/${2026 - Math.floor(month / 12)}/${String(id).padStart(5, '0')}`,
    title: write.work(id),
    unit: write.place(),
    category: lang === 'en' ? 'Works' : 'कार्य',
    value_inr: 100_000 * (1 + write.number(900)),
    emd_inr: 2000 * (1 + write.number(900)),
    published_on: published,
    closes_at: at(closes, 17),
    portal_link: portal(lang),
    files: [document(id, lang)],
    ...(id % 12 === 0 && { corrigenda: [{ id: `${id}-1`, title: write.sentences(1), published_on: published }] }),
    ...(month > 2 && id % 5 === 0 && { award: { awarded_on: closes, bidder: write.place() } }),
  };
}

const CATEGORIES = ['recruitment', 'apprenticeship-training', 'internal-selection-promotion'];

export function job(lang: Lang, id: number) {
  const write = writer(lang, 600_000 + id);
  const published = dayBefore(id * 9);
  return {
    id,
    category: CATEGORIES[id % 3],
    title: write.headline(id),
    published_on: published,
    closes_at: at(dayBefore(id * 9 - 30), 17),
    posts: 1 + write.number(80),
    how_to_apply: shortProse(lang, id),
    files: [document(id, lang)],
  };
}

export function penalAction(lang: Lang, id: number) {
  const write = writer(lang, 700_000 + id);
  const day = dayBefore(id * 11);
  return {
    id,
    nature: lang === 'en' ? 'Debarment' : 'प्रतिबंध',
    firm_name: `${write.place()} ${id}`,
    period: lang === 'en' ? '2 years' : '2 वर्ष',
    reference_no: `VCL/DEB/${id}`,
    reference_date: day,
    from: day,
    to: dayBefore(id * 11 - 730),
  };
}

export function listingRow(lang: Lang, id: number) {
  const write = writer(lang, 800_000 + id);
  return {
    id,
    title: write.headline(id),
    published_on: dayBefore(id * 2),
    file: document(id, lang),
    summary: write.sentences(1),
  };
}

export function video(lang: Lang, id: number) {
  const write = writer(lang, 900_000 + id);
  const title = write.headline(id);
  return {
    id,
    kind: id % 3 ? 'video' : 'documentary',
    title,
    published_on: dayBefore(id * 20),
    duration_seconds: 60 + id,
    poster: image(id, title),
    video: { file: { url: FILM, type: 'video/mp4' } },
    transcript: shortProse(lang, id),
  };
}

/** Sixty links below six names, and twenty-four in the footer. */
export function menus(lang: Lang) {
  const write = writer(lang, 1_000_000);
  let page = 0;
  const toPage = (title: string) => link(title, `/pages/page-${(page += 1)}`);
  const header = times(6, () => ({
    ...toPage(write.place()),
    subRoutes: times(3, () => ({
      ...toPage(write.heading()),
      subRoutes: times(3, () => toPage(`${write.heading()}, ${write.place()}`)),
    })),
  }));
  const footer = times(4, () => ({
    title: write.heading(),
    subRoutes: times(6, () => toPage(`${write.heading()}, ${write.place()}`)),
  }));
  return { header, footer };
}
