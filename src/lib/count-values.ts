const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const BEFORE_VALUES = new Set([',', '{', '['].map((sign) => sign.charCodeAt(0)));

/** Counts the list items and fields of a JSON text without parsing the text. Stops when the count is larger than `most`. */
export function countValues(json: string, most: number): number {
  let [count, isText] = [1, false];
  for (let at = 0; at < json.length && count <= most; at += 1) {
    const code = json.charCodeAt(at);
    if (isText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && BEFORE_VALUES.has(code)) count += 1;
  }
  return count;
}
