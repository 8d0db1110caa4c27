/** Decodes an address. Returns an invalid address unchanged: it leads nowhere, and its error must not end the run. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
