/** Holds the company's own words for the sample documents, in both languages. */

export type Language = 'en' | 'hi';

type Words = Readonly<Record<Language, string>>;

export const COMPANY: Words = { en: 'Vindhya Coalfields Limited', hi: 'विंध्य कोलफील्ड्स लिमिटेड' };

export const HOUSE: Words = { en: 'Vindhya Bhawan · Registered office', hi: 'विंध्य भवन · पंजीकृत कार्यालय' };

export const FICTION: Words = {
  en: 'Vindhya Coalfields Limited is a fictional company. This document was made to show how the website works; it has no force of any kind.',
  hi: 'विंध्य कोलफील्ड्स लिमिटेड एक काल्पनिक कंपनी है। यह दस्तावेज़ केवल वेबसाइट का प्रयोग दिखाने के लिए बनाया गया है और इसका कोई विधिक प्रभाव नहीं है।',
};

export const LABELS: Readonly<Record<string, Words>> = {
  reference: { en: 'Reference number', hi: 'संदर्भ संख्या' },
  subject: { en: 'Subject', hi: 'विषय' },
  published_on: { en: 'Published on', hi: 'प्रकाशन तिथि' },
  reference_date: { en: 'Date of order', hi: 'आदेश की तिथि' },
  closes_at: { en: 'Closes', hi: 'अंतिम तिथि' },
  opens_at: { en: 'Opens', hi: 'खुलने की तिथि' },
  starts_at: { en: 'Begins', hi: 'आरंभ' },
  updated_at: { en: 'Last revised', hi: 'अंतिम संशोधन' },
  shared: { en: 'Issued with', hi: 'किसके साथ जारी' },
};

export const SHARED: Words = {
  en: 'Several notices on the website. Number, date and place of each are given there.',
  hi: 'वेबसाइट की अनेक सूचनाएँ। प्रत्येक की संख्या, तिथि और स्थान वहीं दिए गए हैं।',
};

/** Kinds of file names that have the same meaning as another kind. */
export const SAME: Readonly<Record<string, string>> = {
  'caste-certificate': 'form',
  empanelment: 'tender-document',
  'internal-selection': 'advertisement',
  holiday: 'circular',
};
