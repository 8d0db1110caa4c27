import { inBoth } from '../in-both.ts';

export const awards = inBoth({
  en: {
    title: 'Contracts awarded',
    intro: 'Who got which contract, and for how much. The latest comes first.',
    description: 'The contracts that {{name}} has awarded: the bidder, the value and the day of each.',
    total_one: '{{count}} contract, ₹ {{value}}',
    total_other: '{{count}} contracts, together ₹ {{value}}',
    total_unstated_one: '{{count}} contract, value not stated',
    total_unstated_other: '{{count}} contracts, values not stated',
    total_partly_one: '{{count}} contract; {{stated}} with a stated value, ₹ {{value}}',
    total_partly_other: '{{count}} contracts; {{stated}} with a stated value, together ₹ {{value}}',
    asked: 'winner winning contractor L1 successful bidder work order',
  },
  hi: {
    title: 'जारी कार्यादेश',
    intro: 'किस बोलीदाता को कौन-सा कार्य कितनी राशि में मिला। नवीनतम पहले।',
    description: '{{name}} द्वारा जारी कार्यादेश: प्रत्येक का बोलीदाता, राशि एवं दिनांक।',
    total_one: '{{count}} कार्यादेश, राशि ₹ {{value}}',
    total_other: '{{count}} कार्यादेश, कुल राशि ₹ {{value}}',
    total_unstated_one: '{{count}} कार्यादेश, राशि का उल्लेख नहीं',
    total_unstated_other: '{{count}} कार्यादेश, राशि का उल्लेख नहीं',
    total_partly_one: '{{count}} कार्यादेश; {{stated}} की राशि दी गई है, ₹ {{value}}',
    total_partly_other: '{{count}} कार्यादेश; जिन {{stated}} की राशि दी गई है, उनका योग ₹ {{value}}',
    asked: 'किसे किसको सफल बोलीदाता एल1',
  },
});
