import { describe, expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

describe('what is made of entries', () => {
  const link = (title: string, url: string) => ({ title, url, url_type: 'internal' });

  it('loses those that break alone, where no earlier version is there', () =>
    withContent(
      {
        'en/menus__header-menu': [
          {
            ...link('Work', '/en/tenders/'),
            subRoutes: [
              link('Bad', 'data:x'),
              { ...link('Jobs', '/en/jobs/'), subRoutes: [link('Worse', ''), link('Now', '/en/now/')] },
            ],
          },
        ],
        'en/tenders-static-data': {
          title: 'Tenders',
          portals: [],
          periods: [
            { month: 13, year: 2026, count: 1 },
            { month: 1, year: 2026, count: 0 },
          ],
        },
      },
      async (site) => {
        const { getHeaderMenu } = await import('~/model/menus');
        const { getTenderDesk } = await import('~/model/tender-periods');
        const [work] = await getHeaderMenu('en');
        expect(work?.subRoutes.map((item) => [item.title, item.subRoutes.map(({ title }) => title)])).toEqual([
          ['Jobs', ['Now']],
        ]);
        expect((await getTenderDesk('en'))?.periods).toMatchObject([{ month: 1 }]);
        expect(await site.report('held-back')).toMatchObject([
          { entry: 'Work', field: 'subRoutes.0.url', detail: 'also subRoutes.1.subRoutes.0.url' },
          { address: 'tenders-static-data/', field: 'periods.0.month' },
        ]);
      },
    ));
});
