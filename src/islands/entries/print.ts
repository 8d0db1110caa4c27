import type { Act } from '../act';

/** Opens the browser's print dialog. A browser inside an app may have none, and then the button goes. */
export const act: Act = (button) => {
  if ('print' in window) print();
  else button.hidden = true;
};
