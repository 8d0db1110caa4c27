/** Accents, nukta, joiners, soft hyphens. */
const MARKS = /[\u0300-\u036f\u093c\u200b-\u200d\u00ad]/g;
const NASAL = /ँ|[ङञणनम]्(?=[क-म])/g;
const DEVANAGARI_ZERO = 0x966;

/** Folds text for comparison: ignores case, accents, nukta, joiners, the spelling of nasals and the script of digits. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(NASAL, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
