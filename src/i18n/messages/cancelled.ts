import { inBoth } from '../in-both.ts';

export const cancelled = inBoth({
  en: {
    title: 'Cancelled tenders',
    /** In the search. With the word “tenders”, the search would offer the list to everybody who types “tenders”. */
    listed: 'Cancelled and dropped',
    intro: 'Tenders that were cancelled, or withdrawn after publication. The latest comes first.',
    description: 'The tenders that {{name}} has cancelled, or withdrawn after publication, with the day of each.',
  },
  hi: {
    title: 'निरस्त निविदाएँ',
    listed: 'निरस्त एवं वापस ली गई',
    intro: 'वे निविदाएँ जो निरस्त की गईं या प्रकाशन के बाद वापस ली गईं। नवीनतम पहले।',
    description: '{{name}} की निरस्त की गई या प्रकाशन के बाद वापस ली गई निविदाएँ, प्रत्येक की तिथि सहित।',
  },
});
