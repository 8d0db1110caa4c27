import { inBoth } from '../in-both.ts';

/** Messages of the panel of reading settings. */
export const settings = inBoth({
  en: {
    title: 'Settings',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    font: 'Text size',
    smaller: 'Smaller',
    standard: 'Standard',
    larger: 'Larger',
    now: '{{size}} pixels',
    saver: 'Save data',
    saver_note: 'Pictures come only when you ask for them, and nothing ahead of your touch.',
    kept: 'Kept in this browser only.',
    reset: 'Reset',
    close: 'Close',
  },
  hi: {
    title: 'सेटिंग',
    theme: 'रंग-रूप',
    light: 'हल्का',
    dark: 'गहरा',
    font: 'अक्षरों का आकार',
    smaller: 'छोटा करें',
    standard: 'सामान्य करें',
    larger: 'बड़ा करें',
    now: '{{size}} पिक्सेल',
    saver: 'डेटा बचाएँ',
    saver_note: 'चित्र माँगने पर ही लोड होते हैं; आपके चुने बिना कुछ भी पहले से लोड नहीं होता।',
    kept: 'केवल इसी ब्राउज़र में रखा जाता है।',
    reset: 'पहले जैसा करें',
    close: 'बंद करें',
  },
});
