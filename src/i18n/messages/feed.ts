import { inBoth } from '../in-both.ts';

export const feed = inBoth({
  en: {
    title: '{{name}}: news, press releases and tenders',
    link: 'News and tenders',
    tenders: 'Tenders and their corrigenda',
    jobs: 'Vacancies, apprenticeships and their results',
    news: 'News',
    'press-releases': 'Press releases',
    tender: 'Tender {{number}}.',
    tender_summary: 'Tender {{number}}, closes on {{date}}.',
    tender_without_date: 'Tender {{number}}, without a last date.',
    moved: 'The last date has moved to {{date}}.',
    job_summary: 'Last date: {{date}}.',
  },
  hi: {
    title: '{{name}}: समाचार, प्रेस विज्ञप्तियाँ एवं निविदाएँ',
    link: 'समाचार और निविदाएँ',
    tenders: 'निविदाएँ एवं उनके शुद्धिपत्र',
    jobs: 'रिक्तियाँ, शिक्षुता एवं उनके परिणाम',
    news: 'समाचार',
    'press-releases': 'प्रेस विज्ञप्तियाँ',
    tender: 'निविदा {{number}}।',
    tender_summary: 'निविदा {{number}}, अंतिम तिथि {{date}}।',
    tender_without_date: 'निविदा {{number}}, कोई अंतिम तिथि नहीं।',
    moved: 'अंतिम तिथि बदलकर {{date}} की गई।',
    job_summary: 'अंतिम तिथि: {{date}}।',
  },
});
