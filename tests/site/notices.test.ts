import type { Element } from 'hast';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { paths } from '../../src/routes.ts';
import { type BuiltPage, pages, readBuilt, siteUrl } from '../support/built-site.ts';
import { all, classes, placed, property, textOf } from '../../scripts/check/html.ts';

/** The pages of tenders and jobs. */
const notices = pages.filter(({ path }) =>
  /^(\/hi)?\/(tenders\/\d+\/\d+|data-listing\/pages\/[^/]+)\/[^/]+$/.test(path),
);

/** True if an element contains a state that ends at a last date. */
const hasClosing = (part: Element): boolean => all(part).some((one) => property(one, 'dataCloses') !== undefined);

const within = (page: BuiltPage, name: string): Element[] =>
  all(page.tree).filter((element) => classes(element).includes(name));

/** What is to come of an entry, and when: the moments until which the marks in its history are shown. */
const toCome = (page: BuiltPage): string[] =>
  placed(page.tree, 'span').flatMap(({ element, around }) =>
    around.some((one) => classes(one).includes('history')) ? (property(element, 'dataUntil') ?? []) : [],
  );

it('are there for every tender and job of the lists, in both languages', () => {
  const listed = pages
    .filter(({ path }) => /^(\/hi)?\/(tenders\/\d+\/\d+|data-listing\/pages\/[\w-]+)(\/page\/\d+)?$/.test(path))
    .flatMap(({ tree }) => placed(tree, 'a'))
    .filter(({ around }) => around.some((one) => classes(one).includes('row__title') || one.tagName === 'h3'))
    .map(({ element }) => property(element, 'href') ?? '')
    .filter((address) => /^\/(?!\/).*\/\d+$/.test(address));
  expect(listed.length).toBeGreaterThan(100);
  const there = new Set(notices.map(({ path }) => path));
  expect([...new Set(listed)].filter((address) => !there.has(address))).toEqual([]);
});

it.each([
  [
    '/hi/data-listing/pages/recruitment/508',
    {
      'श्रेणीवार पद': 'अनारक्षित 8, अनुसूचित जाति 3, अनुसूचित जनजाति 2, अन्य पिछड़ा वर्ग 4, आर्थिक रूप से कमज़ोर वर्ग 1',
      वेतन: 'आरंभ में ₹ 37,480 प्रतिमाह, भत्ते अतिरिक्त',
      'उपयुक्त दिव्यांगता श्रेणियाँ': 'एक पैर प्रभावित, श्रवण बाधित, कुष्ठ उपचारित',
    },
  ],
  [
    '/tenders/11/2026/1142',
    {
      'Type of tender': 'open to all bidders',
      'Contract or delivery period': '24 months',
      'Place of work': 'Sonpahar open-cast project',
    },
  ],
])('%s says what its readers ask', (path, expected) => {
  const page = notices.find((one) => one.path === path);
  const said = (page ? all(page.tree, 'dl') : []).flatMap((list) =>
    all(list, 'div').map((fact) => all(fact).map((one) => textOf(one).replaceAll('\u00a0', ' '))),
  );
  expect(Object.fromEntries(said.map(([label, value]) => [label, value]))).toMatchObject(expected);
});

it('a training that is closed had places, and a vacancy had posts', () => {
  const closed = (path: string): string =>
    pages
      .filter((page) => page.path === path)
      .flatMap((page) => within(page, 'row--closed').map(textOf))
      .join('\n');
  expect(closed('/data-listing/pages/apprenticeship-training')).toMatch(/Places: 240/);
  expect(closed('/data-listing/pages/apprenticeship-training')).not.toMatch(/Posts:/);
  expect(closed('/data-listing/pages/recruitment')).not.toMatch(/Places:/);
});

it.each([
  ['/tenders/11/2026/1142', 'Contract management cell', true],
  ['/hi/data-listing/pages/internal-selection-promotion/541', 'कार्मिक विभाग, भर्ती', true],
  ['/hi/tenders/10/2026/1133', 'संविदा प्रबंधन प्रकोष्ठ', false],
])('%s names the office for its kind (%s: %s), unless it names an officer', (path, office, isNamed) => {
  const page = notices.find((one) => one.path === path);
  expect(page && textOf(page.tree).includes(office)).toBe(isNamed);
});

