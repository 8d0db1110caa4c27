import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const page = (slug: string, body: string) => ({ slug, title: slug, updated_at: '2026-11-01T10:00:00+05:30', body });
const pages = [
  page('land', '<p>Ask the nodal officer.</p>'),
  page('contact', '<table><tr><td>Nodal officer</td><td>0000-000 061</td></tr></table>'),
  page('history', '<p>The company began in 1986 with two mines.</p>'),
  page('trees', '<p>The <b>manager</b> of the nursery, in room 305.</p>'),
];

it('the report names the pages that name an officer without a telephone number', () =>
  withContent(
    { 'en/pages': pages, ...Object.fromEntries(pages.map((one) => [`en/pages__${one.slug}`, one])) },
    async (site) => {
      const { getIndex } = await import('~/model/site/search-index');
      await getIndex();
      const lines = await site.report('advice');
      expect(lines.filter(({ about }) => about === 'no-number')).toEqual(
        ['land', 'trees'].map((slug) => ({
          ...{ kind: 'advice', about: 'no-number', address: 'pages/', lang: 'en', entry: slug, title: slug },
          detail: 'names an officer without a telephone number',
        })),
      );
    },
  ));
