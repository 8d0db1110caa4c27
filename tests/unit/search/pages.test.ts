import { expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { ask, entry, indexOf, searchOf } from './support.ts';

const document = (name: string, title: string, texts: readonly string[], more: Partial<Entry> = {}): Entry[] =>
  texts.map((body, index) =>
    entry(`/documents/${name}#page-${index + 1}`, title, {
      ...{ kind: 'file', shared: name, date: '2026-11-02', body, page: index + 1 },
      ...{ fileType: 'PDF', fileBytes: 5000, about: [`https://files.example/${name}.pdf`], ...more },
    }),
  );
const FILLED = Array.from({ length: 20 }, (_, index) => `Clause ${index + 30} of the contract.`);
const manual = document('aaa', 'Purchase manual', [
  'Cover of the manual',
  'The shovel is inspected weekly.',
  'Retention money is released with the final bill.',
  'The shovel and the dumper wait for the siren.',
  ...FILLED,
]);
const policy = document('bbb', 'Safety policy', ['Helmets protect.', 'The shovel has a siren.']);
const search = searchOf(indexOf([...manual, ...policy]));

it('a document is one result: its best page, and the others with the same words', async () => {
  const { hits, total, hasAll } = await search.search(ask('shovel'));
  expect({ total, hasAll }).toEqual({ total: 2, hasAll: true });
  const found = hits.map(({ url, otherPages }) => [url, otherPages]);
  expect(found).toContainEqual(['/documents/aaa#page-2', [4]]);
  expect(found).toContainEqual(['/documents/bbb#page-2', undefined]);
});

it('its page is that with most words, with the title and the file of the document', async () => {
  const { hits, words } = await search.search(ask('manual shovel siren'));
  expect(hits[0]).toMatchObject({
    url: '/documents/aaa#page-4',
    title: { text: 'Purchase manual', marks: [[9, 15]] },
    lead: { text: 'The shovel and the dumper wait for the siren.' },
    file: { type: 'PDF', bytes: 5000 },
    about: ['https://files.example/aaa.pdf'],
    otherPages: undefined,
  });
  expect(words).toContain('shovel');
});

it('says if no document has all words', async () => {
  expect(await search.search(ask('helmets dumper'))).toMatchObject({ total: 2, hasAll: false });
  expect(await search.search(ask('zeppelin'))).toMatchObject({ total: 0, hasAll: false });
});

it('documents with many pages, of one day, keep to themselves', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `n${index}`);
  const many = names.flatMap((name) => document(name, `Notice ${name}`, ['first', `bucket${name} wheel`, 'last']));
  const all = searchOf(indexOf(many));
  const { total, hits } = await all.search({ ...ask('wheel'), count: 400 });
  expect(total).toBe(400);
  expect(hits.map(({ url, title }) => `${title.text} ${url}`).toSorted()).toEqual(
    names.map((name) => `Notice ${name} /documents/${name}#page-2`).toSorted(),
  );
  expect((await all.search(ask('bucketn399'))).hits[0]?.url).toBe('/documents/n399#page-2');
});

it('a changed or withdrawn document leaves the files that a new index would have', async () => {
  const index = indexOf([...manual, ...policy]);
  const shorter = policy.slice(0, 1);
  index.update({ put: shorter, remove: policy });
  expect(index.files()).toEqual(indexOf([...manual, ...shorter]).files());
  index.update({ remove: shorter });
  expect(index.files()).toEqual(indexOf(manual).files());
  expect((await searchOf(index).search(ask('helmets'))).total).toBe(0);
});
