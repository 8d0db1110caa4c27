// Finds the actions in a dictionary of a PDF: run a script, start a program, send data, or open a file on another computer.
import type { Act } from '../../i18n/file-words.ts';
import type { Token } from './pdf-tokens.ts';

/** The findings about a PDF. */
export interface Found {
  hasScript: boolean;
  /** True if not all objects could be read. */
  isHidden: boolean;
  readonly acts: Set<Act>;
  /** The addresses to which forms are sent. For an address that is in another object, this set has an empty text. */
  readonly sendsTo: Set<string>;
}

/** A dictionary or array that is being read. */
export interface Open {
  readonly isArray: boolean;
  key: string | undefined;
  hasValue: boolean;
  /** The keys with their values. A value that is neither a name nor a string is an empty text. */
  readonly values: Map<string, string>;
}

/** Kinds of actions that may have a script. */
const WITH_SCRIPT = /^(?:JavaScript|Rendition)?$/;
const SCRIPT_LINK = /^\s*javascript:/i;
/** Matches a path such as `\\host\share`. When a viewer on Windows opens such a path, the host gets the name of the user. */
const OTHER_COMPUTER = /^(?:[\\/]{2}|file:\/{2}[^/])/i;
const PROGRAM =
  /\.(?:exe|com|scr|pif|msi|msp|bat|cmd|ps1|vb[se]?|jse?|ws[fh]|hta|jar|lnk|reg|dll|cpl|app|command|sh|apk|scf|url|chm)[\s.]*$/i;

export const opened = (kind: '<<' | '['): Open => ({
  isArray: kind === '[',
  key: undefined,
  hasValue: false,
  values: new Map(),
});

export function noteValue(open: Open | undefined, kind: Token['kind'] | 'inside', text = ''): void {
  if (!open || open.isArray) return;
  if (kind === 'name' && (open.key === undefined || open.hasValue)) {
    [open.key, open.hasValue] = [text, false];
    return;
  }
  // A reference to another object consists of three values, and has no text.
  if (open.key !== undefined && !open.hasValue) open.values.set(open.key, text);
  open.hasValue = true;
}

/**
 * Records a script if a text is an address that runs a script (`javascript:`). A string that is an object of its own is checked
 * too, because it may be the address of a link.
 */
export function noteString(text: string | undefined, found: Found): void {
  if (text !== undefined && SCRIPT_LINK.test(text)) found.hasScript = true;
}

export const isProgram = (name: string): boolean => PROGRAM.test(name);

/** Records the actions of a dictionary. `around` is the dictionary or array that contains this dictionary. */
export function noteDictionary({ values, isArray }: Open, around: Open | undefined, found: Found): void {
  if (isArray) return;
  const action = values.get('S');
  const names = ['F', 'UF'].flatMap((key) => values.get(key) ?? []);
  const hasOne = (...keys: string[]): boolean => keys.some((key) => values.has(key));
  if (action !== undefined && values.has('JS') && WITH_SCRIPT.test(action)) found.hasScript = true;
  noteString(values.get('URI'), found);
  if (action === 'Launch' && hasOne('F', 'Win', 'Mac', 'Unix')) found.acts.add('launch');
  if (action === 'SubmitForm') found.sendsTo.add(values.get('F') ?? '');
  if (action !== 'SubmitForm' && names.some((name) => OTHER_COMPUTER.test(name))) found.acts.add('path');
  if (values.has('EF') && names.some(isProgram)) found.acts.add('program');
  // Instead of a name, `F` may have a dictionary that contains the name of the file. Then the outer dictionary gets this name.
  if (around?.key === 'F' && !around.isArray && names[0]) around.values.set('F', names[0]);
}
