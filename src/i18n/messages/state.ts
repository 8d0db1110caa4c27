import { inBoth } from '../in-both.ts';
import { stateToday } from './state-today.ts';

/** Messages for states, such as open, closed, lapsed and new. */
export const state = inBoth({
  en: {
    ...stateToday.en,
    lapsed: 'Lapsed',
    new: 'New',
    left_one: 'Open, {{count}} day left',
    open: 'Open',
    continuous: 'Always open',
    when_filled: 'Open until filled',
    closed_on: 'Closed {{date}}',
    evaluation: 'Closed, under evaluation',
    awarded: 'Awarded',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
    in_force: 'In force',
    not_yet_in_force: 'Not yet in force',
  },
  hi: {
    ...stateToday.hi,
    lapsed: 'अवधि समाप्त',
    new: 'नवीन',
    left_one: 'खुली, {{count}} दिन शेष',
    open: 'खुली',
    continuous: 'निरंतर खुली',
    when_filled: 'पद भरने तक खुली',
    closed_on: '{{date}} को बंद',
    evaluation: 'बंद, मूल्यांकन जारी',
    awarded: 'कार्यादेश जारी',
    cancelled: 'निरस्त',
    withdrawn: 'वापस ली गई',
    in_force: 'प्रभावी',
    not_yet_in_force: 'अभी प्रभावी नहीं',
  },
});
