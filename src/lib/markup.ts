/**
 * Matches each tag, comment, script and style of well-formed HTML in order. So text in an attribute, comment or script
 * that looks like a tag does not match. Groups: name, attributes and code of a script or style; the name of any other tag
 * with its `/`.
 */
export const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<(\/?[a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
