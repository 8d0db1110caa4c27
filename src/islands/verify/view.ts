import { find, findAll } from '~/lib/hooks';
import type { AlsoIn, FactName, Registered } from '~/lib/register';
import { make } from '../make';

/**
 * Shows the title of an entry, as a link if the entry has an address. The link has a `target`, so that browsers do not prerender
 * its page. Such a request would tell the server which file the visitor has checked (src/pages/ahead.rules.ts).
 */
const row = ({ of = '', href, lang = document.documentElement.lang, as }: AlsoIn): Node =>
  make('div', {}, make(href ? 'a' : 'span', { href, target: '_self', lang }, of), as ? ` (${as})` : '');

/** Fills the rows of the facts that are known, and removes the other rows. */
function factsOf(registered: Registered): Node {
  const facts = find(document, 'answer-facts')?.content.cloneNode(true) as DocumentFragment;
  for (const place of facts.querySelectorAll<HTMLElement>('[data-fact]')) {
    const name = place.dataset.fact as FactName;
    const said = registered[name];
    if (!said) place.remove();
    else if (name === 'of') place.lastElementChild?.append(row(registered));
    else place.lastElementChild?.append(...(typeof said === 'string' ? [said] : said.map(row)));
  }
  return facts;
}

/** Returns the answer for a file: a copy of the page's explanation of this state, with the facts of this file. */
export function answerOf(state: string, registered: Registered | undefined): HTMLElement {
  const said = findAll(document, 'answer').find(({ dataset }) => dataset.answer === state);
  const answer = said?.cloneNode(true) as HTMLElement;
  // Only an answer has this look. The explanations on the page do not have it.
  answer.className = String(answer.dataset.answerLook);
  delete answer.dataset.answer;
  if (registered) answer.lastElementChild?.append(factsOf(registered));
  return answer;
}
