import { inBoth } from '../in-both.ts';

export const search = inBoth({
  en: {
    title: 'Search',
    intro: 'Find tenders, vacancies, notices, reports and pages of this website.',
    results: 'Search results',
    waiting: 'Searching …',
    found_single: '1 result for “{{words}}”',
    found_many: '{{number}} results for “{{words}}”',
    filter: 'Filter the results',
    more: 'Show more results',
    no_result: 'No Result Found',
    how: 'Write in English, in Hindi, or Hindi in Roman letters: each finds the others, also if a letter is wrong. The number of a tender or an order is found whole or in part. Quotation marks and minus signs change nothing.',
    needs_script:
      'Searching needs script, which is switched off in your browser. These ways lead to everything without it.',
    ways: 'Without searching',
    often: 'Often searched for',
    often_open: 'Words with results that are read without script as well',
    of_lists:
      'list page gallery archive notice notification all new latest recent current upcoming old past result live running open closed cancelled today this week month closing last date details information download online',
    ready: 'Without script the first results are shown. The lists and pages below lead to all of them.',
  },
  hi: {
    title: 'खोज',
    intro: 'इस वेबसाइट की निविदाएँ, रिक्तियाँ, सूचनाएँ, रिपोर्टें और पृष्ठ खोजें।',
    results: 'खोज परिणाम',
    waiting: 'खोज जारी है …',
    found_single: '“{{words}}” के लिए 1 परिणाम',
    found_many: '“{{words}}” के लिए {{number}} परिणाम',
    filter: 'परिणाम छाँटें',
    more: 'और परिणाम दिखाएँ',
    no_result: 'कोई परिणाम नहीं मिला',
    how: 'हिन्दी में, अंग्रेज़ी में, या रोमन अक्षरों में हिन्दी लिखें: तीनों से एक जैसे परिणाम मिलते हैं, वर्तनी में एक अक्षर की भूल होने पर भी। निविदा या आदेश की पूरी संख्या लिखें, या उसका कोई अंश। उद्धरण चिह्न और ऋण चिह्न से कोई अंतर नहीं पड़ता।',
    needs_script: 'खोज के लिए स्क्रिप्ट आवश्यक है, जो आपके ब्राउज़र में बंद है। नीचे दिए मार्गों से उसके बिना भी सब कुछ मिल जाता है।',
    ways: 'अन्य मार्ग',
    often: 'प्रायः खोजे जाने वाले शब्द',
    often_open: 'वे शब्द जिनके परिणाम स्क्रिप्ट के बिना भी पढ़े जा सकते हैं',
    of_lists:
      'सूची पृष्ठ गैलरी अभिलेख सूचना अधिसूचना सभी आगामी पुरानी पुराने पिछली परिणाम रद्द नई नया नए ताज़ा नवीनतम चालू वर्तमान खुली बंद आज इस सप्ताह हफ़्ते माह महीने अंतिम तिथि जानकारी चाहिए देखें डाउनलोड ऑनलाइन',
    ready: 'स्क्रिप्ट के बिना पहले परिणाम ही दिखाए जाते हैं। नीचे दी गई सूचियों और पृष्ठों से शेष सभी तक पहुँचा जा सकता है।',
  },
});