it.each([
  ['', 'awarded', 30],
  ['/hi', 'awarded', 30],
  ['', 'cancelled', 10],
  ['/hi', 'cancelled', 10],
])('%s/tenders/%s names every tender whose page says that it ended so, and no other', (base, end, least) => {
  const list = pages.filter(({ path }) => new RegExp(`^${base}/tenders/${end}(/page/\\d+)?$`).test(path));
  const rows = list.flatMap((page) => within(page, 'row__title')).flatMap((title) => all(title, 'a'));
  const named = rows.map((link) => property(link, 'href'));
  // The label of a withdrawn tender looks like that of a cancelled one.
  const ended = notices
    .filter((page) => within(page, 'state').slice(0, 1).flatMap(classes).includes(`state--${end}`))
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${base}/tenders/`));
  expect(ended.length).toBeGreaterThan(least);
  expect(named.toSorted()).toEqual(ended.toSorted());
});

it('say with the calendar beside them the same last date, of the same page', () => {
  const offering = notices.filter(({ tree }) =>
    all(tree, 'a').some((link) => property(link, 'href')?.endsWith('.ics')),
  );
  expect(offering.length).toBeGreaterThan(20);
  for (const page of offering) {
    const calendar = new ICAL.Component(ICAL.parse(readBuilt(`${page.path}.ics`)) as unknown[]);
    const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(event?.component.getFirstPropertyValue('url')).toBe(siteUrl + page.path);
    const moments = toCome(page).map((moment) => Date.parse(moment));
    expect(moments, page.path).toContain(event?.startDate.toJSDate().getTime());
  }
});

it.each(['last-dates.ics', 'hi/last-dates.ics'])('%s has every open tender and job once', (file) => {
  const calendar = new ICAL.Component(ICAL.parse(readBuilt(file)) as unknown[]);
  const ids = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid);
  expect(new Set(ids).size).toBe(ids.length);
  const isHindi = file.startsWith('hi/');
  const open = notices.filter(
    (page) => (page.lang === 'hi') === isHindi && within(page, 'notice-sheet').some(hasClosing),
  );
  expect(open.length).toBeGreaterThan(10);
  for (const { path } of open) {
    const kind = path.includes(paths.tenders) ? 'tender' : 'job';
    expect(ids).toContain(`${kind}-${path.split('/').at(-1) ?? ''}@${new URL(siteUrl).hostname}`);
  }
});

it('offer search engines the open jobs of strangers, and no closed one', () => {
  const offered = new Map(
    notices.flatMap((page) =>
      all(page.tree, 'script')
        .filter((script) => property(script, 'type') === 'application/ld+json')
        .map((script) => JSON.parse(textOf(script)) as { '@type': string; url: string; validThrough?: string })
        .filter((said) => said['@type'] === 'JobPosting')
        .map((said) => [page, said] as const),
    ),
  );
  expect(offered.size).toBeGreaterThan(4);
  for (const page of notices) {
    const [card] = within(page, 'notice-sheet');
    const isOver = [...within(page, 'state--closed'), ...within(page, 'state--cancelled')].length > 0;
    const isOpen = card !== undefined && !isOver;
    const isForStrangers =
      page.path.includes(paths.jobs('recruitment')) || page.path.includes(paths.jobs('apprenticeship-training'));
    expect([page.path, offered.has(page)]).toEqual([page.path, isOpen && isForStrangers]);
    if (offered.has(page)) expect(offered.get(page)?.url).toBe(siteUrl + page.path);
  }
});

it('promise a last date to search engines only if the tender or job was not ended in another way', () => {
  const ended = notices.map((page) => {
    const chips = within(page, 'state').slice(0, 1).flatMap(classes);
    const [description] = all(page.tree, 'meta').filter((one) => property(one, 'name') === 'description');
    const says = /last date|अंतिम तिथि/.test((description && property(description, 'content')) ?? '');
    const isEnded = chips.includes('state--cancelled') || chips.includes('state--awarded');
    expect([page.path, says]).toEqual([page.path, !isEnded]);
    return isEnded;
  });
  expect(ended.filter(Boolean).length).toBeGreaterThan(4);
});

it('that were cancelled or withdrawn say on which day where the others say the last date', () => {
  const cancelled = notices.filter((page) =>
    within(page, 'state').slice(0, 1).flatMap(classes).includes('state--cancelled'),
  );
  expect(cancelled.length).toBeGreaterThan(2);
  for (const page of cancelled) {
    const [said] = within(page, 'notice-sheet').flatMap((card) => all(card, 'p').slice(1, 2));
    expect([page.path, said && textOf(said)]).toEqual([
      page.path,
      expect.stringMatching(/^(Cancelled on|Withdrawn on|निरस्त करने की तिथि|वापस लेने की तिथि) \d/),
    ]);
  }
});
