/**
 * Each tag, comment, script and style of well-formed HTML, one after the other, so that what looks like a tag inside an
 * attribute, a comment or a script is none: writers leave `<` as it is in attributes. Groups: the name of a script or a
 * style, its attributes, its code; the name of any other tag with its `/`.
 */
export const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<(\/?[a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
