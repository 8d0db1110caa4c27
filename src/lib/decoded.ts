/** Decodes the percent-encoded letters of an address or a file name. Returns the text unchanged if it is not valid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
