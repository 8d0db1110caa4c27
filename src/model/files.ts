import { RefusedAddressError } from '~/api/reach';
import {
  askFileFacts,
  type FileFacts,
  NoTimeError,
  storageAddress,
  StorageError,
  UnreachableError,
  whyNotAsked,
  withoutFragment,
} from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { fromSource } from '~/lib/queries';
import { fileFormat } from './file-formats';
import { report } from './door/report';
import type { File } from './door/shapes';
import { siteTarget, type Target } from './targets';

/** A file on a page: its title, format, size and language. */
export interface Download {
  /** The link to the file. If the build may not contact the file's server, the other fields come from the entry. */
  target: Target;
  title: string | undefined;
  /** The format, such as PDF or ZIP. It is undefined if it is not known. */
  format: string | undefined;
  bytes: number | undefined;
  lang: Lang | undefined;
  pages: number | undefined;
  /** True if the file storage does not have the file. The page then shows the title without a link. */
  isMissing: boolean;
}

/** What the storage says of the file at an address (without fragment). It is undefined if there is no such file. */
export const storedFacts = fromSource<FileFacts | undefined>(async (address, before) => {
  const refusal = whyNotAsked(address);
  if (refusal) {
    report({ kind: 'elsewhere', address, detail: refusal });
    return {};
  }
  try {
    return await askFileFacts(address, before);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // The file storage redirects to an address that the build may not read. Browsers can often read this address, so
    // the link stays.
    if (error.cause instanceof RefusedAddressError) {
      report({ kind: 'elsewhere', address, detail: error.message });
      return {};
    }
    if (!(error instanceof NoTimeError)) report({ kind: 'file', address, detail: error.message });
    // The file storage did not answer, but it can still have the file. So the link stays.
    return error instanceof UnreachableError ? (before ?? {}) : undefined;
  }
});

/** True if the file is on a host that the build may not contact. */
export const fileLeaves = ({ url }: Pick<File, 'url'>): boolean => whyNotAsked(storageAddress(url)) !== undefined;

/** The file's data. The size comes from the file storage. The format comes from the entry, or else from the storage. */
export async function download(file: File): Promise<Download> {
  const href = storageAddress(file.url);
  const leaves = fileLeaves(file);
  const known = await storedFacts(withoutFragment(href));
  return {
    target: leaves ? { href, leaves, opensNewTab: true } : siteTarget(href),
    title: file.title || undefined,
    format: fileFormat(new URL(href).pathname, [file.type, known?.type]),
    bytes: known?.bytes ?? file.size,
    lang: file.language,
    pages: file.pages,
    isMissing: known === undefined,
  };
}

export const downloads = (files: readonly File[]): Promise<Download[]> => Promise.all(files.map(download));
