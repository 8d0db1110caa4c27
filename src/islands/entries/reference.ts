import type { Act } from '../act';
import { find } from '~/lib/hooks';

/**
 * The page that thanks for feedback has the reference number in its address, and says it in words; without script it says
 * where to find it. Only what looks like a number of ours is shown: anybody can write an address.
 */
export const act: Act = (place) => {
  const [reference] = /F-\d{4}-\d{1,9}$/.exec(location.search) ?? [];
  const said = find(document, 'reference');
  find(document, 'where')?.remove();
  if (!reference) said?.remove();
  place.textContent = reference ?? '';
  said?.removeAttribute('hidden');
};
