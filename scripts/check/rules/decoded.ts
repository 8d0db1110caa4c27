/** Decodes an address. An address that cannot be decoded stays as it is: it leads nowhere, and must not end the run. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
