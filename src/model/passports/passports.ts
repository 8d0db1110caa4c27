// The passport of a file: the facts from the inside of the file, for the note after the link to the file.
import type { FileFault } from '~/i18n/file-words';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import type { PaperFacts } from '~/media/papers/facts';
import { keptFacts } from '~/media/papers/reader';
import { paths } from '~/routes';
import { actsOf, isMostlyPictures, langOf, madeOn, madeWith } from './matters';
import { getPrint } from './prints';

type Fact =
  | ('pages' | 'slides' | 'sheets' | 'files' | 'needsPassword' | 'hasScript' | 'isHidden' | 'hasMacros' | 'hasForm')
  | ('isTagged' | 'readable' | 'isEncrypted' | 'attachments');

export interface Passport extends Pick<PaperFacts, Fact> {
  /** Why the file may not open. If it is set, the other facts are unknown. */
  readonly fault?: FileFault | undefined;
  readonly lang: Lang | undefined;
  /** True if the file has text, but most of its pages are only pictures. */
  readonly isMostlyPictures?: boolean | undefined;
  /** True if the file can do something on the reader's computer, such as start a program or send data. */
  readonly isActive?: boolean | undefined;
  /** The path of the page with the file's text. */
  readonly text: string | undefined;
  /** The day of creation that the file states. */
  readonly madeOn?: string | undefined;
  /** The program that made the file. */
  readonly madeWith?: string | undefined;
}

/** Media files are large, and their inside is not read. For all other files, the format is compared with the ending. */
const MEDIA = /\.(?:mp[34]|webm|ogg|wav|vtt)$/i;
/** The number of digits of the hash in the address of a text version. */
const DIGITS = 12;
export const textPath = (sha256: string): string => paths.document(sha256.slice(0, DIGITS));

/** The passport of the file at an address (without fragment). */
export const getPassport = derivedBy<string, Passport | undefined>(async (address) => {
  const { pathname } = new URL(address);
  if (MEDIA.test(pathname)) return undefined;
  const print = await getPrint(address);
  if (!print) return undefined;
  const facts = print.fault === undefined ? await keptFacts(print.sha256) : undefined;
  const fault = print.fault ?? (facts?.fault === 'broken' ? facts.fault : undefined);
  if (fault !== undefined) return { fault, lang: undefined, text: undefined };
  if (!facts || facts.fault !== undefined) return undefined;
  const { pages, slides, sheets, files, needsPassword, hasScript, hasMacros, hasForm, isTagged, readable } = facts;
  const { isEncrypted, isHidden, attachments } = facts;
  return {
    pages,
    slides,
    sheets,
    files,
    needsPassword,
    hasScript,
    hasMacros,
    hasForm,
    isTagged,
    readable,
    isEncrypted,
    isHidden,
    attachments,
    isActive: actsOf(facts).length > 0,
    madeOn: madeOn(facts),
    madeWith: madeWith(facts),
    lang: langOf(facts),
    isMostlyPictures: isMostlyPictures(facts),
    text: readable === 'text' ? textPath(print.sha256) : undefined,
  };
});
