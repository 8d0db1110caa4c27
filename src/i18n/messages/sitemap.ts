import { inBoth } from '../in-both.ts';

export const sitemap = inBoth({
  en: {
    intro:
      'The sections of this website and their pages; of long lists the latest entries, with a link to the full list.',
    owner: 'Sections',
    screens: 'Lists and services',
    pages: 'Further pages',
    listings: 'Documents and reports',
    tenders: 'Tenders by month',
    events: 'Events',
    albums: 'Photo albums',
    press: 'Press releases',
    news: 'News and updates',
    further: 'Further pages of lists',
    older: 'The full list',
    a_to_z: 'A to Z',
    a_to_z_intro: 'The pages, lists and services of this website by the first letter of their titles.',
    letters: 'Letters',
  },
  hi: {
    intro: 'इस वेबसाइट के खंड और उनके पृष्ठ; लंबी सूचियों की नवीनतम प्रविष्टियाँ, पूरी सूची के लिंक सहित।',
    owner: 'खंड',
    screens: 'सूचियाँ एवं सेवाएँ',
    pages: 'अन्य पृष्ठ',
    listings: 'दस्तावेज़ एवं रिपोर्टें',
    tenders: 'माहवार निविदाएँ',
    events: 'कार्यक्रम',
    albums: 'फोटो एल्बम',
    press: 'प्रेस विज्ञप्तियाँ',
    news: 'समाचार एवं सूचनाएँ',
    further: 'सूचियों के अगले पृष्ठ',
    older: 'पूरी सूची',
    a_to_z: 'वर्णक्रम सूची',
    a_to_z_intro: 'इस वेबसाइट के पृष्ठ, सूचियाँ और सेवाएँ, उनके शीर्षक के पहले अक्षर के क्रम में।',
    letters: 'अक्षर',
  },
});
