import { fold, isDevanagari } from './fold.ts';
import { soundOf } from './sound.ts';

/**
 * Words that are too common to search for. They are used only if a title or a query has no other words. Only this spelling is a
 * stop word: फर्म (firm) is one, but फारम (form), which sounds like it, is none. Words of `HINDI` are not repeated here.
 */
const EXACT = `a an of for on at by with from and or are was were be been as it its this that these those under into than has have had
will shall can not no nos number dated dt upto i ii iii we our you your he his she her they their which who what how
where when all any there here about per much many lists pdf details please want need show get my am do does i'm latest
current recent company companies firm firms got gets give would could should must so too very just only out won tell
know find did done take them him let why whom come came received now compny comapny फर्म`;

/** Hindi stop words. A word in Devanagari is also a stop word if it sounds like one of these. */
const HINDI = `ek ka ke ki ko se mein me par ne hai hain ya tha thi the aur evam tatha yah yeh ye vah wah wo ve is in us un jo bhi hi
to apane apani apana apne apni apna hetu dwara tak sath saath baad pahle pehle vale vali vala wale wali wala nahin nahi
nai na kuchh kuch koi suchi soochi list jankari chahiye mera meri mere mujhe kahan kahaan kaha kab kya kaise kese kaun
kon sabhi anya jab tab yadi sankhya dinank taza taaza taja kampani kitna kitne kitni kis kise kiska kiski kiske kisse
kisko kaunsa kaunsi konsa konsi sa si hamara hamare hamari ham hum ap aap aapka apka ab abhi bahut yahan vahan wahan
kyon kyun ho pas paas bare baare diya die diye liye liya li gaya gaye gayi gai mai maine sir sahab plz sare sab कर किया
किए एवं गई गए गया अथवा नवीनतम कंपनी कंपनियां कंपनियों किससे उसे इसे बाद जाए आई लिए दिए तब`;

/** Sounds of Hindi verb forms that add little meaning. */
const VERB =
  /^(?:kar(?:va|a)?|ho|mila?|ae?|ja|de|le|lag(?:a|va|vaa)?|c[ae]h|bata|p[uo][cC]|rah|sak|huv?|bana?|banva|nika?l|Bar|Barva|cal|beT|raK|d[ei]K(?:a|va)?)(?:[nt]?[aeio]|[eou]n|y[aei]|iye?|[aeu]?n?g[aei]|ke)$|^(?:je|e)(?:n?g[aei]|n)?$|^(?:ea|ceye|baten?|bateye|[dq]al(?:na|ne|en?))$/;
/** Sounds of useful words that look like such verb forms: recruitment, heavy, work, caste, open, age, eye, ahead. */
const NO_VERB = /^(?:Bart?i|kari|jati|age|a?e|aga)$/;

/** A vowel that is not written is spoken only after the first consonant. */
const spoken = (sound: string): string => sound.replace(/^([^aeioux]+)x/, '$1a').replace(/x/g, '');

/** Half of all texts have these words. So the words are indexed only for titles. */
const COMMON_WORDS = `work works goods services कार्य सामग्री सेवाएँ सेवा department office काम kaam विभाग कार्यालय said also during may new
year years वर्ष day दिन प्रति`;

/**
 * If one of these words comes before a word for a date, the visitor asks for the last date of something. If one of
 * `APPLY_WORDS` is at the end of a query, the visitor asks how to apply.
 */
const APPLY_WORDS = 'apply आवेदन avedan aavedan';
const LAST_WORDS = `last closing due अंतिम आखिरी antim aakhiri akhri ${APPLY_WORDS}`;
const DATE_WORDS = 'date dates तिथि तारीख tithi tarikh tareekh';

const foldedWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(fold));
const stopWords = foldedWords(`${EXACT} ${HINDI}`);
const stopSounds: ReadonlySet<string> = new Set([...foldedWords(HINDI)].map((word) => spoken(soundOf(word))));
const commonWords = foldedWords(COMMON_WORDS);
const lastWords = foldedWords(LAST_WORDS);
const dateWords = foldedWords(DATE_WORDS);
const applyWords = foldedWords(APPLY_WORDS);

/**
 * True for listed stop words and for single letters, such as the letters in `R/O` or `(E)`. The index leaves out only these
 * words.
 */
export const isListedStopWord = (text: string): boolean => text > ':' && (text.length < 2 || stopWords.has(text));

/**
 * True for listed stop words, and for words that sound like a stop word or like a verb form. Searches leave out all these
 * words.
 */
export function isStopWord(text: string): boolean {
  if (text < ':') return false;
  if (isListedStopWord(text)) return true;
  const sound = spoken(soundOf(text));
  // In English, a c without h has another sound: "care" is not करे.
  const isVerb = VERB.test(sound) && !NO_VERB.test(sound) && !/^c[^h]/.test(text);
  return isVerb || (isDevanagari(text) && stopSounds.has(sound));
}
export const isCommonWord = (text: string): boolean => commonWords.has(text);

/**
 * True for a word of "last date", and for "apply" at the end of a query. A visitor who asks for the last date of a tender wants
 * to find the tender. But the titles of other notices about dates have these words.
 */
export function isAskingWord(words: readonly string[], at: number): boolean {
  const isLast = (index: number): boolean => lastWords.has(words[index] ?? '') && dateWords.has(words[index + 1] ?? '');
  return isLast(at) || isLast(at - 1) || (at === words.length - 1 && applyWords.has(words[at] ?? ''));
}

const WHO = /^(who|kis(ko?|e)?|किस(को|े)?)$/;
const GETS = /^(got|won|mila|मिला)$/;

/**
 * True for "got" or "won" in "who got the contract", in English and Hindi. Elsewhere, such a word only forms a question. Here
 * it is what the visitor asks for.
 */
export const isWinning = (words: readonly string[], at: number): boolean =>
  GETS.test(words[at] ?? '') && words.slice(0, at).some((word) => WHO.test(word));

/** Sounds of question words, such as how, when, कौन and kitna, but not of "company". */
const QUESTION = /^(?:vh|hov|k(?:[ax]b|ya|es|on(?!p)|[ax]ha|it|is|yo|yu))/;

/** True if one of the stop words of a query is a question word. */
export const isQuestion = (stopWords: readonly string[]): boolean =>
  stopWords.some((word) => QUESTION.test(soundOf(word)));
