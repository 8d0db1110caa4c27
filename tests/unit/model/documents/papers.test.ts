import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { entry } from '../../../support/news.ts';
import { file, registered, tender } from './content.ts';

it('the papers of a tender are changed by its latest corrigendum, which is not', () =>
  withContent(
    {
      ...tender({
        corrigenda: [
          { id: 'a', title: 'First change', published_on: '2026-10-05', file: file('a.pdf') },
          { id: 'b', title: 'Second change', published_on: '2026-10-09', file: file('b.pdf') },
        ],
      }),
      ...{ 'media/tender.pdf': 'tender', 'media/a.pdf': 'a', 'media/b.pdf': 'b' },
    },
    async () => {
      const found = await registered();
      const page = '/tenders/10/2026/7';
      expect(found('tender')).toMatchObject({
        state: 'changed',
        later: [
          { of: 'Second change', href: `${page}#history`, as: '9 October 2026' },
          { of: 'First change', href: `${page}#history`, as: '5 October 2026' },
        ],
        title: [{ of: 'Tender document' }],
        href: page,
      });
      expect(found('a')).toMatchObject({
        state: 'changed',
        later: [{ of: 'Second change' }],
        published: '5 October 2026',
      });
      expect(found('b')).toMatchObject({ state: 'current', href: page, published: '9 October 2026' });
    },
  ));

it('the papers of a cancelled tender are cancelled, but not the one that says so', () => {
  const corrigenda = [
    { id: 'a', title: 'First change', published_on: '2026-10-05', file: file('a.pdf') },
    { id: 'b', title: 'Notice of cancellation', published_on: '2026-11-01', file: file('b.pdf') },
  ];
  return withContent(
    {
      ...tender({ cancelled_on: '2026-11-01', corrigenda }),
      ...{ 'media/tender.pdf': 'tender', 'media/a.pdf': 'a', 'media/b.pdf': 'b' },
    },
    async () => {
      const found = await registered();
      expect([found('tender'), found('a')]).toMatchObject([
        { state: 'cancelled', cancelled: '1 November 2026' },
        { state: 'cancelled' },
      ]);
      // It stands, and says that the tender does not.
      expect(found('b')).toMatchObject({
        state: 'cancelling',
        cancelled: '1 November 2026',
        published: '1 November 2026',
      });
    },
  );
});

it('a notice that ends one tender and changes another is valid in both', () => {
  const corrigenda = [{ id: 'a', title: 'Notice', published_on: '2026-11-01', file: file('a.pdf') }];
  const [first] = tender({ corrigenda, files: [] })['en/tenders-by-period'];
  return withContent(
    {
      ...tender({}),
      'en/tenders-by-period': [first, { ...first, id: '8', title: 'A winch', cancelled_on: '2026-11-01' }],
      'media/a.pdf': 'a',
    },
    async () => {
      expect((await registered())('a')).toMatchObject({
        state: 'current',
        of: 'A pump',
        also: [{ of: 'A winch', as: 'Genuine, issued when its tender was cancelled' }],
      });
    },
  );
});

it.each([
  [
    { corrigenda: [{ id: 'a', title: 'First change', published_on: '2026-10-05' }] },
    { state: 'changed', later: [{ of: 'First change' }] },
  ],
  [{ cancelled_on: '2026-11-01' }, { state: 'cancelled' }],
  [{ withdrawn_on: '2026-11-10' }, { state: 'withdrawn', href: '/tenders/10/2026/7' }],
])('a text that links to the papers of a tender with %o says nothing of their state', (more, said) => {
  const link = '<p>See the <a href="tender.pdf">tender document</a></p>';
  return withContent(
    {
      ...tender({ ...more, description: link }),
      'en/news_and_updates': [entry(1, { body: link })],
      'media/tender.pdf': 'tender',
    },
    async () => {
      expect((await registered())('tender')).toMatchObject(said);
    },
  );
});

it('the papers of a withdrawn tender are withdrawn, also if the site is built anew', () =>
  withContent({ ...tender({ withdrawn_on: '2026-11-10' }), 'media/tender.pdf': 'tender' }, async () => {
    expect((await registered())('tender')).toMatchObject({
      state: 'withdrawn',
      withdrawn: '10 November 2026',
      href: '/tenders/10/2026/7',
    });
  }));

it('a withdrawn tender gives no paper of a corrigendum that was never published', () =>
  withContent(
    {
      ...tender({
        withdrawn_on: '2026-11-10',
        corrigenda: [{ id: 'a', title: 'To come', published_on: '2026-12-09', file: file('a.pdf', 'Secret title') }],
      }),
      ...{ 'media/tender.pdf': 'tender', 'media/a.pdf': 'a' },
    },
    async () => {
      const found = await registered();
      expect(found('tender')).toMatchObject({ state: 'withdrawn' });
      expect(found('a')).toBeUndefined();
    },
  ));

it('each paper of a withdrawn tender has the day of its own publication', () =>
  withContent(
    {
      ...tender({
        withdrawn_on: '2026-11-10',
        corrigenda: [{ id: 'a', title: 'First change', published_on: '2026-10-09', file: file('a.pdf') }],
        award: { bidder: 'A firm', awarded_on: '2026-11-05', file: file('award.pdf') },
      }),
      ...{ 'media/tender.pdf': 'tender', 'media/a.pdf': 'a', 'media/award.pdf': 'award' },
    },
    async () => {
      const found = await registered();
      expect(['tender', 'a', 'award'].map((text) => found(text)?.published)).toEqual([
        ...['1 October 2026', '9 October 2026', '5 November 2026'],
      ]);
    },
  ));

it('the papers of a withdrawn job are withdrawn, with what was published of its stages', () => {
  const stages = [{ title: 'Shortlist', published_on: '2026-10-20', file: file('list.pdf') }];
  const job = { id: 5, category: 'recruitment', title: 'Nurse', published_on: '2026-10-01', files: [file('job.pdf')] };
  return withContent(
    {
      'en/recruitments': [{ ...job, stages, withdrawn_on: '2026-11-10' }],
      ...{ 'media/job.pdf': 'job', 'media/list.pdf': 'list' },
    },
    async () => {
      const found = await registered();
      const said = { state: 'withdrawn', withdrawn: '10 November 2026', href: '/data-listing/pages/recruitment/5' };
      expect([found('job'), found('list')]).toMatchObject([
        { ...said, published: '1 October 2026' },
        { ...said, published: '20 October 2026' },
      ]);
    },
  );
});
