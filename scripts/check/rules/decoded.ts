/**
 * Decodes an address. Returns an invalid address unchanged, so that its error does not end the run. The check of links then
 * reports it as a broken link.
 */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
