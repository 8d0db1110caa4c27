import { find, findAll } from '~/lib/hooks';
import type { AlsoIn, Registered } from '~/lib/register';
import { make } from '../make';

const FACTS = ['title', 'of', 'published', 'until', 'later', 'also'] as const;

/**
 * The title of an entry as a link. Browsers load no link with a target ahead, because a request for the page would tell
 * which file it was (src/pages/ahead.rules.ts).
 */
const linkTo = ({ of = '', href, lang }: AlsoIn): Node | string =>
  href ? make('a', { href, target: '_self', ...(lang && { lang }) }, of) : of;

/** Fills the rows of the facts that are known, and removes the others. */
function factsOf(page: ParentNode, registered: Registered): Node {
  const facts = find(page, 'answer-facts')?.content.cloneNode(true) as DocumentFragment;
  for (const name of FACTS) {
    const row = facts.querySelector(`[data-fact=${name}]`);
    const place = row?.querySelector('dd');
    const said = registered[name];
    if (!said || !place) row?.remove();
    else if (name === 'of') place.append(linkTo(registered));
    else if (typeof said === 'string') place.append(said);
    else place.append(...said.map((one) => make('div', {}, linkTo(one), one.as ? ` (${one.as})` : '')));
    const written = name === 'title' ? registered.lang : name === 'later' && registered.laterLang;
    if (place && written) place.lang = written;
  }
  return facts;
}

/** The answer for a file: what the page says of all files of this state, with the facts of this one. */
export function answerOf(page: ParentNode, registered: Registered | undefined): HTMLElement {
  const state = registered?.state ?? 'unknown';
  const said = findAll(page, 'answer').find(({ dataset }) => dataset.answer === state);
  const answer = (said?.cloneNode(true) ?? make('div', {})) as HTMLElement;
  delete answer.dataset.answer;
  if (registered) answer.lastElementChild?.append(factsOf(page, registered));
  return answer;
}
