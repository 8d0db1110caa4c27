import { fold } from './fold.ts';

/** These words are too common to search for. They are used only if a title or a query has no other words. */
const STOP_WORDS = `a an the of for in on at to by with from and or is are was were be been as it its this that these those
under into than has have had will shall can not no nos number dated dt upto i ii iii we our you your he his she her they
their which who what how where when all any there here about per much many list lists pdf details please want need show get my me am do does i'm latest current recent
का के की को से में पर ने है हैं था थी थे हो होने हुआ हुई हुए और एवं तथा या व यह ये वह वे इस इन उस उन इसे उसे जो कि भी ही तो
अपने अपनी अपना एक कर करने करना किया की गई गए गया लिए हेतु द्वारा तक साथ बाद पहले जाने वाले वाली वाला रहा रही रहे नहीं कुछ
सूची लिस्ट जानकारी चाहिए मेरा मेरी मेरे मुझे मिलेगा मिलेगी बताएँ बताइए कहां सभी अन्य जब तब यदि अथवा होगा होगी होंगे संख्या दिनांक क्या कैसे कहाँ कब कौन नवीनतम ताज़ा
ek is us in un jo bhi hi ho hua hui hue kiya gaya gayi karne tak baad
ka ke ki ko se mein me par ne hai hain aur evam tatha ya liye hetu dwara kya kaise kahan kahaan kab kaun suchi soochi jankari chahiye mera meri mere mujhe milega milegi batao bataye wale wali wala nahi taja taza taaza`;

/** Half of all texts have these words. So they are indexed only if they stand in a title. */
const COMMON_WORDS = `work works goods services कार्य सामग्री सेवाएँ सेवा department office विभाग कार्यालय said also during may new
year years वर्ष day दिन प्रति`;

/** With a word for a date after them, these words ask for the last date of something. At the end, `APPLY_WORDS` ask how to apply. */
const APPLY_WORDS = 'apply आवेदन avedan aavedan';
const LAST_WORDS = `last closing due अंतिम आखिरी antim aakhiri akhri ${APPLY_WORDS}`;
const DATE_WORDS = 'date dates तिथि तारीख tithi tarikh tareekh';

const foldedWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(fold));
const stopWords = foldedWords(STOP_WORDS);
const commonWords = foldedWords(COMMON_WORDS);
const lastWords = foldedWords(LAST_WORDS);
const dateWords = foldedWords(DATE_WORDS);
const applyWords = foldedWords(APPLY_WORDS);

/** True for stop words and single letters, such as those in `R/O` or `(E)`. */
export const isStopWord = (text: string): boolean => stopWords.has(text) || (text.length < 2 && text > ':');
export const isCommonWord = (text: string): boolean => commonWords.has(text);

/**
 * True for a word of "last date", and for "apply" at the end. Who asks for the last date of something means the thing, but
 * these words stand in the titles of notices that moved other dates.
 */
export function isAskingWord(words: readonly string[], at: number): boolean {
  const isLast = (index: number): boolean => lastWords.has(words[index] ?? '') && dateWords.has(words[index + 1] ?? '');
  return isLast(at) || isLast(at - 1) || (at === words.length - 1 && applyWords.has(words[at] ?? ''));
}
