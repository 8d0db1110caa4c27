import { inBoth } from '../in-both.ts';

export const pressReleases = inBoth({
  en: {
    title: 'Press releases',
    intro: 'What the company has told the press, newest first.',
    all: 'All press releases',
  },
  hi: { title: 'प्रेस विज्ञप्तियाँ', intro: 'कंपनी द्वारा जारी प्रेस विज्ञप्तियाँ, नवीनतम पहले।', all: 'सभी प्रेस विज्ञप्तियाँ' },
});
