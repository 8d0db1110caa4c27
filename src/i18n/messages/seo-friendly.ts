import { inBoth } from '../in-both.ts';

/** Messages for the titles and descriptions that search engines and browser tabs show. */
export const seoFriendly = inBoth({
  en: {
    title: '{{page}} | {{name}}',
    title_page_of_list: '{{page}}, page {{number}} | {{name}}',
    description_page_of_list: '{{description}} Page {{number}} of {{last}}.',
    article_title: '{{page}} ({{date}}) | {{name}}',
    article_description: '{{kind}}, {{date}}: {{page}}',
    article_summary: '{{kind}}, {{date}}: {{page}}: {{summary}}',
    told_apart: '{{words}} ({{number}})',
    home_title: '{{name}}: tenders, careers, notices and news',
    home_description: 'Tenders, vacancies, notices, press releases and contacts of {{name}}.',
    page_description: '{{page}}: {{summary}}',
    help_description:
      'How to open documents, play recordings, find your way, enlarge text, print and save pages on the website of {{name}}.',
    screen_reader_description:
      'Screen readers, speech recognition and what the website of {{name}} does for those who use them.',
    packs_description:
      'Open tenders, open jobs and the text of the whole website of {{name}} as ZIP files, to be read without a connection.',
    sitemap_description: 'The sections and pages of the website of {{name}}; of long lists the latest entries.',
    a_to_z_description: 'The pages, lists and services of {{name}} from A to Z.',
    results_title: '{{words}} - {{page}} | {{name}}',
    results_description:
      'What the website of {{name}} has on “{{words}}”: the first results, with kind, date and state.',
    search_description: 'Search the tenders, vacancies, notices, reports and pages of {{name}}.',
    feedback_description:
      'Write, call or visit: feedback form, telephone numbers, address and office hours of {{name}}.',
    thanks_description: 'Your message to {{name}} has arrived.',
    not_found_description:
      'There is no page at this address of the website of {{name}}. Search, or go to the home page or the site map.',
    album_title: '{{page}}, photographs of {{date}} | {{name}}',
    album_description: '{{page}}: {{pictures}} of {{date}} from {{name}}.',
    all_open_description:
      'All open vacancies, apprenticeships and internal selections of {{name}}, with last dates and how to apply.',
    recruitment_description:
      'Vacancies of {{name}}: open posts with last date, documents and how to apply, and earlier ones by year.',
    'apprenticeship-training_description':
      'Apprenticeships and vocational training at {{name}}: open places with last date and documents, and earlier ones by year.',
    'internal-selection-promotion_description':
      'Selections, departmental tests and promotions for employees of {{name}}, with last dates and documents.',
    listing_description: '{{title}} of {{name}}, by date of publication.',
    tender_period_description:
      'All tenders that {{name}} published in {{period}}: last dates, documents, corrigenda, awards and cancellations.',
  },
  hi: {
    title: '{{page}} | {{name}}',
    title_page_of_list: '{{page}}, पृष्ठ {{number}} | {{name}}',
    description_page_of_list: '{{description}} {{last}} में से पृष्ठ {{number}}।',
    article_title: '{{page}} ({{date}}) | {{name}}',
    article_description: '{{kind}}, {{date}}: {{page}}',
    article_summary: '{{kind}}, {{date}}: {{page}}: {{summary}}',
    told_apart: '{{words}} ({{number}})',
    home_title: '{{name}}: निविदाएँ, भर्ती, सूचनाएँ और समाचार',
    home_description: '{{name}} की निविदाएँ, भर्ती, सूचनाएँ, प्रेस विज्ञप्तियाँ और संपर्क।',
    page_description: '{{page}}: {{summary}}',
    help_description:
      '{{name}} की वेबसाइट पर दस्तावेज़ खोलने, रिकॉर्डिंग चलाने, जानकारी ढूँढने, अक्षर बड़े करने, पृष्ठ छापने और सहेजने की जानकारी।',
    screen_reader_description: 'स्क्रीन रीडर, वाणी पहचान और उनके उपयोगकर्ताओं के लिए {{name}} की वेबसाइट की सुविधाएँ।',
    packs_description: '{{name}} की खुली निविदाएँ, खुली भर्तियाँ और पूरी वेबसाइट का पाठ ज़िप फ़ाइलों में, बिना इंटरनेट के पढ़ने के लिए।',
    sitemap_description: '{{name}} की वेबसाइट के खंड और पृष्ठ; लंबी सूचियों की नवीनतम प्रविष्टियाँ।',
    a_to_z_description: '{{name}} के पृष्ठ, सूचियाँ और सेवाएँ, वर्णानुक्रम में।',
    results_title: '{{words}} - {{page}} | {{name}}',
    results_description: '{{name}} की वेबसाइट पर “{{words}}” के पहले परिणाम, प्रकार, तिथि और स्थिति सहित।',
    search_description: '{{name}} की निविदाएँ, रिक्तियाँ, सूचनाएँ, रिपोर्टें और पृष्ठ खोजें।',
    feedback_description: 'लिखें, फ़ोन करें या आएँ: {{name}} का प्रतिक्रिया एवं सुझाव प्रपत्र, दूरभाष, पता और कार्यालय समय।',
    thanks_description: '{{name}} को आपका संदेश मिल गया है।',
    not_found_description: '{{name}} की वेबसाइट पर इस पते का कोई पृष्ठ नहीं है। खोज करें, मुख पृष्ठ पर जाएँ या साइट मानचित्र देखें।',
    album_title: '{{page}}, {{date}} के चित्र | {{name}}',
    album_description: '{{page}}: {{name}} के एल्बम में {{date}} के {{pictures}}।',
    all_open_description: '{{name}} की सभी खुली भर्तियाँ, शिक्षुता प्रशिक्षण एवं आंतरिक चयन, अंतिम तिथि और आवेदन की विधि सहित।',
    recruitment_description: '{{name}} में भर्ती: खुले पद, अंतिम तिथि, दस्तावेज़ एवं आवेदन की विधि, तथा पूर्व भर्तियाँ वर्षवार।',
    'apprenticeship-training_description':
      '{{name}} में शिक्षुता एवं व्यावसायिक प्रशिक्षण: खुले स्थान, अंतिम तिथि एवं दस्तावेज़, तथा पूर्व सूचनाएँ वर्षवार।',
    'internal-selection-promotion_description':
      '{{name}} के कर्मचारियों के लिए चयन, विभागीय परीक्षाएँ और पदोन्नति, अंतिम तिथियों एवं दस्तावेज़ों सहित।',
    listing_description: '{{name}}: {{title}}, प्रकाशन तिथि के क्रम में।',
    tender_period_description:
      '{{period}} में {{name}} द्वारा प्रकाशित सभी निविदाएँ: अंतिम तिथि, दस्तावेज़, शुद्धिपत्र, कार्यादेश और निरस्तीकरण।',
  },
});
