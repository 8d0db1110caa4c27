import { storageAddress, whyNotAsked, withoutFragment } from '~/api/storage';
import { trueFormat } from '~/i18n/file-words';
import type { Lang } from '~/i18n/lang';
import { getPassport, type Passport } from './passports/passports';
import type { File } from './door/shapes';
import { fileFormat } from './file-formats';
import { storedFacts } from './stored-facts';
import { siteTarget, type Target } from './targets';

/** A file on a page: its title, format, size and language. */
export interface Download {
  /** The link to the file. If the build may not contact the file's server, the other fields come from the entry. */
  target: Target;
  title: string | undefined;
  /** The format, such as PDF or ZIP. Undefined if the format is not known. */
  format: string | undefined;
  bytes: number | undefined;
  lang: Lang | undefined;
  pages: number | undefined;
  /** The facts from the inside of the file. Undefined if the inside is unknown. */
  passport: Passport | undefined;
  /** True if the file storage does not have the file. The page then shows the title without a link. */
  isMissing: boolean;
}

/** True if the file is on a host that the build may not contact. */
export const fileLeaves = ({ url }: Pick<File, 'url'>): boolean => whyNotAsked(storageAddress(url)) !== undefined;

/**
 * Returns the data of a file. The size comes from the file storage. The format comes from the entry, or else from the storage.
 */
export async function download(file: File): Promise<Download> {
  const href = storageAddress(file.url);
  const leaves = fileLeaves(file);
  const address = withoutFragment(href);
  const [known, passport] = await Promise.all([storedFacts(address), leaves ? undefined : getPassport(address)]);
  return {
    target: leaves ? { href, leaves, opensNewTab: true } : siteTarget(href),
    title: file.title || undefined,
    format: fileFormat(new URL(href).pathname, [file.type, known?.type]) ?? trueFormat(passport?.fault),
    bytes: known?.bytes ?? file.size,
    // The facts from the inside of the file are more reliable than the facts in its entry.
    lang: passport?.lang ?? file.language,
    pages: passport?.pages ?? file.pages,
    passport,
    isMissing: known === undefined,
  };
}

export const downloads = (files: readonly File[]): Promise<Download[]> => Promise.all(files.map(download));
