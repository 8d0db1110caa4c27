import type { Act } from '../act';
import { make } from '../make';
import { entriesIn } from '../since/entries';
import { type Entry, firstVisit, newSince, visitBefore, visitNow } from '../since/visit';
import { since as messages } from '~/i18n/messages/since';
import { addSheet } from '~/lib/add-sheet';
import { dayOf } from '~/lib/closing';
import { fill } from '~/lib/fill';
import { feedPath, href } from '~/routes';
import { forgetVisits, keepVisit, lastVisit, type Visit } from '~/stores/list-visits';
import { pageLang } from '~/stores/page-lang';
import sheet from '~/styles/islands/since.css';

const lang = pageLang();
const words = messages[lang];

const today = (): string => dayOf(Date.now());

const dateOf = (day: string): string =>
  new Date(day).toLocaleDateString(`${lang}-IN`, { dateStyle: 'long', timeZone: 'UTC' });

function item({ title, summary, day, href: to, langs: [ofTitle, ofSummary] }: Entry): HTMLElement {
  const said = make('small', {}, dateOf(day));
  if (summary) said.append(' · ', make('span', { lang: ofSummary }, summary));
  const link = make('a', { href: to, lang: ofTitle }, title);
  // Marks a link to another site in the same way as the list does, so that a dialog asks before this site opens.
  if (link.protocol.startsWith('http') && link.origin !== location.origin) {
    Object.assign(link, { rel: 'external noopener', target: '_blank' });
    said.append(` (${words.elsewhere})`);
  }
  return make('li', {}, link, said);
}

/**
 * Shows a button in the corner of the list, so that nothing moves. The button opens the list of new entries. `isAll` is false
 * if the feed is so short that it does not have all new entries.
 */
function show(list: HTMLElement, entries: readonly Entry[], isAll: boolean, { day }: Visit): void {
  const erase = make('button', { type: 'button' }, words.forget);
  const heading = fill(words.new_since, { date: dateOf(day) });
  const part = make(
    'section',
    { hidden: true, ariaLabel: heading },
    make('h2', {}, heading),
    make('p', {}, `${words.about} `, erase),
    make('ul', {}, ...entries.map(item)),
  );
  const count = fill(words.new, { count: `${entries.length}${isAll ? '' : '+'}` });
  const button = make('button', { type: 'button', ariaExpanded: 'false', ariaLabel: `${count}. ${heading}` }, count);
  const toggle = (): void => {
    part.hidden = !part.hidden;
    button.ariaExpanded = String(!part.hidden);
  };
  button.onclick = toggle;
  const all = make('div', { className: 'since' }, button, part);
  all.onkeydown = ({ key }) => {
    if (key !== 'Escape' || part.hidden) return;
    toggle();
    button.focus();
  };
  erase.onclick = () => {
    forgetVisits();
    all.remove();
    list.tabIndex = -1;
    list.focus();
  };
  list.prepend(all);
}

async function showNew(list: HTMLElement, name: string, before: Visit): Promise<void> {
  const isJobs = location.pathname.includes('/data-listing/');
  const answer = await fetch(href(feedPath(isJobs ? `jobs/${name}` : name), lang));
  // Without the feed, the visit is not stored. So the next visit shows the entries that are new since the visit before this
  // one.
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const entries = entriesIn(new DOMParser().parseFromString(await answer.text(), 'text/xml'));
  keepVisit(name, visitNow(entries, today(), before));
  const fresh = newSince(entries, before);
  if (!fresh[0]) return;
  addSheet(sheet);
  show(list, fresh, fresh.length < entries.length, before);
}

/** Shows the entries of this page's list that are new since the visitor's last visit. The entries come from the list's feed. */
export const act: Act = (list) => {
  const [, name] = /\/([a-z-]+)(?:\/page\/\d+)?$/.exec(location.pathname) ?? [];
  if (!name) return;
  const last = lastVisit(name);
  if (!last) keepVisit(name, firstVisit(today()));
  const before = last && visitBefore(last, today());
  if (before) showNew(list, name, before).catch((error: unknown) => console.warn(error));
};
