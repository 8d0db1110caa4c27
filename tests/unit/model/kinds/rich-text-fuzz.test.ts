import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { readAgain, useProse } from '../../../support/prose.ts';

const PIECES = (
  'p div span b i strong em a ul ol li dl dt dd table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 blockquote ' +
  'pre code figure figcaption img br hr form input button select option textarea script style iframe svg math mtext ' +
  'template noscript object embed font center o:p section article label fieldset legend details summary sub sup q'
).split(' ');
/** Tags that can be nested without limit, and the tags of tables. */
const NESTING = 'div span b a ul li dl dd table tbody tr td th blockquote section font sub figure'.split(' ');
const ATTRIBUTES = [
  'href="javascript:alert(1)"',
  'href="/en/news/"',
  'href=https://x.example',
  'href',
  'src=x:y',
  'onclick=a()',
  'style="a:b"',
  'id=part-1',
  'name=x',
  'class=y',
  'lang=EN-US',
  'lang="mr"',
  'lang="; x"',
  'dir=rtl',
  'dir=x',
  'colspan=0',
  'colspan=3',
  'rowspan=2',
  'scope=row',
  'scope=x',
  'start=x',
  'start=5',
  'reversed',
  'title="<b>"',
  'alt',
  'alt="A mine"',
  'linktype=page id=3',
  'embedtype=image',
  '"',
  "'",
  '=',
  '/',
];
const WORDS = [
  'Coal',
  ' ',
  'two words',
  'खान',
  '&nbsp;',
  '&#x202E;',
  '<',
  '>',
  '&',
  '<!--',
  '-->',
  ']]>',
  '\n',
  '👷',
  '&lt;script&gt;',
];

const startTag = fc
  .tuple(fc.constantFrom(...PIECES), fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 2 }))
  .map(([name, attributes]) => `<${[name, ...attributes].join(' ')}>`);
const piece = fc.oneof(
  fc.constantFrom(...WORDS),
  startTag,
  fc.constantFrom(...PIECES).map((name) => `</${name}>`),
);
/** Makes elements that are closed where they were opened. So no limit of nesting ends the work early. */
const { element } = fc.letrec<{ element: string; inside: string }>((tie) => ({
  inside: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('Coal', 'खान &amp; ', '<br>', '<img src=x:y>'),
    tie('element'),
  ),
  element: fc
    .tuple(fc.constantFrom(...NESTING), fc.array(tie('inside'), { maxLength: 3 }))
    .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
}));
/** A fixed seed makes the same texts each time, so that a failure can be repeated. */
const SEED = 20_261_124;

describe('random HTML', () => {
  const make = useProse();

  it('is made into valid and harmless HTML that stays as it is when it is read again', async () => {
    const html = fc.array(piece, { minLength: 3, maxLength: 40 }).map((pieces) => pieces.join(''));
    const isStable = fc.asyncProperty(html, fc.constantFrom('en', 'hi'), async (raw, lang) => {
      const shown = await make(raw, lang);
      expect(readAgain(shown)).toBe(shown);
    });
    await fc.assert(isStable, { numRuns: 300, seed: SEED });
  }, 60_000);
});

const LARGE = 100_000;
/** With twice the length, linear code takes about twice the time, and quadratic code takes four times. */
const SHORTER = 8;
const MOST_TIMES = 3 * SHORTER;
/** The HTML may be this many times as long as the text, because code adds columns to tables and notes to links. */
const MOST_GROWTH = 20;
/** Shorter times are not compared, because clearing the memory changes them too much. */
const LEAST_MS = 250;

/**
 * Returns the shortest processor time of two runs, in ms. It counts only this thread, so other work on the machine has
 * no effect. There is no second run if the first took less than `enough`.
 */
async function fastest(work: (turn: number) => Promise<void>, enough: number): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < 2 && least >= enough; turn += 1) {
    const since = process.threadCpuUsage();
    await work(turn);
    const { user, system } = process.threadCpuUsage(since);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

it(
  'takes time in proportion to its length, whatever is written again and again, to 100 KB',
  () =>
    withContent({}, async () => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      const timeOf = (unit: string, length: number, enough: number): Promise<number> =>
        // Results are cached, so each turn needs another text.
        fastest(async (turn) => {
          const written = `${turn}${unit.repeat(length / unit.length)}`;
          const { html } = await richText(rawHtml.parse(written), 'en', 'pages/test');
          expect(html.length, `letters made of ${unit}`).toBeLessThan(written.length * MOST_GROWTH);
        }, enough);
      await richText(rawHtml.parse('<p>Coal</p>'.repeat(1000)), 'en', 'pages/test');
      const unit = fc
        .oneof(
          fc.array(element, { minLength: 1, maxLength: 6 }),
          fc.array(fc.oneof({ arbitrary: element, weight: 4 }, piece), { minLength: 1, maxLength: 6 }),
        )
        .map((pieces) => pieces.join(''));
      const isLinear = fc.asyncProperty(unit, async (text) => {
        const large = await timeOf(text, LARGE, LEAST_MS);
        if (large < LEAST_MS) return;
        expect(large / (await timeOf(text, LARGE / SHORTER, 0))).toBeLessThan(MOST_TIMES);
      });
      await fc.assert(isLinear, { numRuns: 24, seed: SEED });
    }),
  120_000,
);
