/** Matches accents, the nukta (the dot of Hindi letters), joiners (invisible characters) and soft hyphens. */
const MARKS = /[\u0300-\u036f\u093c\u200b-\u200d\u00ad]/g;
const NASAL = /ँ|[ङञणनम]्(?=[क-म])/g;
const DEVANAGARI_ZERO = 0x966;

/**
 * Simplifies text for comparison. Removes accents, the nukta and joiners. Makes capital letters small, Hindi digits
 * Latin, and spellings of nasal sounds equal.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(NASAL, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
