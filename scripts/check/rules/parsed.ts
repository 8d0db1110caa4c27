/** Reads JSON. What is none, such as an error page with status 200, is undefined: it must not end the run. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
