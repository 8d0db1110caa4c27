import { markup } from '../../src/lib/html.ts';
import { type BlankForm, blankForms } from './blank-forms.ts';
import { clauses } from './clauses.ts';
import { pageOf } from './document.ts';
import { counted, type Topic } from './topic.ts';

const formPage = ({ title, clauses: ids, why, lines, rows, answers }: BlankForm): string =>
  pageOf(
    title,
    markup`<p>${why}</p>
<p>Asked by: ${ids.map((id, index) => markup`${index > 0 && '; '}${id} (${clauses[id]})`)}.</p>
<p>Release and commit: see README.html of the same folder.</p>
${lines.map(
  (line) => markup`<div class="field"><p>${line}</p><div class="line"></div></div>
`,
)}
<table class="form"><caption>To be filled in</caption><thead><tr><th scope="col">What</th><th scope="col">${answers}</th><th scope="col">Remark</th></tr></thead><tbody>
${rows.map(
  (row) => markup`<tr><th scope="row">${row}</th><td></td><td></td></tr>
`,
)}</tbody></table>
<p>Other remarks</p><div class="box"></div>`,
  );

export const forms: Topic = {
  name: 'forms',
  title: { en: 'Blank forms for the facts that only people know', hi: 'संगठन के लिए खाली प्रपत्र' },
  clauses: [
    'SEBI / IS 17802',
    'GIGW 5.4.1',
    'GIGW 5.4.3',
    'GIGW 5.3.1',
    'CERT-In 2025',
    'GIGW 5.3.2(h)',
    'GIGW 5.3.2A(a)',
  ],
  make: () =>
    Promise.resolve({
      state: 'duty',
      verdict: `${counted(blankForms.length, 'form')}, all blank. They print on A4.`,
      files: blankForms.map((form) => ({
        name: form.file,
        text: formPage(form),
        shows: `${form.title}, for ${form.clauses.join(', ')}.`,
      })),
      people: ['Fill in each form, sign it, and keep it with this folder.'],
    }),
};
