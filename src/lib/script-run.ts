const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;

/** The language a short text is evidently in, by its letters; `undefined` where letters of both or of neither stand. */
export function languageByScript(text: string): 'en' | 'hi' | undefined {
  const devanagari = DEVANAGARI.test(text);
  const latin = LATIN.test(text);
  if (devanagari === latin) return undefined;
  return devanagari ? 'hi' : 'en';
}
