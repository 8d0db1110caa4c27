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
    evaluation: 'Closed, under evaluation',
    awarded: 'Awarded',
    cancelled: 'Cancelled',
    in_force: 'In force',
    not_yet_in_force: 'Not yet in force',
    lapsed: 'Lapsed',
  },
  hi: {
    new: 'नया',
    closes_today: 'आज अंतिम दिन',
    closes_in_one: '{{count}} दिन शेष',
    closes_in_other: '{{count}} दिन शेष',
    open_days_left_one: 'खुली, {{count}} दिन शेष',
    open_days_left_other: 'खुली, {{count}} दिन शेष',
    open: 'खुली',
    closed: 'बंद',
    closed_on: '{{date}} को बंद',
    evaluation: 'बंद, मूल्यांकन जारी',
    awarded: 'कार्यादेश जारी',
    cancelled: 'निरस्त',
    in_force: 'प्रभावी',
    not_yet_in_force: 'अभी प्रभावी नहीं',
    lapsed: 'अवधि समाप्त',
  },
});
