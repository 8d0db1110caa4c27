import type { FieldErrors } from './feedback-form.ts';
import type { Lang } from './openapi.ts';

const words = {
  en: {
    title: 'Your feedback was not sent',
    kept: 'Go back in your browser: what you wrote is still there.',
    mend: 'Put these right and send it again:',
    fields: { name: 'Name', email: 'E-mail', phone: 'Telephone', subject: 'Subject', message: 'Message' },
    long: 'It is too long. Shorten it and send it again.',
    often: (time: string) => `Too much feedback was sent from here. Please send it again in ${time}.`,
  },
  hi: {
    title: 'आपका संदेश भेजा नहीं जा सका',
    kept: 'ब्राउज़र में पीछे जाएँ: आपकी लिखी सामग्री वहीं है।',
    mend: 'इन्हें ठीक करके पुनः भेजें:',
    fields: { name: 'नाम', email: 'ई-मेल', phone: 'दूरभाष', subject: 'विषय', message: 'संदेश' },
    long: 'यह बहुत लंबा है। इसे छोटा करके पुनः भेजें।',
    often: (time: string) => `यहाँ से बहुत अधिक संदेश भेजे गए हैं। कृपया ${time} बाद पुनः भेजें।`,
  },
} as const;

/** Units of the waiting time. The time is rounded up, so that a sender who waits this long may send. */
const UNITS = [
  { unit: 'minute', seconds: 60, below: 7200 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: Infinity },
] as const;

function waitingTime(seconds: number, lang: Lang): string {
  const { unit, seconds: length } = UNITS.find(({ below }) => seconds < below) ?? UNITS[0];
  const format = new Intl.NumberFormat(`${lang}-IN-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}

/** The text for a sender who must wait. */
export const tooOften = (seconds: number, lang: Lang): string => words[lang].often(waitingTime(seconds, lang));

const LOOK = `
  body { margin: 0; background: #fff; color: #16130f; font: 1rem/1.6 'Noto Sans', 'Noto Sans Devanagari', system-ui, sans-serif; overflow-wrap: break-word }
  main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem }
  h1 { font-size: 1.75rem; line-height: 1.35 }
  .why { padding: 0.5rem 1.5rem; border: 3px solid #b3261e; border-radius: 4px; background: #fcecea }
  ul { padding-left: 1.2em }
  @media (prefers-color-scheme: dark) {
    body { background: #14110e; color: #f3eee6 }
    .why { border-color: #ff8a80; background: #351613 }
  }
`;

function page(lang: Lang, why: string): string {
  const { title, kept } = words[lang];
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${LOOK}</style></head>
<body><main><h1>${title}</h1><div class="why">${why}</div><p>${kept}</p></main></body>
</html>
`;
}

/** The page that a sender without script sees when fields are refused. It shows nothing that the sender wrote. */
export function fieldsPage(lang: Lang, errors: FieldErrors): string {
  const { mend, fields } = words[lang];
  const labels: Readonly<Record<string, string>> = fields;
  const items = Object.entries(errors).map(([name, lines]) =>
    labels[name] ? `<li>${labels[name]}: ${lines.join(' ')}</li>` : `<li>${lines.join(' ')}</li>`,
  );
  return page(lang, `<p>${mend}</p><ul>${items.join('')}</ul>`);
}

export const tooOftenPage = (lang: Lang, seconds: number): string => page(lang, `<p>${tooOften(seconds, lang)}</p>`);
export const tooLongPage = (lang: Lang): string => page(lang, `<p>${words[lang].long}</p>`);
