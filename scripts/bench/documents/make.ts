// Makes PDFs with several programs, in several sizes and with several faults. It needs qpdf, ghostscript, imagemagick,
// exiftool, python3-reportlab, python3-cairo and a Chromium.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../check/chromium.ts';

const [PYTHON, MAKER] = ['/usr/bin/python3', 'scripts/bench/documents/make.py'];
const SAMPLE = 'scripts/content-api/sample/media/documents';

/** Runs a program. An exit code other than 0 is only a warning, because some tools use such a code for a warning. */
function run(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
  } catch {
    console.warn(`${program} ${args[0] ?? ''} ended with an error`);
  }
}

const ROWS = Array.from(
  { length: 40 },
  (_, row) => `<tr><td>${row}</td><td>Belt ${row}</td><td>₹ ${row * 5}</td></tr>`,
);
const TABLE = `<table><caption>Prices</caption><thead><tr><th>No.<th>Item<th>Price</thead>${ROWS.join('')}</table>`;
const LIST = '<ul><li>One<ul><li>Inner</ul><li>Two</ul><ol><li>First<li>Second</ol>';
const WORDS = '<p>Bids are invited in two parts, and a bid that arrives after the closing hour is not opened.</p>';
const HINDI = '<p>पंजीकृत कंपनी की निविदा दो भागों में आमंत्रित है; केवल वेबसाइट पर दी गई तिथि मान्य है।</p>';
const PAGES: Readonly<Record<string, string>> = {
  words: WORDS.repeat(12),
  long: `<h1>Manual</h1>${`<h2>Chapter</h2>${WORDS.repeat(30)}`.repeat(12)}`,
  table: `<h1>Schedule</h1>${TABLE}`,
  list: `<h1>Conditions</h1>${LIST}${WORDS}`,
  hindi: `<h1>निविदा</h1>${HINDI.repeat(20)}${LIST}${TABLE}`,
  columns: `<div style="columns: 2">${WORDS.repeat(60)}</div>`,
  empty: '',
};

async function withChromium(folder: string): Promise<void> {
  const executablePath = await ensureChromium(process.env.CHROMIUM_PATH, console.log);
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage();
  for (const [name, body] of Object.entries(PAGES)) {
    const lang = name === 'hindi' ? 'hi' : 'en';
    await page.setContent(`<html lang="${lang}"><title>${name === 'words' ? '' : `A ${name}`}</title>${body}</html>`);
    for (const tagged of [true, false])
      await page.pdf({ path: path.join(folder, `chromium-${name}-${tagged ? 'tagged' : 'plain'}.pdf`), tagged });
    if (name !== 'empty') await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
  await browser.close();
}

/** Makes scanned PDFs. Each page is only a picture, as in the PDFs of a copier. */
function withImageMagick(folder: string): void {
  for (const picture of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const from = path.join(folder, picture);
    // Debian does not allow ImageMagick to write PDFs, so ReportLab writes the PDF.
    const grey = path.join(folder, `${picture}.jpg`);
    run('convert', from, '-resize', '1200x', '-colorspace', 'Gray', '-quality', '40', grey);
    run(PYTHON, MAKER, 'scan', grey, path.join(folder, `scan-${picture}.pdf`));
    rmSync(from);
    rmSync(grey, { force: true });
  }
}

const changed = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(from, to.padEnd(from.length)), 'latin1');

/** Writes a PDF with JavaScript by hand. */
function withScript(folder: string): void {
  for (const [name, catalog] of [
    ['open', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
    ['names', '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> >>'],
    ['none', ''],
  ] as const) {
    const objects = [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ];
    const body = objects.map((one, index) => `${index + 1} 0 obj\n${one}\nendobj\n`).join('');
    writeFileSync(path.join(folder, `hand-${name}.pdf`), `%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 4 >>\n%%EOF`);
  }
}

/** Changes finished PDFs: some as other programs change them, and some as broken downloads damage them. */
function changeAll(folder: string): void {
  const bases = readdirSync(folder).filter((name) => /^(chromium|reportlab-(1|5|form|lang)|cairo|scan-)/.test(name));
  for (const name of bases) {
    const from = path.join(folder, name);
    const to = (how: string): string => path.join(folder, `${name.replace(/\.pdf$/, '')}.${how}.pdf`);
    run('qpdf', '--linearize', '--object-streams=generate', from, to('linear'));
    run('qpdf', '--encrypt', 'user', 'owner', '256', '--', from, to('password'));
    run('qpdf', '--encrypt', '', 'owner', '128', '--use-aes=y', '--', from, to('owner'));
    run('gs', '-q', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.4', '-o', to('ghostscript'), from);
    copyFileSync(from, to('title'));
    run('exiftool', '-q', '-overwrite_original', '-Title=निविदा (Tender) & more', to('title'));
    const bytes = readFileSync(from);
    writeFileSync(to('cut'), bytes.subarray(0, bytes.length >> 1));
    writeFileSync(to('no-xref'), changed(bytes, 'startxref', 'startbent'));
    writeFileSync(to('bent'), changed(bytes, 'endobj', 'endbent'));
  }
}

export async function makeDocuments(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(SAMPLE)) copyFileSync(path.join(SAMPLE, name), path.join(folder, `sample-${name}`));
  run(PYTHON, MAKER, 'all', folder);
  await withChromium(folder);
  withImageMagick(folder);
  withScript(folder);
  changeAll(folder);
}
