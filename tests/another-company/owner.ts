import type { Owner } from '~/owner-contract';

/** A made-up company. tests/site/another-company.test.ts puts this folder in the place of src/owner. */
export const owner: Owner = {
  words: {
    en: {
      name: 'Kachnar Valley Collieries Limited',
      short_name: 'Kachnar Valley',
      tagline: 'Energy for every village',
      lineage: 'A joint undertaking of the Union and the State',
      lineage_long: 'A joint public company of the Union Government and the State Government',
      footnote: '',
      address_1: 'Kachnar Sadan, Stadium Road,',
      address_2: 'Kachnarpur 000 000, Chhattisgarh',
      keywords: 'coal mining, joint undertaking',
    },
    hi: {
      name: 'कचनार वैली कोलियरीज़ लिमिटेड',
      short_name: 'कचनार वैली',
      tagline: 'हर गाँव तक ऊर्जा',
      lineage: 'केंद्र एवं राज्य सरकार का संयुक्त उपक्रम',
      lineage_long: 'केंद्र सरकार एवं राज्य सरकार की संयुक्त सार्वजनिक कंपनी',
      footnote: '',
      address_1: 'कचनार सदन, स्टेडियम मार्ग,',
      address_2: 'कचनारपुर 000 000, छत्तीसगढ़',
      keywords: 'कोयला खनन, संयुक्त उपक्रम',
    },
  },
  phones: ['0000-000 076', '0000-000 077'],
  contactPage: 'contact-us',
  email: 'website@kachnarvalley.example',
  social: [
    { name: 'X', url: 'https://x.social.example/kachnarvalley' },
    { name: 'YouTube', url: 'https://films.social.example/kachnarvalley' },
  ],
  security: { contact: 'mailto:safety-of-website@kachnarvalley.example', expires: '2027-08-31T18:30:00Z' },
  openData: {
    ocdsPrefix: 'ocds-kachnr',
    licence: {
      en: 'Open licence of the valley',
      hi: 'घाटी का खुला लाइसेंस',
      url: 'https://licence-of-the-valley.example/',
    },
  },
  withdrawnDays: 60,
  reviewMonths: 6,
  citizenEngagementPortal: 'https://people.portal.example/',
  nationalPortal: 'https://union.portal.example/',
  policies: ['safety'],
};
