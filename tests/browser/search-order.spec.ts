import { expect, test } from '@playwright/test';
import { intents, pageLangOf } from '../../scripts/bench/search/intents.ts';

const QUERIES = 200;
// They take ten seconds together, and more where other work is done beside.
test.setTimeout(60_000);

/** Queries of the bench, spread over the whole file: each line of it stands for another wish. */
const all = [...new Map(intents.map((intent) => [`${pageLangOf(intent)} ${intent.query}`, intent])).values()];
const step = Math.floor(all.length / QUERIES);
const chosen = all.filter((_, index) => index % step === 0).slice(0, QUERIES);

/** Asks the results page for each query, as a visitor does who never loads another page, and returns what is wrong. */
async function faultsOf(queries: string[]): Promise<string[]> {
  const need = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const [list, more] = [need('[data-hits]'), need('[data-more]')];
  const field = need('main input[name=q]') as HTMLInputElement;
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (list.ariaBusy !== 'false') return;
        seen.disconnect();
        resolve();
      });
      seen.observe(list, { attributes: true });
    });
  // An entry and its translation are one: their addresses differ by the language, and by the page of a list.
  const entryAt = (link: HTMLAnchorElement): string =>
    (link.getAttribute('href') ?? '').replace(/^\/hi(?=\/|$)|\/page\/\d+(?=#)/g, '');
  const rows = (): string[] => [...list.querySelectorAll<HTMLAnchorElement>('h3 a')].map(entryAt);
  const numberIn = (text: string): number => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? 0);
  const counted = (group: string): number =>
    [...document.querySelectorAll<HTMLAnchorElement>(`[data-ask^="${group} "] > span`)]
      .map(({ textContent }) => numberIn(textContent))
      .reduce((sum, one) => sum + one, 0);

  // Data saving looks into no texts and documents, which the order does not depend on.
  document.documentElement.dataset.pics = 'asked';
  const faults: string[] = [];
  const search = location.pathname.replace(/[^/]+$/, '');
  for (const [at, query] of queries.entries()) {
    // All pages of every eighth, two of the others: each page takes time.
    const mostPages = at % 8 === 0 ? 5 : 2;
    const is = (what: string, found: unknown, wanted: unknown): void => {
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        faults.push(`${query}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
    };
    field.value = query;
    const first = settled();
    field.form?.requestSubmit();
    await first;
    // The query itself may have a number.
    const said = need('[data-count]').cloneNode(true) as Element;
    for (const quoted of said.querySelectorAll('b, bdi')) quoted.remove();
    const total = numberIn(said.textContent);
    const kinds = counted('kind');
    if (kinds > 0) is('sum of the kinds', kinds, total);
    let page = 1;
    for (; !more.hidden && page < mostPages; page += 1) {
      const before = rows();
      const next = settled();
      more.click();
      await next;
      is(`order after ${page} pages`, rows().slice(0, before.length), before);
    }
    const shown = rows();
    is(
      'entries that stand twice',
      shown.filter((one, index) => shown.indexOf(one) !== index),
      [],
    );
    is('entries', more.hidden ? shown.length : Math.min(total, 10 * page), more.hidden ? total : shown.length);
    if (page === 1 || at % 4 > 0) continue;
    // Back from another question: all pages come at once.
    for (const address of ['?q=coal&year=2026', `?q=${encodeURIComponent(query)}&page=${page}`]) {
      const again = settled();
      history.pushState(null, '', search + address);
      dispatchEvent(new PopStateEvent('popstate'));
      await again;
    }
    is('order when asked at once', rows(), shown);
  }
  return faults;
}

for (const lang of ['en', 'hi'] as const)
  test(`half of ${QUERIES} queries show no entry twice, count what they list, and move nothing (${lang})`, async ({
    page,
  }) => {
    const queries = chosen.filter((intent) => pageLangOf(intent) === lang).map(({ query }) => query);
    expect(queries.length).toBeGreaterThan(QUERIES / 3);
    await page.goto(`${lang === 'hi' ? '/hi' : ''}/search/coal?year=2026`);
    await expect(page.locator('[data-hits]')).toHaveAttribute('aria-busy', 'false');
    expect(await page.evaluate(faultsOf, queries)).toEqual([]);
    // The last of them, loaded anew.
    const rows = page.locator('[data-hits] h3 a');
    const before = await rows.allInnerTexts();
    await page.reload();
    await expect(rows).toHaveText(before);
  });
