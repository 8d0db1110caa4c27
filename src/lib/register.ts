// The register of documents, as the build writes it and a browser reads it.

/** Another entry that has or had the same file, or another file. */
export interface AlsoIn extends Pick<Registered, 'of' | 'lang' | 'href'> {
  /** The state of the file there, or the day, in words. */
  readonly as?: string | undefined;
}

/** What the register says of a file. Dates are in words, in the language of the register. */
export interface Registered {
  /**
   * `mixed` is a file that counts in one entry, and in another one not any more. `cancelling` is one that came when its tender was
   * cancelled, or later.
   */
  readonly state: 'current' | 'mixed' | 'changed' | 'cancelled' | 'cancelling' | 'replaced' | 'withdrawn' | 'gone';
  /** The entries in which a mixed file does not count: words for how many, and the first few. */
  readonly ended?: readonly AlsoIn[] | undefined;
  /** Its own title, alone. Unset if the title of its entry says the same. */
  readonly title?: readonly AlsoIn[] | undefined;
  /** The title of its entry. */
  readonly of?: string | undefined;
  /** The language of the title of its entry, if it is not that of the register. */
  readonly lang?: string | undefined;
  /** The address of the page of its entry. */
  readonly href?: string | undefined;
  readonly published?: string | undefined;
  /** The day of its end, by the kind of its end: only one of these is set. */
  readonly replaced?: string | undefined;
  readonly withdrawn?: string | undefined;
  readonly cancelled?: string | undefined;
  readonly gone?: string | undefined;
  /** The file that stands in its place today. */
  readonly now?: readonly AlsoIn[] | undefined;
  /** What came later and changes it, the latest first: the first few, and words for how many more there are. */
  readonly later?: readonly AlsoIn[] | undefined;
  /** The other entries that have or had the same file: the first few, and words for how many more there are. */
  readonly also?: readonly AlsoIn[] | undefined;
}

/** The facts of an answer in their order, with the names of their messages. */
export const FACTS = {
  // Who bids must not read past it.
  ended: 'verify:ended',
  title: 'verify:document',
  of: 'verify:of',
  published: 'verify:published',
  replaced: 'verify:replaced_on',
  withdrawn: 'verify:withdrawn_on',
  cancelled: 'verify:cancelled_on',
  gone: 'verify:gone_since',
  now: 'verify:now',
  later: 'verify:later',
  also: 'verify:also',
} as const;
export type FactName = keyof typeof FACTS;

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

/** A part is named by the first bits of its hashes. Their number is in the name too: another release may have more parts. */
export const partNamed = (first: number, bits: number): string => `${bits}_${first}`;

const DIGITS = 4;
/** The number of bits that `partOf` can take. */
export const MOST_BITS = DIGITS * 4;
/** The name of the part with a hash. A short register is one part, `0_0`. */
export const partOf = (hash: string, bits: number): string =>
  partNamed(parseInt(hash.slice(0, DIGITS), 16) >> (MOST_BITS - bits), bits);
