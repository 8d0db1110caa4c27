import { inBoth } from '../in-both.ts';

export const search = inBoth({
  en: {
    title: 'Search',
    intro: 'Find tenders, vacancies, notices, reports and pages of this website.',
    results: 'Search results',
    waiting: 'Searching …',
    found_single: '1 result',
    found_many: '{{number}} results',
    more: 'Show more results',
    no_result: 'No Result Found',
    how: 'The words are looked for in titles and short descriptions, not inside documents. If nothing is found, try a single word, or go by one of these ways.',
    needs_script:
      'Searching needs script, which is switched off in your browser. These ways lead to everything without it.',
    ways: 'Without searching',
  },
  hi: {
    title: 'खोज',
    intro: 'इस वेबसाइट की निविदाएँ, रिक्तियाँ, सूचनाएँ, रिपोर्टें और पृष्ठ खोजें।',
    results: 'खोज परिणाम',
    waiting: 'खोज जारी है …',
    found_single: '1 परिणाम',
    found_many: '{{number}} परिणाम',
    more: 'और परिणाम दिखाएँ',
    no_result: 'कोई परिणाम नहीं मिला',
    how: 'शब्द शीर्षकों और संक्षिप्त विवरणों में खोजे जाते हैं, दस्तावेज़ों के भीतर नहीं। कुछ न मिले तो एक ही शब्द से खोजें, या नीचे दिए किसी मार्ग से जाएँ।',
    needs_script: 'खोज के लिए स्क्रिप्ट आवश्यक है, जो आपके ब्राउज़र में बंद है। नीचे दिए मार्गों से उसके बिना भी सब कुछ मिल जाता है।',
    ways: 'बिना खोजे',
  },
});
