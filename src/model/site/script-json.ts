/** Returns JSON that can be put into a `script` element: without "<", no text can end the element. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
