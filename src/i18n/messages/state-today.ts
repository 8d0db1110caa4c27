import { inBoth } from '../in-both.ts';

/** The states that depend on today: the script of every page says them rightly again, and carries no others. */
export const stateToday = inBoth({
  en: {
    closes_today: 'Closes today',
    closes_in_one: 'Closes in 1 day',
    closes_in_other: 'Closes in {{count}} days',
    open_for_other: 'Open, {{count}} days left',
    closed: 'Closed',
  },
  hi: {
    closes_today: 'आज अंतिम दिन',
    closes_in_one: '1 दिन शेष',
    closes_in_other: '{{count}} दिन शेष',
    open_for_other: 'खुली, {{count}} दिन शेष',
    closed: 'बंद',
  },
});
