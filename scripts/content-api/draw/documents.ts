/** Makes the documents that the sample content mentions. Each is one tagged A4 page, printed by a browser. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { BODIES } from './documents/bodies.ts';
import { fontFace } from './documents/font.ts';
import type { Entry, Paper } from './documents/mentions.ts';
import { papers } from './documents/mentions.ts';
import type { Language } from './documents/words.ts';
import { COMPANY, FICTION, HOUSE, LABELS, SAME, SHARED } from './documents/words.ts';
import { mark } from './things/buildings.ts';

const LARGEST = 50_000;
const DATES = ['published_on', 'reference_date', 'starts_at', 'closes_at', 'opens_at'];

const STYLE = `
  @page { size: A4; margin: 22mm 20mm 18mm; }
  body { margin: 0; color: #16130f; font: 11pt/1.6 "Noto Sans", "Noto Sans Devanagari", sans-serif; }
  :lang(hi) { font-family: "Noto Sans Devanagari", "Noto Sans", sans-serif; line-height: 1.8; }
  header { display: flex; align-items: center; gap: 5mm; border-bottom: 1mm solid #a83c0c; padding-bottom: 4mm; }
  header svg { width: 18mm; height: 18mm; }
  header p { margin: 0; } .name { font-size: 15pt; font-weight: 700; line-height: 1.3; }
  .house, footer { color: #575049; font-size: 9pt; }
  h1 { margin: 12mm 0 3mm; font-weight: 700; font-size: 18pt; line-height: 1.35; color: #5e2208; }
  dl { display: grid; grid-template-columns: 42mm 1fr; margin: 6mm 0; border-top: .3mm solid #ddd6cc; }
  dt, dd { margin: 0; padding: 2mm 0; border-bottom: .3mm solid #ddd6cc; } dt { color: #575049; }
  h1:lang(hi), .name:lang(hi) { font-weight: 400; }
  footer { margin-top: 16mm; padding: 3mm 4mm; background: #f6f3ee; border-left: 1mm solid #1f6b4a; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function inWords(moment: string, language: Language): string {
  const how: Intl.DateTimeFormatOptions = moment.includes('T')
    ? { dateStyle: 'long', timeStyle: 'short' }
    : { dateStyle: 'long' };
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-GB', {
    ...how,
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(new Date(moment));
}

/** Returns the changes of a corrigendum, from the entry of its tender. */
const changesOf = ({ changes }: Entry): readonly Entry[] => (Array.isArray(changes) ? (changes as Entry[]) : []);

function facts({ entry, language }: Paper, title: string): string {
  const row = (label: string, value: string): string =>
    value ? `<dt>${LABELS[label]?.[language] ?? label}</dt><dd>${escaped(value)}</dd>` : '';
  if (!entry) return row('shared', SHARED[language]);
  const subject = asText(entry.title ?? entry.firm_name);
  const dates = DATES.map((date) => [date, asText(entry[date])] as const).filter(([, value]) => value);
  if (dates.length === 0) dates.push(['updated_at', asText(entry.updated_at)]);
  return (
    row('subject', subject === title ? '' : subject) +
    row('reference', asText(entry.reference_no)) +
    dates.map(([date, value]) => row(date, value && inWords(value, language))).join('') +
    changesOf(entry)
      .map(({ what, before, after }) => row(asText(what), `${asText(before)} → ${asText(after)}`))
      .join('')
  );
}

function page(paper: Paper, faces: string): string {
  const { url, language, file, entry } = paper;
  const title = asText(file.title) || asText(entry?.title) || path.basename(url, '.pdf');
  const base = path.basename(url);
  const alias = Object.entries(SAME).find(([beginning]) => base.startsWith(beginning))?.[1];
  const body = BODIES.find(([beginning]) => (alias ?? base).startsWith(beginning))?.[1][language] ?? [];
  const summary = asText(entry?.summary);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${language === 'hi' ? faces : ''}${STYLE}</style></head><body>
    <header><svg viewBox="0 0 56 56" aria-hidden="true">${mark()}</svg><div><p class="name">${COMPANY[language]}</p><p class="house">${HOUSE[language]}</p></div></header>
    <main><h1>${escaped(title)}</h1><dl>${facts(paper, title)}</dl>${[summary, ...body]
      .filter(Boolean)
      .map((text) => `<p>${escaped(text)}</p>`)
      .join('')}</main>
    <footer>${FICTION[language]}</footer></body></html>`;
}

/** Replaces the time of making by a fixed time, because nothing else differs between two runs. */
const withoutClock = (pdf: Buffer): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20261120120000'), 'latin1');

export async function makeDocuments(media: string, only: readonly string[]): Promise<void> {
  await mkdir(path.join(media, 'documents'), { recursive: true });
  const wanted = (await papers(path.join(media, '..'))).filter(
    ({ url }) => only.length === 0 || only.includes(path.basename(url, '.pdf')),
  );
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args });
  try {
    const tab = await browser.newPage();
    const faces = await fontFace('Noto Sans Devanagari');
    for (const paper of wanted) {
      const file = path.join(media, paper.url);
      await tab.setContent(page(paper, faces));
      await tab.evaluate('document.fonts.ready');
      const made = withoutClock(await tab.pdf({ tagged: true, preferCSSPageSize: true, printBackground: true }));
      const before = await readFile(file).catch(() => undefined);
      if (!before?.equals(made)) await writeFile(file, made);
      const { size } = await stat(file);
      if (size > LARGEST) console.warn(`${paper.url} has ${size} bytes`);
    }
  } finally {
    await browser.close();
  }
}
