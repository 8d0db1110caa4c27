/** Returns JSON that is safe inside a `script` element. It contains no "<", so no text can end the element. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
