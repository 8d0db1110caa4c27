import type { FieldErrors } from './feedback-form.ts';
import type { Lang } from './openapi.ts';

const words = {
  en: {
    title: 'Your feedback was not sent',
    advice: 'Go back in your browser: what you wrote is still there. Put these right and send it again.',
    fields: { name: 'Name', email: 'E-mail', phone: 'Telephone', subject: 'Subject', message: 'Message' },
  },
  hi: {
    title: 'आपका सुझाव भेजा नहीं जा सका',
    advice: 'ब्राउज़र में पीछे जाएँ: आपका लिखा हुआ वहीं है। इन्हें ठीक करके दोबारा भेजें।',
    fields: { name: 'नाम', email: 'ई-मेल', phone: 'फ़ोन', subject: 'विषय', message: 'संदेश' },
  },
} as const;

/** What someone whose browser runs no script reads when a form is refused. Holds nothing the sender wrote. */
export function refusalPage(lang: Lang, errors: FieldErrors): string {
  const { title, advice, fields } = words[lang];
  const labels: Readonly<Record<string, string>> = fields;
  const items = Object.entries(errors).map(([name, lines]) =>
    labels[name] ? `<li>${labels[name]}: ${lines.join(' ')}</li>` : `<li>${lines.join(' ')}</li>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${advice}</p><ul>${items.join('')}</ul></main></body>
</html>
`;
}
