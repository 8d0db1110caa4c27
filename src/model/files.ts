import { RefusedAddressError } from '~/api/reach';
import { askFileFacts, storageAddress, StorageError, whyNotAsked } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { fromSource } from '~/lib/queries';
import { fileFormat } from './file-formats';
import { report } from './door/report';
import type { File } from './door/shapes';
import { siteTarget, type Target } from './targets';

/** A file on a page: its title, format, size and language. */
export interface Download {
  /** Outside the origins that the build may read, only the entry describes the file. */
  target: Target;
  title: string | undefined;
  /** PDF, XLSX, ZIP …; undefined if unknown. */
  format: string | undefined;
  bytes: number | undefined;
  lang: Lang | undefined;
  pages: number | undefined;
  /** The storage does not have the file: the page names it without a link. */
  isMissing: boolean;
}

const facts = fromSource(async (address) => {
  const refusal = whyNotAsked(address);
  if (refusal) {
    report({ kind: 'elsewhere', address, detail: refusal });
    return {};
  }
  try {
    return await askFileFacts(address);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    // The storage redirects to an address that browsers may open but the build may not: keep the link.
    if (error.cause instanceof RefusedAddressError) {
      report({ kind: 'elsewhere', address, detail: error.message });
      return {};
    }
    report({ kind: 'file', address, detail: error.message });
    return undefined;
  }
});

/** True if the file is on a host that the build may not read, such as a foreign one. */
export const fileLeaves = ({ url }: Pick<File, 'url'>): boolean => whyNotAsked(storageAddress(url)) !== undefined;

/** The storage decides about the size; the entry's own type comes before the storage's. */
export async function download(file: File): Promise<Download> {
  const href = storageAddress(file.url);
  const leaves = fileLeaves(file);
  const known = await facts(href);
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
