import { inBoth } from '../in-both.ts';

/**
 * Messages of states that depend on today's date. The script of every page corrects these states, so visitors download
 * this group of messages.
 */
export const stateToday = inBoth({
  en: {
    today: 'Closes today',
    soon_one: 'Closes in 1 day',
    soon_other: 'Closes in {{count}} days',
    left_other: 'Open, {{count}} days left',
    closed: 'Closed',
  },
  hi: {
    today: 'आज अंतिम दिन',
    soon_one: '1 दिन शेष',
    soon_other: '{{count}} दिन शेष',
    left_other: 'खुली, {{count}} दिन शेष',
    closed: 'बंद',
  },
});
