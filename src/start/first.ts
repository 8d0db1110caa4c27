// Runs in the head, before anything is painted: the theme and the size of letters that the visitor has chosen.
// It stands in every page; what can wait is in start.ts.
import { applySettings } from '~/stores/kept';

applySettings();
