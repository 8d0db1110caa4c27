import { inBoth } from '../in-both.ts';

export const feed = inBoth({
  en: {
    title: '{{name}}: news, press releases and tenders',
    link: 'News and tenders',
    tender_summary: 'Tender {{number}}, closes on {{date}}.',
  },
  hi: {
    title: '{{name}}: समाचार, प्रेस विज्ञप्तियाँ एवं निविदाएँ',
    link: 'समाचार और निविदाएँ',
    tender_summary: 'निविदा {{number}}, अंतिम तिथि {{date}}।',
  },
});
