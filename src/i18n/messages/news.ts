import { inBoth } from '../in-both.ts';

export const news = inBoth({
  en: {
    title: 'News and updates',
    intro: 'Notices, news and press releases of the company, newest first.',
    kind_news: 'News',
    kind_press_release: 'Press release',
    archived: 'Archived on {{date}}',
    all: 'All news and updates',
  },
  hi: {
    title: 'समाचार एवं सूचनाएँ',
    intro: 'कंपनी की सूचनाएँ, समाचार और प्रेस विज्ञप्तियाँ, नवीनतम पहले।',
    kind_news: 'समाचार',
    kind_press_release: 'प्रेस विज्ञप्ति',
    archived: '{{date}} को अभिलेख में',
    all: 'सभी समाचार एवं सूचनाएँ',
  },
});
