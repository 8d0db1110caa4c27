// The register of documents, as the build writes it and a browser reads it.

/** Another entry that has or had the same file. */
export interface AlsoIn extends Pick<Registered, 'of' | 'lang' | 'href'> {
  /** The state of the file there, in words. */
  readonly as?: string;
}

/** What the register says of a file. Dates are in words, in the language of the register. */
export interface Registered {
  readonly state: 'current' | 'changed' | 'cancelled' | 'replaced' | 'withdrawn';
  /** Its own title. Unset if the title of its entry says the same. */
  readonly title?: string | undefined;
  /** The title of its entry. */
  readonly of?: string | undefined;
  /** The language of both titles, if it is not that of the register. */
  readonly lang?: string | undefined;
  /** The address of the page of its entry. */
  readonly href?: string | undefined;
  readonly published?: string | undefined;
  readonly until?: string | undefined;
  /** What came later and changes it. */
  readonly later?: string | undefined;
  /** The language of `later`, if it is not that of the register. */
  readonly laterLang?: string | undefined;
  /** The other entries that have or had the same file: the first few, and words for how many more there are. */
  readonly also?: readonly AlsoIn[] | undefined;
}

/** The files of one part of the register, by their key. */
export type RegisterPart = Readonly<Record<string, Registered>>;

/** Nobody can make a file for a given start of its hash if the start is this long. It halves the bytes of the register. */
const KEY_DIGITS = 32;
export const keyOf = (hash: string): string => hash.slice(0, KEY_DIGITS);

/** The commands that show the SHA-256 of a file, for comparing it by hand. */
export const HASH_COMMANDS = [
  ['Windows', 'certutil -hashfile file.pdf SHA256'],
  ['Linux', 'sha256sum file.pdf'],
  ['macOS', 'shasum -a 256 file.pdf'],
] as const;

/** The name of the part with a hash: its first digits. A short register is one part. */
export const partOf = (hash: string, digits: number): string => hash.slice(0, digits) || 'all';
