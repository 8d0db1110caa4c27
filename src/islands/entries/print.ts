import type { Act } from '../act';

/** Opens the browser's print dialog. A browser inside an app may have no print dialog. Then the button is removed. */
export const act: Act = (button) => {
  if ('print' in window) print();
  else button.hidden = true;
};
