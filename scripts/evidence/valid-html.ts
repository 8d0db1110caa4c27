import { htmlFaults } from '../check/valid-html.ts';
import { counted, json, type Topic } from './topic.ts';

export const validHtml: Topic = {
  name: 'html',
  title: { en: 'Valid HTML on every page', hi: 'हर पृष्ठ पर मान्य एचटीएमएल' },
  clauses: ['GIGW 5.2.48'],
  async make({ pages: read }, say) {
    const { pages } = await read();
    const rows: { page: string; faults: string[] }[] = [];
    for (const page of pages) {
      rows.push({ page: page.path, faults: await htmlFaults(page) });
      if (rows.length % 50 === 0) say(`${rows.length} of ${pages.length} pages`);
    }
    const bad = rows.filter(({ faults }) => faults.length > 0);
    return {
      state: bad.length > 0 ? 'fault' : 'met',
      verdict: `${counted(pages.length, 'page')} checked with html-validate: ${bad.length > 0 ? counted(bad.length, 'page with faults', 'pages with faults') : 'no fault'}.`,
      files: [
        {
          name: 'pages.json',
          text: json(rows),
          shows: 'each page with its faults (rules: scripts/check/valid-html.ts).',
        },
      ],
    };
  },
};
