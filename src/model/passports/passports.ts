// The passport of a file: what its inside says, for the words beside its link.
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
  /** Why it may not open. The other facts are then unknown. */
  readonly fault?: FileFault | undefined;
  readonly lang: Lang | undefined;
  /** True if it has text, but most of its pages are only pictures. */
  readonly isMostlyPictures?: boolean | undefined;
  /** True if it can start a program, send data or the like. */
  readonly isActive?: boolean | undefined;
  /** The path of the page with its text. */
  readonly text: string | undefined;
  /** The day on which it says that it was made. */
  readonly madeOn?: string | undefined;
  /** The program that made it. */
  readonly madeWith?: string | undefined;
}

/** They are large, and their inside is not read. Of all other files, a wrong ending is known. */
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
    ...{ pages, slides, sheets, files, needsPassword, hasScript, hasMacros, hasForm, isTagged, readable },
    ...{
      isEncrypted,
      isHidden,
      attachments,
      isActive: actsOf(facts).length > 0,
      madeOn: madeOn(facts),
      madeWith: madeWith(facts),
    },
    lang: langOf(facts),
    isMostlyPictures: isMostlyPictures(facts),
    text: readable === 'text' ? textPath(print.sha256) : undefined,
  };
});
