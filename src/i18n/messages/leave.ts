import { inBoth } from '../in-both.ts';

/** Messages of the dialog that opens before a link to another website. */
export const leave = inBoth({
  en: {
    title: 'Leave this website?',
    question: 'You are about to be redirected to an external website. Are you sure you want to leave?',
    leads_to: 'It leads to',
    note: 'It opens in a new tab. That site’s own rules apply there.',
    yes: 'YES',
    no: 'NO',
  },
  hi: {
    title: 'इस वेबसाइट से बाहर जाएँ?',
    question: 'आपको एक बाहरी वेबसाइट पर भेजा जा रहा है। क्या आप इस वेबसाइट से बाहर जाना चाहते हैं?',
    leads_to: 'यह लिंक यहाँ ले जाएगा',
    note: 'वह वेबसाइट नए टैब में खुलेगी और वहाँ उसी के नियम लागू होंगे।',
    yes: 'हाँ',
    no: 'नहीं',
  },
});
