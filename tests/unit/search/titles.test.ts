import { expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { ask, entry, indexOf, sampleEntries, searchOf } from './support.ts';

const tenders = (...titles: readonly string[]): Entry[] =>
  titles.map((title, index) =>
    entry(`/tenders#${index}`, title, { kind: 'tender', date: `2026-10-${String(28 - index)}` }),
  );
const titlesFor = async (query: string, entries: readonly Entry[]): Promise<string[]> => {
  const { hits } = await searchOf(indexOf(entries)).search(ask(query));
  return hits.map(({ title }) => title.text);
};

it('of equal titles, the one that also has the stop words of the query comes first', async () => {
  const entries = tenders('Wall at the road to Harsinga', 'Wall of Harsinga, by the road');
  expect(await titlesFor('wall by road of harsinga', entries)).toEqual([
    'Wall of Harsinga, by the road',
    'Wall at the road to Harsinga',
  ]);
});

it('a call that was repeated leaves room for the others', async () => {
  const call = 'Repair of Harsinga road';
  const entries = tenders(call, call, call, 'Repair of Harsinga road and its drains');
  expect((await titlesFor('harsinga road', entries)).slice(0, 2)).toEqual([
    call,
    'Repair of Harsinga road and its drains',
  ]);
});

it('a mistyped word is found in the titles of what the other words found, and marked there', async () => {
  const shelters = ['old', 'new', 'long', 'low'].map((which) => `Rain shelter on Harsinga road, ${which}`);
  const own = 'Restoration of rain damage to drains and walls of Harsinga road';
  const search = searchOf(indexOf([...sampleEntries(), ...tenders(...shelters, own)]));
  const { hits } = await search.search(ask('rain harsinga etsoration'));
  const { text, marks } = hits[0]?.title ?? { text: '', marks: [] };
  expect(text).toBe(own);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['Restoration', 'rain', 'Harsinga']);
});

it('a text that has the very word comes before titles that only have one like it, and before a kind that is called so', async () => {
  const entries = [
    entry('/policies', 'Policies'),
    entry('/offers', 'Beware of fake offers', { body: 'Tell the police of whoever asks for money.' }),
    entry('/penal-actions', 'Order of debarment', { kind: 'penal-action', date: '2026-11-01' }),
    entry('/coal', 'Profile', { body: 'Coal is sold by auction.' }),
  ];
  expect((await titlesFor('police', entries))[0]).toBe('Beware of fake offers');
  expect((await titlesFor('auction', entries))[0]).toBe('Profile');
});

it('an abbreviation is the same with dots, with spaces and without either, in Hindi as well', async () => {
  const entries = [
    entry('/hi/rti', 'आरटीआई के प्रश्न', { lang: 'hi' }),
    entry('/hi/csr', 'सी.एस.आर. कार्य', { lang: 'hi' }),
    entry('/iti', 'Apprentices who have been to an I T I'),
    entry('/mba', 'एम बी ए के छात्र, under S E C L.', { lang: 'hi' }),
  ];
  for (const query of ['आर.टी.आई.', 'आर टी आई', 'R T I', 'RTI'])
    expect((await titlesFor(query, entries))[0], query).toBe('आरटीआई के प्रश्न');
  for (const query of ['SECL', 'secl', 'एमबीए'])
    expect((await titlesFor(query, entries))[0], query).toBe('एम बी ए के छात्र, under S E C L.');
  for (const query of ['iti', 'I.T.I.', 'आई टी आई'])
    expect((await titlesFor(query, entries))[0], query).toBe('Apprentices who have been to an I T I');
  expect((await titlesFor('सीएसआर', entries))[0]).toBe('सी.एस.आर. कार्य');
});

it('a word that is there is found though the file of those that are like it does not come', async () => {
  const index = indexOf(tenders('Repair of Harsinga road'));
  const names: string[] = [];
  await searchOf(index, (name) => names.push(name)).search(ask('harsinga'));
  const without = (lost: string) => ({ files: () => new Map([...index.files()].filter(([name]) => name !== lost)) });
  const found = await Promise.all(
    names.map((lost) =>
      searchOf(without(lost))
        .search(ask('harsinga'))
        .then(
          ({ total }) => total,
          () => 'lost',
        ),
    ),
  );
  expect(found).toContain(1);
});

it('an entry in the language of the page comes before its translation, even if that matches better', async () => {
  const entries = [
    entry('/jobs#7', 'Welder, with ITI', { kind: 'job', date: '2026-11-02' }),
    entry('/hi/jobs#7', 'वेल्डर', { kind: 'job', date: '2026-11-02', lang: 'hi', body: 'आईटीआई उत्तीर्ण अभ्यर्थियों के लिए' }),
  ];
  const search = searchOf(indexOf(entries));
  for (const lang of ['en', 'hi'] as const)
    expect((await search.search(ask('welder with ITI', lang))).hits.map((hit) => hit.lang)[0], lang).toBe(lang);
});

it.each([
  ['कार्यालय', 'सत्रह कार्यालयों की सौर छतें'],
  ['सुझाव', 'सुझावों की पेटी'],
  ['गांव', 'गाँवों के साथ'],
  ['इकाई', 'इकाइयों की सूची'],
  ['policy', 'Policies'],
  ['colonies', 'Roof of the colony'],
  ['bus', 'School buses'],
])('%s is found in “%s” also where the very word is', async (query, title) => {
  const others = ['Pre-bid meeting', 'Business', 'कार्य', 'Police', 'पोलियो', 'Colon'];
  const found = await titlesFor(query, tenders(...others, title, `${query} 2026`));
  expect(found.slice(0, 2).toSorted()).toEqual([`${query} 2026`, title].toSorted());
});

it.each([
  ['plantaton', 'Plantation on reclaimed land', ['Oxygen plant', 'Solar plants', 'Coal handling plants']],
  ['holiays', 'Holidays of the year', ['Hills of Harsinga', 'Haul road', 'A hole in a road']],
  ['vehiles', 'Light vehicles on hire', ['While at work', 'The whole truth', 'Wheel loaders']],
])('%s by itself is “%s”, before what only sounds a little like it', async (query, title, others) => {
  expect((await titlesFor(query, tenders(...others, title)))[0]).toBe(title);
});

it('a number between the neighbours that it was asked with comes before one beside either', async () => {
  const references = ['KED-45/2025-26', 'LED-45/2025-26', 'HPSEBL/EDM/NIT-45/2025-26', 'SEOP-45/2025-26'];
  const entries = references.map((reference, index) =>
    entry(`/tenders#${index}`, `Repair of a road in ward ${index + 11}`, {
      kind: 'tender',
      date: reference.includes('NIT') ? '2025-06-02' : '2026-01-02',
      reference,
    }),
  );
  const [first] = (await searchOf(indexOf(entries)).search(ask('NIT-45/2025-26'))).hits;
  expect(first?.reference).toBe('HPSEBL/EDM/NIT-45/2025-26');
});
