import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
    return Promise.resolve({
      state: 'people',
      verdict:
        'The recorded run is here as it is. The page /pages/self-audit of the site shows the same clause by clause.',
      files: [
        {
          name: 'self-audit-run.json',
          text: readFileSync(file, 'utf8'),
          shows: 'the result of each row, as recorded.',
        },
      ],
      people: ['Answer the rows that people judge: see the page /pages/self-audit of the site.'],
    });
  },
};
