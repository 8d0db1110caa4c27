import { inBoth } from '../in-both.ts';

export const search = inBoth({
  en: {
    title: 'Search',
    intro: 'Find tenders, vacancies, notices, reports and pages of this website.',
    form: 'Search this website',
    placeholder: 'Search Here',
    popular: 'Popular Page',
    no_result: 'No Result Found',
  },
  hi: {
    title: 'खोज',
    intro: 'इस वेबसाइट की निविदाएँ, रिक्तियाँ, सूचनाएँ, रिपोर्टें और पृष्ठ खोजें।',
    form: 'इस वेबसाइट में खोजें',
    placeholder: 'यहाँ खोजें',
    popular: 'लोकप्रिय पृष्ठ',
    no_result: 'कोई परिणाम नहीं मिला',
  },
});
