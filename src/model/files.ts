import { askFileFacts, storageAddress, StorageError } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { outside } from '~/lib/questions';
import { fileFormat } from './file-formats';
import { report } from './report';
import type { File } from './shapes';

/** A file as a page offers it: what it is, how heavy, in which language. */
export interface Download {
  href: string;
  title: string | undefined;
  /** PDF, XLSX, ZIP …, where it is known. */
  format: string | undefined;
  bytes: number | undefined;
  lang: Lang | undefined;
  pages: number | undefined;
  /** The storage does not have it: it is named, not linked. */
  isMissing: boolean;
}

const facts = outside(async (address) => {
  try {
    return await askFileFacts(address);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    report({ kind: 'file', address, detail: error.message });
    return undefined;
  }
});

/** Of its size the storage knows best, of its type the entry that states one. */
export async function download(file: File): Promise<Download> {
  const href = storageAddress(file.url);
  const known = await facts(href);
  return {
    href,
    title: file.title || undefined,
    format: fileFormat(new URL(href).pathname, [file.type, known?.type]),
    bytes: known?.bytes ?? file.size,
    lang: file.language,
    pages: file.pages,
    isMissing: known === undefined,
  };
}

export const downloads = (files: readonly File[]): Promise<Download[]> => Promise.all(files.map(download));
