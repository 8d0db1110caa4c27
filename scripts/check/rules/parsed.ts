/**
 * Parses JSON. Returns undefined for any other text, such as an error page with status 200, so that such a text does not end
 * the run.
 */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
