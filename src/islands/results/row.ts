import { markedParts } from '../find/marked';
import { isSafe } from '../find/safe';
import { findWords } from '../find/words';
import { make } from '../make';
import type { Found } from './found';
import { filledWith, longDay, wholeDates, words } from './words';
import { type Lang, langTag } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { closingNow, dayOf } from '~/lib/closing';
import { fill } from '~/lib/fill';
import { type Fact, find } from '~/lib/hooks';
import type { Hit, Marked } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

const partsOf = ({ text, marks }: Marked, written: Lang): (Node | string)[] =>
  markedParts({ text: wholeDates(text), marks }, written);
const dateOf = (closes: number): string => longDay(dayOf(closes));
const closedOn = (closes: number): string => fill(words.closed_on, { date: dateOf(closes) });
const isOpenUntil = (one: Found): one is Found & { closes: number } => one.state === 'open' && one.closes !== undefined;

/** Returns the look of the state label, and the state in words. The template has one label for each look. */
function stateOf({ state, closes }: Pick<Found, 'state' | 'closes'>): readonly [look: Fact, said: string] {
  if (!state) return ['open', ''];
  if (closes === undefined) return [state, words[state]];
  // The search computed the state at the time when the page opened. The entry may have closed since then.
  const look = state === 'closed' ? state : closingNow(closes)[0];
  const message = { open: words.open_until, soon: words.soon, closed: words.closed_on }[look];
  return [look, fill(message, { date: dateOf(closes) })];
}

function fileOf({ file }: Pick<Found, 'file'>): string {
  if (!file) return '';
  return file.bytes === undefined ? file.type : `${file.type}, ${fileSize(file.bytes, pageLang())}`;
}

/** Returns the note below the title of a suggestion. For an entry: its state. For a file: its type, its date and its lead. */
export const briefOf = (one: Pick<Hit, 'state' | 'closes' | 'file' | 'date' | 'lead'>): readonly string[] =>
  one.file ? [fileOf(one), one.date ? longDay(one.date) : '', one.lead.text] : [stateOf(one)[1]];

/**
 * When the row is visible, replaces the beginning of the text by the part that matches best. Both parts take the same
 * space, so that nothing moves.
 */
function bringExcerpt(place: HTMLElement, written: Lang, excerpt: () => Promise<Marked>): void {
  place.classList.add('result__text--kept');
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    excerpt().then(
      (best) => place.replaceChildren(...partsOf(best, written)),
      () => {},
    );
  });
  seen.observe(place);
}

/** The reference number of an entry is in Latin letters, also on Hindi pages. */
const referenceOf = (number: string): readonly (string | Node)[] =>
  filledWith(words.reference, 'number', make('span', { lang: 'en' }, number));

/** Returns the facts of a result. The name of a fact is also the name of its element in the row (`data-fact`). */
function factsOf(
  one: Found,
  [look, said]: ReturnType<typeof stateOf>,
): Readonly<Record<string, string | readonly (string | Node)[]>> {
  return {
    kind: one.kind,
    date: one.date ? longDay(one.date) : '',
    [look]: said,
    reference: one.reference ? referenceOf(one.reference) : '',
    file: fileOf(one),
    lang: one.lang && one.lang !== pageLang() ? findWords[`in_${one.lang}`] : '',
  };
}

/** Makes a row from a result. Returns undefined if the address is not safe. */
export type MakeRow = (one: Found, bringsExcerpts: boolean) => Element | undefined;

/** Prepares the template once, so that each row copies only the parts that it needs. */
export function rowsLike(template: HTMLTemplateElement): MakeRow | undefined {
  const bare = document.importNode(template.content, true).firstElementChild;
  const [link, facts] = bare ? [find(bare, 'link'), find(bare, 'facts')] : [];
  if (!bare || !link || !facts) return undefined;
  const places = [...facts.querySelectorAll<HTMLElement>('[data-fact]')];
  // In the template, the link contains the note that it leaves the site. Only links to other sites keep this note.
  const leaving = [...link.childNodes];
  for (const part of [link, facts]) part.replaceChildren();

  return (one, bringsExcerpts) => {
    const copy = bare.cloneNode(true) as Element;
    const [toIt, about, text] = [find(copy, 'link'), find(copy, 'facts'), find(copy, 'text')];
    if (!toIt || !about || !text || !isSafe(one.url)) return undefined;
    toIt.href = one.url;
    // The site's own files may be on another host. Opening such a file does not count as leaving the site.
    if (one.file || toIt.origin === location.origin) for (const name of ['rel', 'target']) toIt.removeAttribute(name);
    else toIt.append(...leaving.map((part) => part.cloneNode(true)));
    const written = one.lang ?? pageLang();
    const title = document.createElement('span');
    title.append(...partsOf(one.title, written));
    toIt.prepend(title);
    const state = stateOf(one);
    const said = factsOf(one, state);
    for (const place of places) {
      const fact = said[place.dataset.fact ?? ''];
      if (!fact) continue;
      const filled = place.cloneNode(true) as HTMLElement;
      filled.append(...[fact].flat());
      // These attributes are for saved pages: if a visitor opens such a page later, a script marks the result as closed.
      if (isOpenUntil(one) && place.dataset.fact === state[0])
        Object.assign(filled.dataset, { lapses: new Date(one.closes).toISOString(), after: closedOn(one.closes) });
      if (filled instanceof HTMLTimeElement && one.date) filled.dateTime = one.date;
      about.append(filled);
    }
    text.append(...partsOf(one.text, written));
    if (written !== pageLang()) {
      toIt.hreflang = written;
      for (const foreign of [title, text]) foreign.lang = langTag(written);
    }
    if (one.excerpt && bringsExcerpts) bringExcerpt(text, written, one.excerpt);
    else if (!one.text.text) text.remove();
    return copy;
  };
}
