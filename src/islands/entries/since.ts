import type { Act } from '../act';
import { make } from '../make';
import { stepsIn } from '../since/steps';
import { newSince, type Step, textOf, type Visit, visitOf, visitToday } from '../since/visit';
import { since as messages } from '~/i18n/messages/since';
import { addSheet } from '~/lib/add-sheet';
import { fill } from '~/lib/fill';
import { feedPath, href } from '~/routes';
import { pageLang } from '~/stores/page-lang';
import { keep, read } from '~/stores/storage';
import sheet from '~/styles/islands/since.css';

const PREFIX = 'visit:';
const lang = pageLang();
const words = messages[lang];

const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

const dateOf = (day: string): string =>
  new Date(day).toLocaleDateString(`${lang}-IN`, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the visit before this one. A reload in the same tab belongs to the same visit. */
function visitBefore(name: string): Visit | undefined {
  const kept = read(name);
  try {
    sessionStorage[name] ??= kept;
    return visitOf(String(sessionStorage[name]));
  } catch {
    return visitOf(kept);
  }
}

function forget(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  } catch {
    // Storage is off, so there is nothing to forget.
  }
}

const item = ({ title, summary, day, href: to }: Step): HTMLElement =>
  make('li', {}, make('a', { href: to }, title), make('small', {}, [dateOf(day), summary].filter(Boolean).join(' · ')));

/** Shows a button in the corner of the list, so that nothing moves. It opens the list of what is new. */
function show(list: HTMLElement, steps: readonly Step[], { day }: Visit): void {
  const erase = make('button', { type: 'button' }, words.forget);
  const heading = fill(words.new_since, { date: dateOf(day) });
  const part = make(
    'section',
    { hidden: true, ariaLabel: heading },
    make('h2', {}, heading),
    make('ul', {}, ...steps.map(item)),
    make('p', {}, `${words.about} `, erase),
  );
  const count = fill(words.new, { count: steps.length });
  const button = make('button', { type: 'button', ariaExpanded: 'false', ariaLabel: `${count}. ${heading}` }, count);
  button.onclick = () => {
    part.hidden = !part.hidden;
    button.ariaExpanded = String(!part.hidden);
  };
  const all = make('div', { className: 'since' }, button, part);
  erase.onclick = () => {
    forget();
    all.remove();
    list.tabIndex = -1;
    list.focus();
  };
  list.prepend(all);
}

/** Shows what is new in the list of this page since the visitor's last visit, as its feed says. */
export const act: Act = (list) => {
  const [, name] = /\/([a-z-]+)(?:\/page\/\d+)?$/.exec(location.pathname) ?? [];
  if (!name) return;
  const kept = PREFIX + name;
  const before = visitBefore(kept);
  keep(kept, textOf(visitToday([], today())));
  if (!before) return;
  addSheet(sheet);
  const isJobs = location.pathname.includes('/data-listing/');
  fetch(href(feedPath(isJobs ? `jobs/${name}` : name), lang))
    .then((answer) => answer.text())
    .then((text) => {
      const steps = stepsIn(new DOMParser().parseFromString(text, 'text/xml'));
      keep(kept, textOf(visitToday(steps, today())));
      const fresh = newSince(steps, before);
      if (fresh[0]) show(list, fresh, before);
    })
    .catch((error: unknown) => console.warn(error));
};
