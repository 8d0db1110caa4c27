import { inBoth } from '../in-both.ts';

/** Messages of the dialog before a change of language. They are in the language of the current page. */
export const changeLang = inBoth({
  en: {
    title: 'Change the language?',
    question: 'Do you want to read this website in Hindi?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    close: 'Close',
  },
  hi: {
    title: 'भाषा बदलें?',
    question: 'क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?',
    confirm: 'हाँ, अंग्रेज़ी में पढ़ें',
    cancel: 'नहीं',
    close: 'बंद करें',
  },
});
