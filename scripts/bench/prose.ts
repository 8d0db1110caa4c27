// Writes an editor's HTML: paragraphs, headings, a list, sometimes a table, links inside and outside the site.
import { writer, type Lang, type Writer } from './words.ts';

const PARAGRAPHS = 7;
const TABLE_EVERY = 3;
const ROWS = [1, 2, 3, 4, 5];

const table = (write: Writer, lang: Lang): string => {
  const [mine, tonnes, rakes] = lang === 'en' ? ['Mine', 'Thousand tonnes', 'Rakes'] : ['खदान', 'हजार टन', 'रेक'];
  const rows = ROWS.map(
    () => `<tr><td>${write.place()}</td><td>${write.number(900)}</td><td>${write.number(90)}</td></tr>`,
  );
  return `<table><thead><tr><th>${mine}</th><th>${tonnes}</th><th>${rakes}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const links = (write: Writer, lang: Lang): string => {
  const [inside, outside] =
    lang === 'en' ? ['See all tenders', 'Portal of the ministry'] : ['सभी निविदाएँ देखें', 'मंत्रालय का पोर्टल'];
  return `<p>${write.sentences(1)} <a href="/tenders">${inside}</a>, <a href="https://ministry.portal.example/">${outside}</a>.</p>`;
};

/** About 2 KB in English and 5 KB in Hindi, the same text. */
export function prose(lang: Lang, seed: number): string {
  const write = writer(lang, seed);
  const paragraph = () => `<p>${write.sentences(3)}</p>`;
  const items = ROWS.map(() => `<li>${write.sentences(1)}</li>`).join('');
  return [
    `<p><strong>${write.sentences(1)}</strong></p>`,
    ...Array.from({ length: PARAGRAPHS - 4 }, paragraph),
    `<h2>${write.heading()}</h2>`,
    paragraph(),
    `<ul>${items}</ul>`,
    ...(seed % TABLE_EVERY === 0 ? [table(write, lang)] : []),
    `<h2>${write.heading()}</h2>`,
    links(write, lang),
  ].join('\n');
}

export const shortProse = (lang: Lang, seed: number): string => `<p>${writer(lang, seed).sentences(2)}</p>`;
