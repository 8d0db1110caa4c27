import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Run } from '../../src/rules/answers.ts';
import { NotMeasured, type Topic } from './topic.ts';

/** The result of the last `npm run check:rules -- … --record`. */
const RECORD = 'src/owner/self-audit-run.json';

export const rules: Topic = {
  name: 'rules',
  title: { en: 'Clause by clause: the last run of the rules', hi: 'खंडवार जाँच का अंतिम परिणाम' },
  clauses: ['GIGW 5.2', 'RPwD Rules 2023'],
  make({ root }) {
    const file = path.join(root, RECORD);
    if (!existsSync(file)) return Promise.reject(new NotMeasured(`there is no recorded run of the rules (${RECORD})`));
    const text = readFileSync(file, 'utf8');
    const { rows, site = 'a website that it does not name' } = JSON.parse(text) as Pick<Run, 'rows' | 'site'>;
    const faulty = Object.entries(rows).flatMap(([id, row]) => (row.faulty > 0 ? id : []));
    const found =
      faulty.length > 0
        ? `${faulty.length} of ${Object.keys(rows).length} rows that a machine judges have faults: ${faulty.join(', ')}. `
        : '';
    return Promise.resolve({
      state: faulty.length > 0 ? 'fault' : 'people',
      verdict: `${found}The last recorded run is here as it is. It looked at ${site}, and says nothing of another website. The page /pages/self-audit of the site shows the same clause by clause.`,
      files: [
        {
          name: 'self-audit-run.json',
          text,
          shows: 'the result of each row, as recorded.',
        },
      ],
      people: ['Answer the rows that people judge: see the page /pages/self-audit of the site.'],
    });
  },
};
