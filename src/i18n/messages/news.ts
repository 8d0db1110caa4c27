import { inBoth } from '../in-both.ts';

export const news = inBoth({
  en: {
    title: 'News and updates',
    intro: 'Notices, news and press releases of the company, newest first.',
    description: 'All notices, news and updates of {{name}} by year.',
    kind_news: 'News',
    kind_press_release: 'Press release',
    archived: 'Archived on {{date}}',
    all: 'All news and updates',
    only_press_releases: 'Press releases only',
  },
  hi: {
    title: 'समाचार एवं सूचनाएँ',
    intro: 'कंपनी की सूचनाएँ, समाचार और प्रेस विज्ञप्तियाँ, नवीनतम पहले।',
    description: '{{name}} की सभी सूचनाएँ और समाचार, वर्षवार।',
    kind_news: 'समाचार',
    kind_press_release: 'प्रेस विज्ञप्ति',
    archived: '{{date}} को अभिलेखित',
    all: 'सभी समाचार एवं सूचनाएँ',
    only_press_releases: 'केवल प्रेस विज्ञप्तियाँ',
  },
});
