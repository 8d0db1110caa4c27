import { find, findAll } from '~/lib/hooks';
import type { Registered } from '~/lib/register';
import { make } from '../make';

const FACTS = ['title', 'of', 'published', 'until', 'later'] as const;

/**
 * Fills the rows of the facts that are known, and removes the others. Browsers load no link with a target ahead, because a
 * request for the page would tell which file it was (src/pages/ahead.rules.ts).
 */
function factsOf(page: ParentNode, registered: Registered): Node {
  const facts = find(page, 'answer-facts')?.content.cloneNode(true) as DocumentFragment;
  for (const name of FACTS) {
    const row = facts.querySelector(`[data-fact=${name}]`);
    const [text, place] = [registered[name], row?.querySelector('dd')];
    if (!text || !place) row?.remove();
    else
      place.append(
        name === 'of' && registered.href ? make('a', { href: registered.href, target: '_self' }, text) : text,
      );
    const written = {
      title: registered.lang,
      of: registered.lang,
      later: registered.laterLang,
      published: '',
      until: '',
    }[name];
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
