// Derives two things from the facts of a document: its title, language and the like for readers, and its problems for editors.
import { dayInIndia } from '~/i18n/dates';
import { environment } from '~/api/environment';
import { mainDomain } from '~/config';
import type { Act } from '~/i18n/file-words';
import { MOST_PAGES, type PaperFacts } from '~/media/papers/facts';
import { cutText } from '~/search/lead';
import type { Matter, ReportLine } from '../door/report';

type SaidMatter = Pick<ReportLine, 'reason' | 'found' | 'expected'> & {
  readonly about: Matter;
  readonly detail: string;
};

/**
 * Returns the language of a document. If most letters are Devanagari, the language is Hindi, even if the file states English:
 * office templates often state English. Otherwise the stated language counts.
 */
export function langOf({ lang, letters }: PaperFacts): 'en' | 'hi' | undefined {
  if (letters === 'hi') return 'hi';
  return /^hi\b/i.test(lang ?? '') ? 'hi' : /^en\b/i.test(lang ?? '') ? 'en' : letters;
}

/** Matches titles that programs make from the file name. Such titles are useless for readers. */
const NO_TITLE =
  /^(?:untitled|document ?\d*|microsoft (?:word|powerpoint|excel) - .*|.*\.(?:docx?|pdf|indd|cdr|pmd|xlsx?))$/i;

/** True if most of the pages that were read are only pictures, but other pages have text. */
export const isMostlyPictures = ({ pictured = 0, weights = [] }: PaperFacts): boolean => pictured > weights.length / 2;

/** Returns the title of a document, if a person wrote it for readers. */
export const titleOf = ({ title }: PaperFacts): string | undefined =>
  title !== undefined && !NO_TITLE.test(title) ? title : undefined;

/**
 * Returns the day of creation that a file states. Ignores a year before PDF existed, or far in the future, because such a year
 * comes from a wrong clock.
 */
export const madeOn = ({ made }: PaperFacts): string | undefined =>
  made !== undefined && /^(?:199|20\d)/.test(made) ? dayInIndia(made) : undefined;

/** Longer names are cut, because no program has such a long name. */
const MOST_PROGRAM = 60;

/**
 * Returns the program in which a file was written, or else the program that made the PDF. The name of a browser is a long list
 * (`Mozilla/…`), so it is not used.
 */
export function madeWith({ creator, producer }: PaperFacts): string | undefined {
  const program = creator === undefined || creator.startsWith('Mozilla/') ? producer : creator;
  return program && cutText(program, MOST_PROGRAM);
}

/** True for an address of the owner. Visitors expect that a form is sent to the owner, so this is not reported. */
function isOwn(address: string): boolean {
  const [host, own] = [URL.parse(address)?.hostname ?? '', mainDomain(environment.SITE_URL)];
  return own !== '' && (host === own || host.endsWith(`.${own}`));
}

/** Returns the actions that can harm the reader's computer, except scripts. */
export const actsOf = ({ acts = [], sendsTo = [] }: PaperFacts): readonly Act[] =>
  sendsTo.every(isOwn) ? acts : [...acts, 'submit'];

const SAID_OF_ACTS: Readonly<Record<Act, string>> = {
  launch: 'it starts a program (Launch)',
  path: 'it opens a file of another computer (a network path)',
  program: 'a program is attached to it',
  submit: 'it sends the filled-in form to another host, or to an unknown host (SubmitForm)',
};

function ofPdf(facts: PaperFacts): SaidMatter[] {
  const { readable, isTagged, lang, letters, pages = 0, title, pictured = 0, weights = [] } = facts;
  const found: [isTrue: boolean, about: Matter, detail: string][] = [
    [
      readable === 'scan',
      'scan',
      'a scan: it has pictures of pages and no text, so the search and screen readers cannot read it; publish the file from which it was printed, or run text recognition',
    ],
    [
      isMostlyPictures(facts),
      'part-scan',
      `${pictured} of its ${weights.length} pages are pictures without text, so the search and screen readers cannot read them; publish the file from which it was printed, or run text recognition`,
    ],
    [
      readable === 'nothing',
      'no-text',
      'it has no text and no pictures; if its text is drawn as lines, screen readers and the search cannot read it',
    ],
    [
      readable === 'garbled',
      'garbled',
      'its Hindi letters are not in Unicode (an old font, or a program that lost them), so a screen reader says nonsense; make the PDF again from a text in Unicode',
    ],
    [
      readable === 'text' && isTagged !== true,
      'untagged',
      'it has no tags for headings, lists and tables; save it again as a tagged PDF (PDF/UA)',
    ],
    [
      letters === 'hi' && lang !== undefined && !/^hi\b/i.test(lang),
      'wrong-language',
      `it says that its language is ${lang ?? ''}, but its text is Hindi; screen readers use the wrong voice`,
    ],
    [
      readable === 'text' && lang === undefined,
      'no-language',
      'it does not say its language, so screen readers guess the voice',
    ],
    [
      titleOf(facts) === undefined,
      'no-title',
      title === undefined ? 'it has no title' : `its title is only the name of a file: ${title}`,
    ],
    [pages > MOST_PAGES, 'long', `it has ${pages} pages; the text version has the first ${MOST_PAGES}`],
  ];
  const values: Partial<Record<Matter, Pick<SaidMatter, 'reason' | 'found' | 'expected'>>> = {
    'wrong-language': { found: lang ?? '' },
    'part-scan': { found: String(pictured), expected: String(weights.length) },
    'no-title': title === undefined ? {} : { reason: 'file-title', found: title },
    long: { found: String(pages) },
  };
  return found.filter(([isTrue]) => isTrue).map(([, about, detail]) => ({ about, detail, ...values[about] }));
}

/** Returns everything that the editors of a file should know. */
export function mattersOf(facts: PaperFacts): SaidMatter[] {
  const { fault, why = '' } = facts;
  if (fault !== undefined) return [{ about: fault === 'broken' ? 'broken' : 'unread', reason: fault, detail: why }];
  if (facts.needsPassword)
    return [
      {
        about: 'password',
        detail: 'it asks for a password; publish it without a password, because visitors do not have it',
      },
    ];
  const found = facts.format === 'pdf' ? ofPdf(facts) : [];
  if (facts.hasScript)
    found.push({
      about: 'script',
      detail: 'it has scripts (JavaScript); visitors see a warning; publish the file without scripts',
    });
  else if (facts.isHidden)
    found.push({
      about: 'hidden',
      detail:
        'some of its objects could not be read, so it may have scripts; visitors see a warning; make it again with another program, without encryption',
    });
  const acts = actsOf(facts);
  if (acts.length > 0)
    found.push({
      about: 'acts',
      found: acts.join(' '),
      detail: `${acts.map((act) => SAID_OF_ACTS[act]).join('; ')}; visitors see a warning; publish the file without these actions`,
    });
  if (facts.hasMacros)
    found.push({ about: 'macros', detail: 'it has macros; visitors see a warning; publish the file without macros' });
  return found;
}
