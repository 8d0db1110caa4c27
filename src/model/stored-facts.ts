import { RefusedAddressError } from '~/api/reach';
import { askFileFacts, type FileFacts, NoTimeError, StorageError, UnreachableError, whyNotAsked } from '~/api/storage';
import { fromSource } from '~/lib/queries';
import { report } from './door/report';

/** The facts that the storage states about the file at an address (without fragment). Undefined if there is no such file. */
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
    // The storage redirects to an address that the build must not read. Browsers can often read that address, so pages keep the
    // link.
    if (error.cause instanceof RefusedAddressError) {
      report({ kind: 'elsewhere', address, detail: error.message });
      return {};
    }
    const reason = error instanceof UnreachableError ? 'silent' : 'gone';
    if (!(error instanceof NoTimeError)) report({ kind: 'file', address, reason, detail: error.message });
    // The storage did not answer, but it may still have the file. So pages keep the link.
    return error instanceof UnreachableError ? (before ?? {}) : undefined;
  }
});
