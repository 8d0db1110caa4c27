import type { Act } from '../act';
import { asked } from '../asked';
import { fill } from '~/lib/fill';
import { linkHref } from '~/routes';
import { pageLang } from '~/stores/page-lang';

interface Found {
  title: string;
  url: string;
  excerpt?: string | null;
  type?: string | null;
}
const MOST_SECONDS = 20;
const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'title' in value && 'url' in value && typeof value.url === 'string';

const row = (template: HTMLTemplateElement, one: Found): Node | undefined => {
  const copy = document.importNode(template.content, true);
  const link = copy.querySelector('a');
  if (!link || !/^(https?:\/\/|\/(?!\/))/.test(one.url)) return undefined;
  link.href = linkHref({ url: one.url, isExternal: false }, pageLang());
  if (link.origin === location.origin) {
    // The link of the template leaves the site, and says so.
    link.replaceChildren();
    link.rel = link.target = '';
  }
  link.prepend(one.title);
  const [excerpt, kind] = copy.querySelectorAll('p');
  if (excerpt) excerpt.textContent = one.excerpt ?? '';
  if (kind) kind.textContent = one.type ?? '';
  return copy;
};

async function ask(address: string): Promise<{ found: Found[]; count: number }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { results, count } = (await answer.json()) as { results?: unknown; count?: unknown };
  if (!Array.isArray(results)) throw new Error(`${address}: no results`);
  const found = results.filter(isFound);
  return { found, count: typeof count === 'number' ? count : found.length };
}

/**
 * Asks the owner's search for the words in the address, and shows what it answers. Without it the page offers the ways
 * round the site that need no search.
 */
export const act: Act = (page) => {
  const words = asked();
  const place = page.querySelector<HTMLElement>('[data-results]');
  const field = page.querySelector<HTMLInputElement>('#q');
  const status = place?.querySelector('output');
  const list = place?.querySelector('ul');
  const template = place?.querySelector('template');
  const more = place?.querySelector('button');
  if (!place || !field || !status || !list || !template || !more || words === '') return;
  const { dataset } = place;
  field.value = words;
  let pages = 0;
  let got = 0;

  /** What stands below would jump when the results come: meanwhile it is away, and its room is kept. */
  const setBelow = (isAway: boolean): void => {
    page.style.minHeight = `${page.offsetHeight}px`;
    page.style.alignContent = 'start';
    for (const one of page.querySelectorAll<HTMLElement>('[data-results] ~ *')) one.hidden = isAway;
  };

  const show = async (): Promise<void> => {
    more.hidden = true;
    setBelow(true);
    place.hidden = false;
    status.textContent = dataset.waiting ?? '';
    const page = pages + 1;
    try {
      const { found, count } = await ask(`${dataset.address ?? ''}?search=${encodeURIComponent(words)}&page=${page}`);
      const before = list.children.length;
      list.append(...found.flatMap((one) => row(template, one) ?? []));
      pages = page;
      got += found.length;
      const message = count === 0 ? dataset.none : count === 1 ? dataset.one : dataset.many;
      status.textContent = fill(message ?? '', { number: count.toLocaleString('en-IN') });
      more.hidden = found.length === 0 || got >= count;
      if (page > 1) list.children[before]?.querySelector('a')?.focus();
    } catch {
      status.textContent = dataset.failed ?? '';
      more.hidden = page === 1;
    }
    setBelow(false);
  };
  more.onclick = show;
  void show();
};
