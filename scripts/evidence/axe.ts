import { type Browser, chromium, type Page } from '@playwright/test';
import { type AxeAnswer, axeAnswer, type Theme } from '../check/axe.ts';
import { startSiteServer } from '../serve/server.ts';
import { markup } from '../../src/lib/html.ts';
import { listOf, pageOf, tableOf } from './document.ts';
import { type ChosenPage, chosenPages } from './page-of-kind.ts';
import { type Context, counted, json, type Topic } from './topic.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];
/** The widths of a page at 400 % zoom, on a tablet and on a computer. */
const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;
/** The number of browser pages at the same time. More pages would only wait for the processor. */
const AT_ONCE = 2;
const CALM_MS = 400;
const MOST_MS = 10_000;

interface Look extends AxeAnswer {
  readonly page: string;
  readonly kind: string;
  readonly lang: string;
  readonly theme: Theme;
  readonly width: number;
  /** The number of pixels by which the page is wider than the screen. */
  readonly tooWide: number;
}

async function openPage(browser: Browser, { now }: Context, origin: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  // Requests to other hosts are blocked. The content API is such a host: its answers are not tested here, and the answers
  // change from run to run.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.clock.setSystemTime(new Date(now));
  return page;
}

/** Waits until the page has not changed for a while, because islands still work after the last answer of the server. */
const quiet = (page: Page): Promise<unknown> =>
  page.evaluate(
    ([calm, most]) =>
      new Promise((done) => {
        let timer = setTimeout(done, calm);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, calm);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(done, most);
      }),
    [CALM_MS, MOST_MS] as const,
  );

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

async function looksAt(page: Page, origin: string, { kind, lang, address }: ChosenPage): Promise<Look[]> {
  const looks: Look[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await quiet(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await settled(page);
      looks.push({ page: address, kind, lang, theme, width, tooWide, ...(await axeAnswer(page)) });
    }
  }
  return looks;
}

async function lookAtAll(
  context: Context,
  chosen: readonly ChosenPage[],
  say: (detail: string) => void,
): Promise<Look[]> {
  await using site = await startSiteServer({ dir: context.siteDir, facts: context.facts, port: 0 });
  const origin = site.url.replace(/\/$/, '');
  const browser = await chromium.launch({ executablePath: await context.chromium() });
  try {
    const found = new Map<ChosenPage, Look[]>();
    const waiting = [...chosen];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const page = await openPage(browser, context, origin);
        found.set(next, await looksAt(page, origin, next));
        await page.close();
        say(`${found.size} of ${chosen.length} pages`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return chosen.flatMap((one) => found.get(one) ?? []);
  } finally {
    await browser.close();
  }
}

const summary = (looks: readonly Look[], undecided: readonly (readonly [string, number])[]): string =>
  pageOf(
    'Accessibility: axe on every kind of page',
    markup`<p>One page of each kind, in English and Hindi, in the light and the dark theme, at ${WIDTHS.join(', ')} px, in Chromium with reduced
motion. Rules: WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe’s best practices. A tool finds perhaps half of the faults that a person finds.</p>
<h2>Undecided by axe</h2>
${undecided.length > 0 ? listOf(undecided.map(([rule, count]) => `${rule}: ${counted(count, 'place')}. A person must look.`)) : markup`<p>Nothing.</p>`}
<h2>Each look</h2>
${tableOf(
  'Answers of axe',
  ['Page', 'Kind', 'Language', 'Theme', 'Width', 'Too wide by', 'Violations', 'Rules passed', 'Undecided'],
  looks.map((look) => [
    look.page,
    look.kind,
    look.lang,
    look.theme,
    look.width,
    `${look.tooWide} px`,
    look.violations.map(({ rule, places }) => `${rule} (${places.length})`).join(', ') || 'none',
    look.passes,
    Object.entries(look.incomplete)
      .map(([rule, count]) => `${rule} (${count})`)
      .join(', ') || 'none',
  ]),
)}`,
  );

export const axe: Topic = {
  name: 'axe',
  title: { en: 'Accessibility: axe on every kind of page', hi: 'सुगम्यता: हर प्रकार के पृष्ठ की जाँच' },
  clauses: ['GIGW 5.2', 'GIGW 5.2.14', 'GIGW 5.2.17', 'GIGW 5.1.15', 'RPwD Rules 2023'],
  async make(context, say) {
    const { chosen, missing } = chosenPages(await context.pages());
    const looks = await lookAtAll(context, chosen, say);
    const violations = looks.flatMap((look) => look.violations);
    const wide = looks.filter(({ tooWide }) => tooWide > 0);
    const counts = new Map<string, number>();
    for (const { incomplete } of looks)
      for (const [rule, count] of Object.entries(incomplete)) counts.set(rule, (counts.get(rule) ?? 0) + count);
    const undecided = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      state: violations.length > 0 || wide.length > 0 ? 'fault' : 'people',
      verdict: `${looks.length} tests of ${counted(chosen.length, 'page')}: ${counted(violations.length, 'violation')}, ${counted(wide.length, 'test')} with sideways scrolling; axe could not decide ${counted(undecided.length, 'rule')}.${missing.length > 0 ? ` Kinds without a page in this content: ${missing.join(', ')}.` : ''}`,
      files: [
        {
          name: 'summary.html',
          text: summary(looks, undecided),
          shows: 'one line for each test of a page, and the results that axe could not decide.',
        },
        { name: 'looks.json', text: json(looks), shows: 'the same results, with the place of each violation.' },
      ],
      people: [
        'Test pages by hand with NVDA and TalkBack, in both languages: forms/nvda.html and forms/talkback.html.',
      ],
    };
  },
};
