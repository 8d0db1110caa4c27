import type { Entry } from '../entry.ts';
import { isDevanagari, isNumber, isYear, type Token } from '../fold.ts';
import { KINDS, type Kind } from '../ids.ts';
import { FIELDS, KIND_WORD, PART_OF_KIND_WORD, PART_OF_SYNONYM, SYNONYM } from '../fields.ts';
import { textHash } from '../hash.ts';
import { soundDistance } from '../near.ts';
import { numberKeys } from '../numbers.ts';
import { soundOf } from '../sound.ts';
import { isCommonWord, isListedStopWord, isStopWord } from '../stop-words.ts';
import { BETWEEN, UNIT } from '../unit.ts';
import type { Glossary, Group } from './glossary.ts';
import { commonForm, knownKey, knownTokens } from './known-words.ts';

const SHORT_TITLE = 5;
const TITLE = 11;
/** The largest number of words of a title, and of a reference number, that are indexed. */
const MOST_TITLE_WORDS = 60;
/** A title with more words than this is not indexed by its initials or by joined words. */
const MOST_NAME_WORDS = 7;
/**
 * The largest number of words of one text that are indexed with the same key. A search compares its word with all words
 * of a key. In 715 real texts, no key has more than 9 words.
 */
const MOST_WORDS_OF_A_KEY = 40;
const NO_NAMES: readonly Kind[] = ['tender', 'news', 'press-release', 'penal-action'];

/** The kinds whose texts are also found by synonyms. If all kinds were in this list, each query would cost too many bytes. */
const BODY_SYNONYMS: readonly Kind[] = ['page', 'list', 'help'];

/** The number of keys for units. Units are spread over many keys, because a file contains whole keys. */
const UNIT_KEYS = 1296;
const MOST_UNIT = 120;

const isWritten = (sign: string): boolean => sign === BETWEEN || isDevanagari(sign) || /[ -~]/.test(sign);
/**
 * Returns the term for the name of a unit. It begins with a sign that no word has. Characters other than ASCII and Devanagari
 * become spaces, because the index cannot store them.
 */
const unitTerm = (unit: string): string =>
  `|${Array.from(unit.slice(0, MOST_UNIT), (sign) => (isWritten(sign) ? sign : ' ')).join('')}`;

export interface Term {
  readonly key: string;
  /** The word in its simple form (`fold`). It is empty for a number, because the key is the number. */
  readonly surface: string;
  readonly field: number;
}

/** Adds each number in `entry.words` with the word beside it as one term, so that the query "17 December" finds the day. */
function addDays(tokens: readonly Token[], add: (key: string, surface: string, field: number) => void): void {
  for (let index = 0; index < tokens.length; index += 1)
    for (const pair of numberKeys(tokens, index, knownKey)?.pairs ?? []) add(pair, '', FIELDS.title);
}

function addNumbers(
  tokens: readonly Token[],
  field: number,
  isNoTitle: boolean,
  add: (key: string, surface: string, field: number) => void,
) {
  for (let index = 0; index < tokens.length; index += 1) {
    const found = numberKeys(tokens, index, knownKey);
    if (!found) continue;
    // Single digits are not indexed, and years are indexed only from titles, because too many texts have such numbers.
    if (found.alone.length > 1 && !(isNoTitle && isYear(found.alone))) add(found.alone, '', field);
    if (field !== FIELDS.body && found.alone !== '0') for (const pair of found.pairs) add(pair, '', field);
  }
}

const contentWords = (tokens: readonly Token[]): string[] =>
  tokens.map(({ text }) => text).filter((word) => !isNumber(word) && !isListedStopWord(word));

/** Returns the words of a title without stop words. If the title has only stop words, returns all its words. */
const titleWords = (tokens: readonly Token[]): string[] => {
  const words = contentWords(tokens);
  return words.length > 0 ? words : tokens.map(({ text }) => text).filter((word) => !isNumber(word));
};

/** Yields initials and joined words: `csr` for Corporate Social Responsibility, `jansunvai` for जन सुनवाई. */
function* nameWords(words: readonly string[]): Generator<string> {
  const initials = words.map((word) => word[0]).join('');
  if (/^[a-z]{3,6}$/.test(initials)) yield initials;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next && word.length + next.length > 4) yield word + next;
  }
}

/** Returns the groups of synonyms that have a member among these words, or a title that consists of exactly these words. */
function groupsIn(words: readonly string[], glossary: Glossary): Set<Group> {
  const forms = words.map(commonForm);
  const found = new Set<Group>();
  const isAt = (index: number, member: readonly string[]): boolean =>
    member.every((word, step) => forms[index + step] === commonForm(word));
  for (const [index, form] of forms.entries())
    for (const group of glossary.byFirst.get(form) ?? [])
      if (
        group.members.some((member) => isAt(index, member)) ||
        (index === 0 && group.titles.some((title) => title.length === words.length && isAt(0, title)))
      )
        found.add(group);
  return found;
}

/**
 * The search for a word finds another word if their sounds differ by at most this share of the length. The first share
 * is for words in one script, the second share for words in two scripts.
 */
const [ALIKE, ALIKE_IN_SCRIPTS] = [0.025, 0.2];
/** A search for a word of at most so many letters prefers its exact form. So such a synonym stands in both scripts. */
const SHORT = 3;

function isFoundBy(word: string, other: string): boolean {
  const isOneScript = isDevanagari(word) === isDevanagari(other);
  if (!isOneScript && Math.min(word.length, other.length) <= SHORT) return false;
  if (commonForm(word) === commonForm(other)) return true;
  const [sound, otherSound] = [soundOf(word), soundOf(other)];
  const share = soundDistance(sound, otherSound) / Math.max(sound.length, otherSound.length, 1);
  return share <= (isOneScript ? ALIKE : ALIKE_IN_SCRIPTS);
}

