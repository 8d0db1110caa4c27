import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { paths, type Section } from '~/routes';
import { getEveryPage } from './every-page';
import { leaf } from './branch';
import { visitorWords } from './visitor-words';

/** The A-Z index shows only these sections. The content of the other sections has lists by date. */
const SHOWN: readonly Section[] = ['screens', 'pages', 'listings'];
/** The parts of the self-audit are on its page. Their titles would fill one letter. */
const PARTS_OF_AUDIT = paths.selfAuditPart('');
const collators = { en: new Intl.Collator('en'), hi: new Intl.Collator('hi') };
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The first letter without vowel signs and accents. Returns `#` for all digits, so that they have one heading. */
function letterOf(title: string): string {
  const [first = '#'] = /[\p{L}\p{N}]/u.exec(title.normalize('NFD')) ?? [];
  // The capital form of some letters has two letters: the capital form of ß is SS. Only the first of the two letters is used.
  const [capital = first] = first.toUpperCase();
  return /\p{N}/u.test(first) ? '#' : capital;
}

/**
 * Pages, lists and services by first letter, and the words that visitors have for them. Letters of the page's language come
 * first. `id` is for links to a letter.
 */
export async function getAtoZ(lang: Lang) {
  const t = texts(lang);
  const pages = (await getEveryPage(lang)).filter(
    ({ section, path }) => SHOWN.includes(section) && !path.startsWith(PARTS_OF_AUDIT),
  );
  const words = visitorWords.flatMap(({ path, ...word }) => {
    const page = pages.find((one) => one.path === path);
    return page ? { path, lang, title: t('sitemap:see', { word: word[lang], title: page.title }) } : [];
  });
  const byLetter = Map.groupBy([...pages, ...words], ({ title }) => letterOf(title));
  const letters = [...byLetter].map(([letter, those]) => {
    const written: Lang = DEVANAGARI.test(letter) ? 'hi' : letter === '#' ? lang : 'en';
    const branches = those
      .toSorted((a, b) => collators[written].compare(a.title, b.title) || (a.path < b.path ? -1 : 1))
      .map((page) => leaf(page, lang));
    return { id: `letter-${letter.codePointAt(0)?.toString(16) ?? ''}`, letter, lang: written, branches };
  });
  const order = [lang, ...LANGS.filter((one) => one !== lang)];
  return letters.sort(
    (a, b) => order.indexOf(a.lang) - order.indexOf(b.lang) || collators[a.lang].compare(a.letter, b.letter),
  );
}
