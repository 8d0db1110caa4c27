const NAME_AND_PASSWORD = /(\/\/)[^\s/?#"']*@/g;

/** A text with `…` in the place of names and passwords in its addresses: no report shows them. */
export const withoutPasswords = (text: string): string => text.replace(NAME_AND_PASSWORD, '$1…@');
