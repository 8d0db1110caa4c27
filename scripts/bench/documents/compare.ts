// Compares the site's reading of PDFs with pdfinfo (of poppler) and with qpdf: npm run bench:documents [-- folder]. Without a
// folder, the script first makes the PDFs. It prints a table in the terminal. `npm test` does not run this script.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '../../../src/config.ts';
import { oneLine } from '../../../src/lib/clean-text.ts';
import { openApart } from '../../../src/media/apart.ts';
import type { Paper, PaperJob } from '../../../src/media/papers/facts.ts';
import { bestBrotli } from '../best-brotli.ts';
import { makeDocuments } from './make.ts';

type Answer = Paper | { readonly reason: string };

const given = process.argv[2];
const folder = given ?? '.cache/bench/documents';
if (given === undefined) await makeDocuments(folder);

const said = (program: string, ...args: string[]): { text: string; status: number } => {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 });
  return { text: `${stdout}\n${stderr}`, status: status ?? -1 };
};

interface Facts {
  pages: number | undefined;
  isTagged: boolean | undefined;
  isEncrypted: boolean | undefined;
  needsPassword: boolean;
  title: string | undefined;
}

function byPoppler(file: string): Facts | undefined {
  const { text } = said('pdfinfo', '-enc', 'UTF-8', file);
  const field = (name: string): string | undefined => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(text)?.[1];
  const needsPassword = text.includes('Incorrect password');
  const pages = field('Pages');
  if (pages === undefined && !needsPassword) return undefined;
  return {
    pages: pages === undefined ? undefined : Number(pages),
    isTagged: needsPassword ? undefined : field('Tagged') === 'yes',
    isEncrypted: needsPassword || (field('Encrypted') ?? 'no').startsWith('yes'),
    needsPassword,
    title: oneLine(field('Title') ?? '') || undefined,
  };
}

function byQpdf(file: string): Pick<Facts, 'pages' | 'isEncrypted'> | undefined {
  const encrypted = said('qpdf', '--is-encrypted', file).status;
  if (encrypted !== 0 && encrypted !== 2) return undefined;
  const pages = Number(said('qpdf', '--show-npages', file).text.trim().split('\n')[0]);
  return { isEncrypted: encrypted === 0, pages: Number.isNaN(pages) ? undefined : pages };
}

const rows: Record<string, { all: number; same: number }> = {};
const differences: string[] = [];

function count(name: string, file: string, ours: unknown, theirs: unknown): void {
  const row = (rows[name] ??= { all: 0, same: 0 });
  row.all += 1;
  if (ours === theirs) row.same += 1;
  else differences.push(`${name}: ${file}: ours ${String(ours)}, theirs ${String(theirs)}`);
}

const reader = openApart<PaperJob, Answer>('papers/reader-process.ts', () => new Error('more than a minute'));
const times: { name: string; bytes: number; ms: number; text: number; brotli: number; pages: number }[] = [];
let [both, neither] = [0, 0];
for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  const begun = performance.now();
  const answer = await reader.send({ bytes, ending: 'pdf' });
  const ms = performance.now() - begun;
  const facts = 'facts' in answer ? answer.facts : undefined;
  const json = 'facts' in answer && answer.text ? JSON.stringify(answer.text) : '';
  const [text, brotli] = [Buffer.byteLength(json), json ? bestBrotli(json) : 0];
  times.push({ name, bytes: bytes.length, ms, text, brotli, pages: facts?.pages ?? 0 });
  const [poppler, qpdf] = [byPoppler(file), byQpdf(file)];
  count('can be opened, as poppler', name, facts !== undefined, poppler !== undefined);
  if (!facts || !poppler) {
    if (!facts && !poppler) neither += 1;
    continue;
  }
  both += 1;
  count('needs a password, as poppler', name, facts.needsPassword ?? false, poppler.needsPassword);
  count('encrypted, as poppler', name, facts.isEncrypted, poppler.isEncrypted);
  if (qpdf) count('encrypted, as qpdf', name, facts.isEncrypted, qpdf.isEncrypted);
  if (poppler.needsPassword) continue;
  count('pages, as poppler', name, facts.pages, poppler.pages);
  if (qpdf?.pages !== undefined) count('pages, as qpdf', name, facts.pages, qpdf.pages);
  count('tagged, as poppler', name, facts.isTagged, poppler.isTagged);
  count('title, as poppler', name, facts.title, poppler.title);
}
reader.stop();

const sum = (of: (one: (typeof times)[number]) => number): number => times.reduce((all, one) => all + of(one), 0);
const slow = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
const middle = times.map(({ ms }) => ms).toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
console.table(Object.entries(rows).map(([what, { all, same }]) => ({ what, same, of: all })));
console.log(
  `${times.length} PDFs, ${sum(({ bytes }) => bytes)} bytes, ${sum(({ pages }) => pages)} pages. Opened by both: ${both}, by none: ${neither}.`,
);
console.log(
  `For each document: ${(sum(({ ms }) => ms) / times.length).toFixed(0)} ms, half of them under ${middle.toFixed(0)} ms.`,
);
console.log(`Text: ${(sum(({ text }) => text) / times.length).toFixed(0)} bytes for each document, as kept.`);
const LARGE = 200_000;
const half = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const withText = times.filter(({ brotli }) => brotli > 0);
console.log('The text versions (Brotli 11), half of the documents have less:');
console.table(
  [true, false].map((isLarge) => {
    const those = withText.filter(({ bytes }) => bytes >= LARGE === isLarge);
    return {
      PDFs: `${isLarge ? 'from' : 'under'} ${LARGE / 1000} KB`,
      documents: those.length,
      'text, bytes': half(those.map(({ brotli }) => brotli)),
      'text, of the PDF': percent(half(those.map(({ brotli, bytes }) => brotli / bytes))),
      'with one frame, of the PDF': percent(
        half(those.map(({ brotli, bytes }) => (brotli + limits.frameBytes) / bytes)),
      ),
    };
  }),
);
for (const { name, bytes, brotli } of withText)
  console.log(`  ${name}: text ${brotli} bytes, ${percent(brotli / bytes)} of the PDF`);
for (const { name, ms, pages } of slow) console.log(`  ${ms.toFixed(0)} ms for ${name}, ${pages} pages`);
console.log(differences.join('\n'));