/**
 * Yields synonyms for the words of a title. Leaves out synonyms that sound like a word of the title, because the search
 * already finds the title by the sound.
 */
function* synonymsOf(
  words: readonly string[],
  glossary: Glossary,
  isTitle: boolean,
): Generator<{ key: string; surface: string }> {
  const given = new Map<string, string[]>();
  const keep = (key: string, word: string): void => void given.set(key, [...(given.get(key) ?? []), word]);
  for (const word of words) keep(knownKey(word), word);
  for (const { members, asked } of groupsIn(words, glossary))
    for (const member of isTitle ? [...members, ...asked] : members)
      for (const word of member) {
        const key = isNumber(word) ? word : knownKey(word);
        if (given.get(key)?.some((other) => isFoundBy(word, other))) continue;
        if (member.length === 1) keep(key, word);
        yield { key, surface: (member.length > 1 ? PART_OF_SYNONYM : SYNONYM) + word };
      }
}

/**
 * Returns the words of a text that are indexed. If many words have one key, only the first MOST_WORDS_OF_A_KEY are
 * indexed.
 */
function bodyWords(tokens: readonly Token[]): { key: string; word: string }[] {
  const words = new Set(contentWords(tokens).filter((word) => !isCommonWord(word)));
  const counts = new Map<string, number>();
  return [...words].flatMap((word) => {
    const key = knownKey(word);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > MOST_WORDS_OF_A_KEY ? [] : [{ key, word }];
  });
}

/**
 * Returns the index terms of an entry. Each term is returned once, for the part of the entry (title or body) with the
 * highest weight. Only keywords can be returned twice. The result depends only on the entry and the glossary.
 */
export function termsOf(entry: Entry, glossary: Glossary): Term[] {
  const terms = new Map<string, Term>();
  const add = (key: string, surface: string, field: number): void => {
    const name = `${key} ${surface}`;
    const known = terms.get(name);
    if (key && (!known || known.field > field)) terms.set(name, { key, surface, field });
  };
  const isOfKind = (word: string): boolean =>
    glossary.byFirst.get(commonForm(word))?.some(({ kind }) => kind !== undefined) ?? false;
  // The first page of a document has the title for all pages of the document (`gather.ts`).
  const title = (entry.page ?? 1) > 1 ? [] : knownTokens(entry.title).slice(0, MOST_TITLE_WORDS);
  const words = titleWords(title);
  // Verb forms do not count for the length of a title.
  const size = words.filter((word) => !isStopWord(word)).length;
  const own = size <= SHORT_TITLE ? FIELDS.shortTitle : size <= TITLE ? FIELDS.title : FIELDS.longTitle;
  for (const word of words) add(knownKey(word), word, own);
  addNumbers(title, own, false, add);
  if (entry.reference) {
    const reference = knownTokens(entry.reference).slice(0, MOST_TITLE_WORDS);
    // Words that name a kind are skipped, because every entry of the kind has such words. For example, "NIT" (notice
    // inviting tender) is in all references of tenders.
    for (const word of contentWords(reference)) if (!isOfKind(word)) add(knownKey(word), word, FIELDS.longTitle);
    addNumbers(reference, FIELDS.title, true, add);
  }
  if (!NO_NAMES.includes(entry.kind) && words.length > 1 && words.length <= MOST_NAME_WORDS)
    for (const word of nameWords(words)) add(knownKey(word), word, FIELDS.title);
  for (const { key, surface } of synonymsOf(words, glossary, true)) add(key, surface, own);
  const more = knownTokens(entry.words ?? '');
  addDays(more, add);
  for (const word of contentWords(more)) add(knownKey(word), word, FIELDS.body);
  const keywords = knownTokens(entry.keywords ?? '');
  const body = knownTokens(entry.body ?? '');
  if (BODY_SYNONYMS.includes(entry.kind))
    for (const { key, surface } of synonymsOf(contentWords([...body, ...more, ...keywords]), glossary, false))
      add(key, surface, FIELDS.body);
  for (const { key, word } of bodyWords(body)) add(key, word, FIELDS.body);
  addNumbers(body, FIELDS.body, true, add);
  // A keyword has the weight of a long title. If the text has the word too, it is indexed twice, so that the result can show
  // that part of the text. A keyword that names a kind must not bring a page before the entries of that kind.
  const alsoInText = [...new Set(contentWords(keywords))].flatMap((word): Term[] => {
    const [key, field] = [knownKey(word), isOfKind(word) ? FIELDS.body : FIELDS.longTitle];
    if (terms.get(`${key} ${word}`)?.field === FIELDS.body)
      return field === FIELDS.body ? [] : [{ key, surface: word, field }];
    add(key, word, field);
    return [];
  });
  addNumbers(keywords, FIELDS.body, true, add);
  if (entry.unit) add(UNIT + (textHash(entry.unit) % UNIT_KEYS).toString(36), unitTerm(entry.unit), FIELDS.body);
  return [...terms.values(), ...alsoInText];
}

/** Returns the terms that name a kind. These terms have no list of entries. */
export function kindTerms(glossary: Glossary): Omit<Term, 'field'>[] {
  return glossary.groups.flatMap(({ kind, members }) =>
    kind === undefined
      ? []
      : members.flatMap((member) =>
          member.map((word) => ({
            key: knownKey(word),
            surface: (member.length > 1 ? PART_OF_KIND_WORD : KIND_WORD) + KINDS.indexOf(kind).toString(36) + word,
          })),
        ),
  );
}
