import { RefusedAddressError } from '~/api/reach';
import { askFileFacts, storageAddress, StorageError, whyNotAsked } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { fromSource } from '~/lib/queries';
import { fileFormat } from './file-formats';
import { report } from './door/report';
import type { File } from './door/shapes';
import { siteTarget, type Target } from './targets';

/** A file as a page offers it: what it is, how heavy, in which language. */
export interface Download {
  /** It leaves the site where the build may not ask: then only the entry says what the file is. */
  target: Target;
  title: string | undefined;
  /** PDF, XLSX, ZIP …, where it is known. */
  format: string | undefined;
  bytes: number | undefined;
  lang: Lang | undefined;
  pages: number | undefined;
  /** The storage does not have it: it is named, not linked. */
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
    // The storage has it elsewhere, where browsers may follow and the build may not: pages still lead there.
    if (error.cause instanceof RefusedAddressError) {
      report({ kind: 'elsewhere', address, detail: error.message });
      return {};
    }
    report({ kind: 'file', address, detail: error.message });
    return undefined;
  }
});

/** Of its size the storage knows best, of its type the entry that states one. */
export async function download(file: File): Promise<Download> {
  const href = storageAddress(file.url);
  const leaves = whyNotAsked(href) !== undefined;
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
