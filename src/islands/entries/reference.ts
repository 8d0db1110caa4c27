import type { Act } from '../act';
import { find } from '~/lib/hooks';

/**
 * Shows the reference number from the address of the thank-you page. Text that does not look like a reference number is
 * not shown, because anybody can write an address with such text.
 */
export const act: Act = (place) => {
  const [reference] = /F-\d{4}-\d{1,9}$/.exec(location.search) ?? [];
  const said = find(document, 'reference');
  find(document, 'where')?.remove();
  if (!reference) said?.remove();
  place.textContent = reference ?? '';
  said?.removeAttribute('hidden');
};
