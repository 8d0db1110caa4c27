// Runs in the head, before anything is painted: the theme and the size of letters that the visitor has chosen.
// It stands in every page; what can wait is in start.ts, and so can what is clicked until that has come.
import { applySettings } from '~/stores/kept';

applySettings();
window.early = [];
onclick = ({ target }) => {
  window.early.push(target as Element);
};
