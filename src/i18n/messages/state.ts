import { inBoth } from '../in-both.ts';

/** The states of things that open, close, lapse or are new, in words. */
export const state = inBoth({
  en: {
    new: 'New',
    closes_today: 'Closes today',
    closes_in_one: 'Closes in {{count}} day',
    closes_in_other: 'Closes in {{count}} days',
    open_days_left_one: 'Open, {{count}} day left',
    open_days_left_other: 'Open, {{count}} days left',
    open: 'Open',
    closed: 'Closed',
    closed_on: 'Closed {{date}}',
    expired: 'Archived',
  },
  hi: {
    new: 'नया',
    closes_today: 'आज बंद होगी',
    closes_in_one: '{{count}} दिन में बंद होगी',
    closes_in_other: '{{count}} दिन में बंद होगी',
    open_days_left_one: 'खुली, {{count}} दिन शेष',
    open_days_left_other: 'खुली, {{count}} दिन शेष',
    open: 'खुली',
    closed: 'बंद',
    closed_on: '{{date}} को बंद',
    expired: 'अभिलेख',
  },
});
