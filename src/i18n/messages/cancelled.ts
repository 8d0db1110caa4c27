import { inBoth } from '../in-both.ts';

export const cancelled = inBoth({
  en: {
    title: 'Cancelled and dropped',
    intro: 'Tenders that were cancelled, or withdrawn of late. The latest comes first.',
    description: 'The tenders that {{name}} has cancelled, or withdrawn of late, with the day of each.',
  },
  hi: {
    title: 'निरस्तीकरण',
    intro: 'वे निविदाएँ जो निरस्त की गईं या हाल में वापस ली गईं। नवीनतम पहले।',
    description: '{{name}} की निरस्त की गई या हाल में वापस ली गई निविदाएँ, प्रत्येक के दिनांक सहित।',
  },
});
