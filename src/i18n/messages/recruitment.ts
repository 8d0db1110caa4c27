import { inBoth } from '../in-both.ts';

/** Messages of job pages. The keys of the three kinds of job are also used in addresses. */
export const recruitment = inBoth({
  en: {
    recruitment: 'Recruitment',
    'apprenticeship-training': 'Apprenticeship training',
    'internal-selection-promotion': 'Internal selection and promotion',
    recruitment_intro: 'Posts open to everyone, the one closing soonest first.',
    'apprenticeship-training_intro': 'Training places for apprentices and students, the one closing soonest first.',
    'internal-selection-promotion_intro': 'Selections and departmental tests for employees of the company.',
    kinds: 'Kinds of vacancy',
    warning:
      'The company asks nobody for money to give a job. Messages that offer one for a fee are false: apply only as this page says.',
    open: 'Open notices',
    closed_in: 'Closed in {{year}}',
    found_one: '{{count}} notice',
    found_other: '{{count}} notices',
    posts: 'Posts',
    how_to_apply: 'How to apply',
    stages: 'Stages of the selection',
    document: 'Advertisement',
    stage_document: 'Notice',
  },
  hi: {
    recruitment: 'भर्ती',
    'apprenticeship-training': 'शिक्षुता प्रशिक्षण',
    'internal-selection-promotion': 'आंतरिक चयन एवं पदोन्नति',
    recruitment_intro: 'सभी के लिए खुले पद, निकटतम अंतिम तिथि पहले।',
    'apprenticeship-training_intro': 'शिक्षुओं एवं विद्यार्थियों के लिए प्रशिक्षण स्थान, निकटतम अंतिम तिथि पहले।',
    'internal-selection-promotion_intro': 'कंपनी के कर्मचारियों के लिए चयन एवं विभागीय परीक्षाएँ।',
    kinds: 'रिक्तियों के प्रकार',
    warning:
      'कंपनी नौकरी देने के लिए किसी से धन नहीं माँगती। शुल्क लेकर नौकरी देने वाले संदेश झूठे हैं: आवेदन केवल इस पृष्ठ पर बताए गए अनुसार करें।',
    open: 'खुली सूचनाएँ',
    closed_in: '{{year}} में बंद',
    found_one: '{{count}} सूचना',
    found_other: '{{count}} सूचनाएँ',
    posts: 'पद',
    how_to_apply: 'आवेदन कैसे करें',
    stages: 'चयन के चरण',
    document: 'विज्ञापन',
    stage_document: 'सूचना',
  },
});
