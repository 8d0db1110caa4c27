import { inBoth } from '../in-both.ts';

export const awards = inBoth({
  en: {
    title: 'Contracts awarded',
    intro: 'Which bidder got which tender, and for how much. The latest award comes first.',
    description: 'The contracts that {{name}} has awarded: the bidder, the value and the day of each.',
    asked: 'winner winning contractor L1 successful bidder work order',
  },
  hi: {
    title: 'जारी कार्यादेश',
    intro: 'किस निविदा का कार्यादेश किस बोलीदाता को मिला और कितनी राशि का। नवीनतम पहले।',
    description: '{{name}} द्वारा जारी कार्यादेश: प्रत्येक का बोलीदाता, राशि एवं दिनांक।',
    asked: 'किसे किसको सफल बोलीदाता एल1',
  },
});
