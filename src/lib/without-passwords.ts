const NAME_AND_PASSWORD = /(\/\/)[^\s/?#"']*@/g;

/** Replaces user names and passwords in addresses by `…`, so that a text is safe for reports. */
export const withoutPasswords = (text: string): string => text.replace(NAME_AND_PASSWORD, '$1…@');
