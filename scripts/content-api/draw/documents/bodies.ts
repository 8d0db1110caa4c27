/** The texts of the sample documents, by kind, in both languages. */
import type { Language } from './words.ts';

/** The first entry that matches the beginning of a file's name has the text of this file. */
export const BODIES: readonly (readonly [beginning: string, words: Readonly<Record<Language, readonly string[]>>])[] = [
  [
    'tender-document',
    {
      en: [
        'Bids are invited in two parts, technical and price, through the e-procurement portal. The bidder is expected to read the scope of work, the conditions of contract and the special conditions of the site before quoting.',
        'Earnest money is paid online and is returned to unsuccessful bidders within thirty days of the award. A bid that arrives after the closing hour cannot be opened.',
        'Work is measured jointly at the end of each month, and bills passed by the engineer in charge are paid within twenty-one days.',
      ],
      hi: [
        'बोलियाँ ई-खरीद पोर्टल के माध्यम से दो भागों में, तकनीकी एवं मूल्य, आमंत्रित हैं। बोलीदाता दर देने से पहले कार्य का विस्तार, संविदा की शर्तें तथा स्थल की विशेष शर्तें पढ़ लें।',
        'धरोहर राशि ऑनलाइन जमा होगी और असफल बोलीदाताओं को कार्यादेश के तीस दिनों के भीतर लौटा दी जाएगी। अंतिम समय के बाद आई बोली नहीं खोली जाएगी।',
        'कार्य का मापन प्रत्येक माह के अंत में संयुक्त रूप से होगा और प्रभारी अभियंता द्वारा पारित बिलों का भुगतान इक्कीस दिनों में किया जाएगा।',
      ],
    },
  ],
  [
    'price-schedule',
    {
      en: [
        'Rates are quoted in rupees, in figures and in words, for every item of the schedule. Where the two differ, the rate in words is taken.',
        'Taxes are shown in a column of their own. Quantities are estimates; payment is made for what has been measured.',
      ],
      hi: [
        'अनुसूची की प्रत्येक मद की दर रुपयों में, अंकों और शब्दों दोनों में दी जाए। दोनों में अंतर होने पर शब्दों में दी गई दर मान्य होगी।',
        'कर अलग स्तंभ में दिखाए जाएँ। मात्राएँ अनुमानित हैं; भुगतान मापी गई मात्रा पर होगा।',
      ],
    },
  ],
  [
    'integrity-pact',
    {
      en: [
        'The company and the bidder undertake to give, ask for and accept no favour of any kind in connection with this tender, before or after its award.',
        'An independent monitor may see every paper of the case. A breach ends the bid, forfeits the earnest money and is entered in the list of penal actions.',
      ],
      hi: [
        'कंपनी और बोलीदाता यह वचन देते हैं कि इस निविदा के संबंध में, कार्यादेश से पहले या बाद में, किसी प्रकार का अनुचित लाभ न देंगे, न माँगेंगे और न स्वीकार करेंगे।',
        'स्वतंत्र मॉनीटर प्रकरण का प्रत्येक कागज़ देख सकते हैं। उल्लंघन पर बोली समाप्त होगी, धरोहर राशि ज़ब्त होगी और नाम दंडात्मक कार्रवाई की सूची में आएगा।',
      ],
    },
  ],
  [
    'corrigendum',
    {
      en: [
        'The tender notice is amended as stated on the website. All other terms and conditions remain as they were published.',
        'Bidders who have already submitted may revise their bids on the portal up to the new closing hour.',
      ],
      hi: [
        'निविदा सूचना वेबसाइट पर बताए अनुसार संशोधित की जाती है। अन्य सभी नियम एवं शर्तें पूर्ववत् रहेंगी।',
        'जो बोलीदाता बोली जमा कर चुके हैं, वे नए अंतिम समय तक पोर्टल पर उसे संशोधित कर सकते हैं।',
      ],
    },
  ],
  [
    'cancellation',
    {
      en: [
        'The tender named in the notice is cancelled for administrative reasons before the opening of prices.',
        'Earnest money is returned to the account it came from within ten working days. A fresh notice will be published if the work is still needed.',
      ],
      hi: [
        'सूचना में बताई गई निविदा मूल्य बोली खुलने से पहले प्रशासनिक कारणों से निरस्त की जाती है।',
        'धरोहर राशि दस कार्यदिवसों में उसी खाते में लौटा दी जाएगी जिससे वह आई थी। आवश्यकता होने पर नई सूचना प्रकाशित होगी।',
      ],
    },
  ],
  [
    'award',
    {
      en: [
        'The offer of the bidder named in the notice is accepted at the value stated there. The contract is to be signed within fifteen days.',
        'The bidder furnishes a performance guarantee of five per cent of the value before the work begins.',
      ],
      hi: [
        'सूचना में नामित बोलीदाता का प्रस्ताव उसमें दर्शाए मूल्य पर स्वीकार किया जाता है। अनुबंध पर पंद्रह दिनों के भीतर हस्ताक्षर किए जाएँ।',
        'कार्य आरंभ से पहले बोलीदाता मूल्य के पाँच प्रतिशत की निष्पादन गारंटी देंगे।',
      ],
    },
  ],
  [
    'pre-bid',
    {
      en: [
        'Questions that reached the tender cell in writing are set out here with the replies of the department concerned. The names of those who asked are left out.',
        'The replies are part of the tender document from the day of their publication.',
      ],
      hi: [
        'निविदा प्रकोष्ठ को लिखित रूप में मिले प्रश्न संबंधित विभाग के उत्तरों सहित यहाँ दिए गए हैं। प्रश्नकर्ताओं के नाम नहीं दिए गए हैं।',
        'प्रकाशन की तिथि से ये उत्तर निविदा दस्तावेज़ का भाग हैं।',
      ],
    },
  ],
  [
    'advertisement',
    {
      en: [
        'Applications are invited online only, for the posts and numbers shown on the website. Reservation and relaxation of age follow the rules in force.',
        'Selection is by a written test in English and Hindi, followed by verification of documents and a medical examination. No fee is asked beyond the one paid on the portal.',
      ],
      hi: [
        'वेबसाइट पर दर्शाए गए पदों एवं संख्या के लिए केवल ऑनलाइन आवेदन आमंत्रित हैं। आरक्षण तथा आयु में छूट प्रचलित नियमों के अनुसार होगी।',
        'चयन हिंदी एवं अंग्रेज़ी में लिखित परीक्षा, दस्तावेज़ सत्यापन और चिकित्सा परीक्षण से होगा। पोर्टल पर जमा शुल्क के अतिरिक्त कोई शुल्क नहीं लिया जाता।',
      ],
    },
  ],
  [
    'apprenticeship',
    {
      en: [
        'Training lasts one year in the workshops and mines of the company. A monthly stipend is paid under the Apprentices Act.',
        'Candidates from villages around the mines are preferred where marks are equal. Training carries no promise of employment.',
      ],
      hi: [
        'प्रशिक्षण कंपनी की कार्यशालाओं एवं खदानों में एक वर्ष का होगा। शिक्षु अधिनियम के अंतर्गत मासिक वृत्तिका दी जाएगी।',
        'समान अंक होने पर खदानों के आसपास के गाँवों के अभ्यर्थियों को वरीयता मिलेगी। प्रशिक्षण से रोज़गार का अधिकार नहीं बनता।',
      ],
    },
  ],
  [
    'circular',
    {
      en: [
        'This is brought to the notice of all areas, units and departments for compliance from the date of issue.',
        'Heads of departments are asked to display it on notice boards in English and Hindi and to see that it reaches every shift.',
      ],
      hi: [
        'यह सभी क्षेत्रों, इकाइयों एवं विभागों के ध्यान में लाया जाता है; जारी होने की तिथि से इसका अनुपालन किया जाए।',
        'विभागाध्यक्षों से अनुरोध है कि इसे सूचना पट्टों पर हिंदी एवं अंग्रेज़ी में प्रदर्शित करें और प्रत्येक पाली तक पहुँचाएँ।',
      ],
    },
  ],
  [
    'form',
    {
      en: [
        'Name · Employee or application number · Unit · Address · Date · Signature',
        'Fill in the form in block letters, attach self-attested copies of the papers asked for, and hand it in at the office of your unit. A receipt is given on the spot.',
      ],
      hi: [
        'नाम · कर्मचारी अथवा आवेदन संख्या · इकाई · पता · तिथि · हस्ताक्षर',
        'प्रपत्र स्पष्ट अक्षरों में भरें, माँगे गए कागज़ों की स्वप्रमाणित प्रतियाँ लगाएँ और अपनी इकाई के कार्यालय में जमा करें। पावती उसी समय दी जाएगी।',
      ],
    },
  ],
  [
    'order',
    {
      en: [
        'The reply of the firm to the notice was heard and considered. The order is passed by the competent authority under the guidelines on debarment.',
        'No tender is to be issued to the firm, and no bid of it considered, during the period stated on the website. An appeal lies within thirty days.',
      ],
      hi: [
        'सूचना पर फर्म का उत्तर सुना गया और उस पर विचार किया गया। यह आदेश विवर्जन संबंधी दिशानिर्देशों के अंतर्गत सक्षम प्राधिकारी द्वारा पारित है।',
        'वेबसाइट पर बताई गई अवधि में फर्म को कोई निविदा जारी नहीं होगी और न उसकी बोली पर विचार होगा। अपील तीस दिनों के भीतर की जा सकती है।',
      ],
    },
  ],
  [
    'environment',
    {
      en: [
        'The conditions of the clearance are taken one by one, with what was done in the period and what remains to be done.',
        'Air, water and noise were measured by an accredited laboratory at the stations shown on the map. All readings of the period were within the limits.',
      ],
      hi: [
        'स्वीकृति की शर्तें एक-एक करके ली गई हैं; प्रत्येक के साथ अवधि में हुआ कार्य और शेष कार्य बताया गया है।',
        'वायु, जल एवं ध्वनि का मापन मान्यताप्राप्त प्रयोगशाला ने मानचित्र में दर्शाए केंद्रों पर किया। अवधि के सभी माप सीमा के भीतर रहे।',
      ],
    },
  ],
  [
    'financial',
    {
      en: [
        'Production, dispatch, revenue and profit of the period are set beside those of the period before.',
        'The results were reviewed by the audit committee and taken on record by the board at its meeting.',
      ],
      hi: [
        'अवधि का उत्पादन, प्रेषण, राजस्व एवं लाभ पिछली अवधि के साथ दिए गए हैं।',
        'परिणामों की समीक्षा लेखापरीक्षा समिति ने की और निदेशक मंडल ने अपनी बैठक में इन्हें अभिलिखित किया।',
      ],
    },
  ],
  [
    'annual-report',
    {
      en: [
        'The board presents its report with the audited accounts of the year. Production, safety, people, environment and the work in the villages each have a chapter.',
        'The accounts were audited without qualification. The full tables are kept at the registered office for inspection.',
      ],
      hi: [
        'निदेशक मंडल वर्ष के लेखापरीक्षित लेखों सहित अपना प्रतिवेदन प्रस्तुत करता है। उत्पादन, सुरक्षा, कार्मिक, पर्यावरण तथा गाँवों में कार्य पर अलग-अलग अध्याय हैं।',
        'लेखे बिना किसी अर्हता के प्रमाणित हुए। पूर्ण सारणियाँ पंजीकृत कार्यालय में अवलोकनार्थ उपलब्ध हैं।',
      ],
    },
  ],
  [
    'rti',
    {
      en: [
        'Any citizen may ask for information in writing or online, in English or Hindi. The reply is given within thirty days.',
        'A first appeal goes to the appellate authority of the company, a second to the Central Information Commission.',
      ],
      hi: [
        'कोई भी नागरिक लिखित रूप में या ऑनलाइन, हिंदी अथवा अंग्रेज़ी में सूचना माँग सकता है। उत्तर तीस दिनों में दिया जाता है।',
        'प्रथम अपील कंपनी के अपीलीय प्राधिकारी को और द्वितीय अपील केंद्रीय सूचना आयोग को होती है।',
      ],
    },
  ],
  [
    'press-release',
    {
      en: [
        'This release gives the facts published on the website on the same day. It may be quoted with the name of the company.',
        'Photographs in print quality can be had from the public relations office.',
      ],
      hi: [
        'इस विज्ञप्ति में वही तथ्य हैं जो उसी दिन वेबसाइट पर प्रकाशित हुए। कंपनी के नाम के साथ इसे उद्धृत किया जा सकता है।',
        'मुद्रण योग्य छायाचित्र जनसंपर्क कार्यालय से प्राप्त किए जा सकते हैं।',
      ],
    },
  ],
  [
    '',
    {
      en: [
        'This document belongs to the entry of the same name on the website and is kept there as long as the entry is.',
        'Copies in large print, or read aloud over the telephone, can be had from the office that issued it.',
      ],
      hi: [
        'यह दस्तावेज़ वेबसाइट की इसी नाम की प्रविष्टि का भाग है और प्रविष्टि के साथ ही उपलब्ध रहेगा।',
        'बड़े अक्षरों में प्रति, अथवा दूरभाष पर पढ़कर सुनाने की सुविधा, जारीकर्ता कार्यालय से ली जा सकती है।',
      ],
    },
  ],
];
