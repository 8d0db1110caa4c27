import { inBoth } from '../in-both.ts';

export const cancelled = inBoth({
  en: {
    title: 'Cancelled and withdrawn',
    intro: 'Tenders that were cancelled or withdrawn. The latest comes first.',
    description: 'The tenders that {{name}} has cancelled or withdrawn, with the day of each.',
    asked: 'cancellation called off dropped annulled scrapped',
  },
  hi: {
    title: 'निरस्तीकरण एवं वापसी',
    intro: 'वे निविदाएँ जो निरस्त की गईं या वापस ली गईं। नवीनतम पहले।',
    description: '{{name}} की निरस्त की गई या वापस ली गई निविदाएँ, प्रत्येक के दिनांक सहित।',
    asked: 'निरस्त वापस ली गई',
  },
});
