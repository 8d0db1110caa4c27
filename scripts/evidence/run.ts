// Makes the auditor's folder: `npm run evidence [-- --out FILE] [--site FOLDER] [--only topic,topic]`.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '../command/fail-with.ts';
import { messageOf } from '../command/log.ts';
import { step } from '../setup/steps.mjs';
import { axe } from './axe.ts';
import { drill } from './drill.ts';
import { folderZip } from './folder.ts';
import { forms } from './forms.ts';
import { headers } from './headers.ts';
import type { Made } from './index-page.ts';
import { licences } from './licences.ts';
import { links } from './links.ts';
import { logs } from './logs.ts';
import { prose } from './prose.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { sboms } from './sboms.ts';
import { openSite } from './site.ts';
import { tls } from './tls.ts';
import { type Context, NotMeasured, type Result, type Topic } from './topic.ts';
import { validHtml } from './valid-html.ts';

/** All topics, in the order of the folder's first page. */
const TOPICS: readonly Topic[] = [
  rules,
  axe,
  validHtml,
  links,
  headers,
  tls,
  prose,
  sboms,
  licences,
  drill,
  logs,
  roles,
  forms,
];

/** The limit for a message. The message of a failed program can contain the whole output of the program. */
const MOST_LETTERS = 500;

/** Returns the result of a topic. If a program is missing, the topic is not measured. Any other error is a fault. */
async function resultOf(topic: Topic, context: Context): Promise<Result> {
  try {
    return await step(topic.title.en, (say) => topic.make(context, say));
  } catch (error) {
    const why = messageOf(error).slice(0, MOST_LETTERS);
    if (error instanceof NotMeasured) return { state: 'not measured', verdict: `${why}.`, files: [] };
    return { state: 'fault', verdict: `The test itself failed: ${why}`, files: [] };
  }
}

const USAGE = `npm run evidence [-- options]

  --out FILE       the file that is written (evidence.zip)
  --site FOLDER    a built site; else the sample is built
  --only NAMES     makes only these topics, with commas between: ${TOPICS.map(({ name }) => name).join(', ')}
  --help           prints this`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'evidence.zip' },
      site: { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const asked = values.only?.split(',') ?? TOPICS.map(({ name }) => name);
  const unknown = asked.find((name) => !TOPICS.some((topic) => topic.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no topic "${unknown}"; there are ${TOPICS.map(({ name }) => name).join(', ')}.`);
  const { context, release, sums, close } = await openSite(values.site);
  try {
    const made: Made[] = [];
    for (const topic of TOPICS)
      made.push({
        topic,
        result: asked.includes(topic.name)
          ? await resultOf(topic, context)
          : {
              state: 'not measured',
              verdict: 'this topic is not in the folder, because of the option --only.',
              files: [],
            },
      });
    const zip = folderZip(release, made, { 'site/sums.txt': sums });
    await writeFile(values.out, zip);
    for (const { topic, result } of made) console.log(`${topic.name}: ${result.state}. ${result.verdict}`);
    console.log(
      `Wrote ${path.resolve(values.out)}: ${zip.length} bytes, SHA-256 ${createHash('sha256').update(zip).digest('hex')}`,
    );
    if (made.some(({ result }) => result.state === 'fault' && !result.isRecorded)) process.exitCode = 1;
  } finally {
    await close();
  }
}

await run().catch(failWith);
