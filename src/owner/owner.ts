import type { Owner } from '~/owner-contract';

export const owner: Owner = {
  words: {
    en: {
      name: 'Vindhya Coalfields Limited',
      short_name: 'Vindhya Coal',
      tagline: 'Coal with care for the land',
      lineage: 'A Government of India undertaking (demonstration)',
      lineage_long: 'A public-sector company under the Government of India',
      footnote: 'A fictional company, shown as a demonstration.',
      address_1: 'Vindhya Bhawan, Kothi Marg,',
      address_2: 'Amlighat 000 000, Madhya Pradesh',
      keywords: 'coal, public sector undertaking',
    },
    hi: {
      name: 'विंध्य कोलफील्ड्स लिमिटेड',
      short_name: 'विंध्य कोल',
      tagline: 'कोयला, धरती के सम्मान के साथ',
      lineage: 'भारत सरकार का उपक्रम (प्रदर्शन हेतु)',
      lineage_long: 'भारत सरकार के अधीन सार्वजनिक क्षेत्र की कंपनी',
      footnote: 'यह एक काल्पनिक कंपनी है, केवल प्रदर्शन के लिए।',
      address_1: 'विंध्य भवन, कोठी मार्ग,',
      address_2: 'अमलीघाट 000 000, मध्य प्रदेश',
      keywords: 'कोयला, सार्वजनिक क्षेत्र का उपक्रम',
    },
  },
  phones: ['0000-000 001', '0000-000 002'],
  email: 'webmanager@vindhyacoal.example',
  social: [
    { name: 'X', url: 'https://x.social.example/vindhyacoal' },
    { name: 'Facebook', url: 'https://facebook.social.example/vindhyacoal' },
    { name: 'Instagram', url: 'https://instagram.social.example/vindhyacoal' },
    { name: 'LinkedIn', url: 'https://linkedin.social.example/vindhyacoal' },
  ],
  security: { contact: 'mailto:security@vindhyacoal.example', expires: '2027-10-31T18:30:00Z' },
  openData: {
    ocdsPrefix: 'ocds-v1ndhy',
    licence: {
      en: 'Government Open Data License – India',
      hi: 'सरकारी खुला डेटा लाइसेंस – भारत',
      url: 'https://open-data-licence.example/',
    },
  },
  citizenEngagementPortal: 'https://citizens.portal.example/',
  nationalPortal: 'https://national.portal.example/',
  policies: [
    'accessibility-statement',
    'copyright-policy',
    'privacy-policy',
    'hyperlinking-policy',
    'terms-and-conditions',
    'content-review-policy',
    'content-archival-policy',
    'contribution-moderation-approval-policy',
    'website-monitoring-policy',
    'contingency-security-policy',
  ],
};
