import { expect, it } from 'vitest';
import { officialTerms } from '~/i18n/official-terms';

type Group = Record<'en' | 'hi', Record<string, string>>;

const files = import.meta.glob<Record<string, Group>>('/src/i18n/messages/*.ts', { eager: true });
/** These are words that visitors type into the search, whatever the official ones are. */
const TYPED = 'search:of_lists';
const messages = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .flatMap(([group, { en, hi }]) =>
    Object.entries(hi).map(([key, hindi]) => ({ name: `${group}:${key}`, english: en[key] ?? '', hindi })),
  )
  .filter(({ name }) => name !== TYPED);

/** Matches the beginning of a Hindi word: निविदा is in निविदाएँ, but खाना is not in दिखाना, nor दस्तावेज in दस्तावेज़. */
const beginning = (word: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?!\u093c)`, 'u');

/** Matches an English term, also in the plural: tenders, vacancies, corrigenda. */
function term(en: string): RegExp {
  const either = en.replace(/y$/, '(y|ies)').replace(/um$/, '(um|a)');
  return new RegExp(String.raw`(?<![\w{-])${either}s?(?![\w}-])`, 'i');
}

it('no Hindi message has a word that the official terms rule out', () => {
  const wrong = messages.flatMap(({ name, hindi }) =>
    officialTerms
      .flatMap(({ never }) => never)
      .filter((word) => beginning(word).test(hindi))
      .map((word) => `${name}: ${word}`),
  );
  expect(wrong).toEqual([]);
});

it('where an English message has an official term, the Hindi one has its official form', () => {
  const wrong = messages.flatMap(({ name, english, hindi }) =>
    officialTerms
      .filter(({ en, hi }) => term(en).test(english) && !hi.some((form) => beginning(form).test(hindi)))
      .map(({ en, hi }) => `${name}: ${en} = ${hi.join(', ')}: ${hindi}`),
  );
  expect(wrong).toEqual([]);
});

it('English in a Hindi message stands beside its Hindi reading, or is an address, a name in a file, a standard, or the sign of a format', () => {
  const isLiteral = (word: string): boolean => /[.@=]|^publishedDate$/.test(word);
  const isStandard = (word: string): boolean => /^(GIGW|DBIM|UX4G|WCAG)$/.test(word);
  const isFormat = (word: string): boolean => /^(CSV|DOCX?|JSON|MP[34]|PDF|VTT|XLSX?|ZIP)$/.test(word);
  const bare = messages.flatMap(({ name, hindi }) => {
    const rest = hindi.replaceAll(/\{\{\w+\}\}|\([^()]*[A-Za-z][^()]*\)/g, '');
    const words = rest.match(/(?<![\w.])[A-Za-z][\w.@=]+(?![\w.@=])(?![\w +]* \(\p{Script=Devanagari})/gu) ?? [];
    const isSentence = hindi.includes('।');
    return words
      .filter((word) => !isLiteral(word) && !isStandard(word) && (isSentence || !isFormat(word)))
      .map((word) => `${name}: ${word}`);
  });
  // Only the name of the other language is in that language.
  expect(bare).toEqual(['language:other: English']);
});
