import { inBoth } from '../in-both.ts';

/** Messages of the page about open data. */
export const openData = inBoth({
  en: {
    title: 'Open data',
    intro:
      'What this website says of tenders, vacancies, penal actions and documents, as files for programs and tables.',
    description:
      'Open data of {{name}}: tenders in the Open Contracting Data Standard, and tables as CSV, with licence.',
    table: 'Table',
    entries: 'Entries',
    size: 'Size',
    changed: 'Last changed',
    tenders: 'Tenders, one row each',
    jobs: 'Vacancies, apprenticeships and internal selections',
    'penal-actions': 'Penal actions against firms',
    documents: 'Circulars, notices and other documents',
    'published-files': 'Every file that was published here, with its SHA-256',
    tables: 'Tables (CSV)',
    tables_about:
      'Each table opens in a spreadsheet program. The first line names the columns. A value that begins with a sign such as = or + has an apostrophe before it, so that no program runs it as a formula.',
    columns: 'The columns of the list of files',
    column_state:
      'current: offered today; mixed: valid in some entries, not in others; changed: what came later counts too; cancelled: its tender is; cancelling: the same, but the file is not older; replaced: another file stands in its place; withdrawn: by the company; gone: no page offers it.',
    column_published_on:
      'Empty if no entry says it, as for pages and events. A file of a cancelled tender may be the notice of the cancellation.',
    column_other_entries: 'Where else it stands, and its state there.',
    column_inside:
      'What the file says of itself, unchecked. tagged: headings and tables are marked; scan: pictures of pages.',
    standard: 'Tenders in the Open Contracting Data Standard (JSON)',
    standard_about:
      'One record for each tender: everything that happened to it, each with its date, and its present state. This is version 1.1 of the standard (OCDS). Titles are in English, and in Hindi where a translation exists (title_hi).',
    of_year: 'Tenders published in {{year}}',
    all: 'All years in one ZIP file',
    record: 'The record of a single tender has the address of its page with .json at the end.',
    example: 'Example',
    often: 'How often the files change',
    often_about:
      'The files are made from the same content as the pages, and change within seconds after a tender or another entry does. What is dated in the future is not in them. The time of the last change is in each JSON file (publishedDate).',
    licence: 'Licence',
    licence_about:
      'You may use, change and pass on these data, also commercially. Name {{name}} as the source, and say what you changed.',
    licence_text: 'The text of the licence: {{name}}',
    policy: 'What is published',
    policy_about:
      'We publish all that the pages show, without selection: every tender from its first day, with all corrigenda, also if it was cancelled. What the company takes from the website is gone from the files too; only the SHA-256 and the dates of its documents stay. If they differ from the pages, tell us.',
    check_file: 'To check a file that you have:',
    contact: 'Questions and errors',
    news: 'To hear of changes:',
    of_tender: 'This tender as open data (JSON)',
  },
  hi: {
    title: 'खुला डेटा',
    intro: 'निविदाओं, रिक्तियों, दंडात्मक कार्रवाइयों और दस्तावेज़ों की जानकारी, प्रोग्रामों और तालिकाओं के लिए फ़ाइलों के रूप में।',
    description: '{{name}} का खुला डेटा: ओपन कॉन्ट्रैक्टिंग डेटा मानक में निविदाएँ और सीएसवी तालिकाएँ, लाइसेंस सहित।',
    table: 'तालिका',
    entries: 'प्रविष्टियाँ',
    size: 'आकार',
    changed: 'अंतिम परिवर्तन',
    tenders: 'निविदाएँ, प्रत्येक की एक पंक्ति',
    jobs: 'रिक्तियाँ, शिक्षुता एवं आंतरिक चयन',
    'penal-actions': 'फ़र्मों के विरुद्ध दंडात्मक कार्रवाइयाँ',
    documents: 'परिपत्र, सूचनाएँ एवं अन्य दस्तावेज़',
    'published-files': 'यहाँ प्रकाशित हर फ़ाइल, उसके एसएचए-256 (SHA-256) सहित',
    tables: 'तालिकाएँ (CSV)',
    tables_about:
      'हर तालिका स्प्रेडशीट प्रोग्राम में खुलती है। पहली पंक्ति में स्तंभों के नाम हैं। = या + जैसे चिह्न से शुरू होने वाले मान के आगे एपॉस्ट्रॉफ़ी लगा है, ताकि कोई प्रोग्राम उसे सूत्र न समझे।',
    columns: 'फ़ाइलों की सूची के स्तंभ',
    column_state:
      'आज उपलब्ध (current); कुछ प्रविष्टियों में मान्य, कुछ में नहीं (mixed); बाद में जो जारी हुआ, वह भी लागू (changed); निविदा निरस्त (cancelled); निविदा निरस्त, पर फ़ाइल उसी दिन या बाद की (cancelling); स्थान पर दूसरी फ़ाइल (replaced); कंपनी ने वापस ली (withdrawn); अब किसी पृष्ठ पर उपलब्ध नहीं (gone)।',
    column_published_on:
      'रिक्त, यदि किसी प्रविष्टि में यह तिथि नहीं है: पृष्ठों और कार्यक्रमों में यह नहीं होती, और निरस्त निविदा की फ़ाइल निरस्तीकरण की सूचना भी हो सकती है।',
    column_other_entries: 'फ़ाइल और कहाँ है, प्रत्येक में उसकी स्थिति सहित।',
    column_inside: 'फ़ाइल स्वयं अपने बारे में जो बताती है, बिना जाँच के। शीर्षक और तालिकाएँ चिह्नित (tagged); पृष्ठों के चित्र (scan)।',
    standard: 'ओपन कॉन्ट्रैक्टिंग डेटा मानक में निविदाएँ (JSON)',
    standard_about:
      'हर निविदा का एक अभिलेख: उसके साथ जो कुछ हुआ, तिथि सहित, और उसकी वर्तमान स्थिति। यह मानक (ओसीडीएस, OCDS) के संस्करण 1.1 में है। शीर्षक अंग्रेज़ी में हैं, और अनुवाद उपलब्ध होने पर हिन्दी में भी (title_hi)।',
    of_year: '{{year}} में प्रकाशित निविदाएँ',
    all: 'सभी वर्ष एक ज़िप फ़ाइल में',
    record: 'किसी एक निविदा का अभिलेख उसी पृष्ठ के पते के अंत में .json जोड़ने पर मिलता है।',
    example: 'उदाहरण',
    often: 'फ़ाइलें कितनी बार बदलती हैं',
    often_about:
      'ये फ़ाइलें पृष्ठों की सामग्री से ही बनती हैं और किसी निविदा या अन्य प्रविष्टि के बदलने के कुछ ही सेकंड में बदल जाती हैं। भविष्य की तिथि वाली प्रविष्टियाँ इनमें नहीं होतीं। अंतिम परिवर्तन का समय हर जेसन (JSON) फ़ाइल के publishedDate में है।',
    licence: 'लाइसेंस',
    licence_about:
      'आप वाणिज्यिक प्रयोजन सहित इस डेटा का उपयोग कर सकते हैं, इसे बदल सकते हैं और आगे दे सकते हैं। स्रोत के रूप में {{name}} का नाम दें और बताएँ कि क्या बदला है।',
    licence_text: 'लाइसेंस का पाठ: {{name}}',
    policy: 'क्या प्रकाशित होता है',
    policy_about:
      'वही प्रकाशित होता है जो पृष्ठों पर है, बिना किसी चयन के: हर निविदा पहले दिन से, सभी शुद्धिपत्रों सहित, निरस्त होने पर भी। वेबसाइट से जो हटाया जाता है, वह फ़ाइलों में भी नहीं रहता; केवल उसके दस्तावेज़ों के एसएचए-256 (SHA-256) और तिथियाँ रहती हैं। फ़ाइलों और पृष्ठों में अंतर दिखे तो हमें बताएँ।',
    check_file: 'अपने पास की फ़ाइल जाँचने के लिए:',
    contact: 'प्रश्न एवं त्रुटियाँ',
    news: 'परिवर्तनों की जानकारी के लिए:',
    of_tender: 'यह निविदा खुले डेटा के रूप में (JSON)',
  },
});
