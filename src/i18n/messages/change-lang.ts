import { inBoth } from '../in-both.ts';

/**
 * Messages of the dialog before a change of language. If the key of a message begins with `own`, the message is shown on pages
 * in the other language. It is for visitors who read the language of the message.
 */
export const changeLang = inBoth({
  en: {
    title: 'Change the language?',
    question: 'Do you want to read this website in Hindi?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    own_question: 'Do you want to read this website in English?',
    own_confirm: 'Yes, read in English',
    own_cancel: 'No',
  },
  hi: {
    title: 'भाषा बदलें?',
    question: 'क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?',
    confirm: 'हाँ, अंग्रेज़ी में पढ़ें',
    cancel: 'नहीं',
    own_question: 'क्या आप यह वेबसाइट हिन्दी में पढ़ना चाहते हैं?',
    own_confirm: 'हाँ, हिन्दी में पढ़ें',
    own_cancel: 'नहीं',
  },
});
