// The register of documents, in the form that the build writes and a browser reads.

/**
 * One part of a fact. It is either a title (of an entry or a file, with its address if it has one), or a count of entries,
 * written in words.
 */
export interface AlsoIn extends Pick<Registered, 'of' | 'lang' | 'href'> {
  /** A text after the title: the state of the file in this entry, or the day on which this document was published. */
  readonly as?: string | undefined;
}

/** The facts of a file in the register. Dates are in words, in the language of the register. */
export interface Registered {
  /**
   * `mixed`: the file is valid in one entry, but no longer in another entry. `cancelling`: the file was published when its
   * tender was cancelled, or later.
   */
  readonly state: 'current' | 'mixed' | 'changed' | 'cancelled' | 'cancelling' | 'replaced' | 'withdrawn' | 'gone';
  /** The entries in which a mixed file is no longer valid. First, the number of these entries in words. Then, the first few. */
  readonly ended?: readonly AlsoIn[] | undefined;
  /** The file's own title. Unset if the title of its entry is the same. */
  readonly title?: readonly AlsoIn[] | undefined;
  /** The title of the file's entry. */
  readonly of?: string | undefined;
  /** The language of the entry's title, if it is not the language of the register. */
  readonly lang?: string | undefined;
  /** The address of the entry's page. */
  readonly href?: string | undefined;
  readonly published?: string | undefined;
  /** The day after which the file is no longer valid. Only one of these four fields is set: the field for the reason. */
  readonly replaced?: string | undefined;
  readonly withdrawn?: string | undefined;
  readonly cancelled?: string | undefined;
  readonly gone?: string | undefined;
  /** The file that has replaced this file. */
  readonly now?: readonly AlsoIn[] | undefined;
  /** The newest documents that change this file, the newest first. If others are left out, the last item says how many. */
  readonly later?: readonly AlsoIn[] | undefined;
  /** Other entries that have or had the same file. If some are left out, the last item says how many. */
  readonly also?: readonly AlsoIn[] | undefined;
}

/** The facts of an answer in their order, with the names of their messages. */
export const FACTS = {
  // The entries in which the file is no longer valid come first, because a bidder must not miss them.
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

/**
 * The number of digits of a hash that form the key. A start of this length is long enough: nobody can make another file with
 * the same start. Shorter keys halve the bytes of the register.
 */
const KEY_DIGITS = 32;
export const keyOf = (hash: string): string => hash.slice(0, KEY_DIGITS);

/** Commands that show the SHA-256 of a file, so that a visitor can compare the file by hand. */
export const HASH_COMMANDS = [
  ['Windows', 'certutil -hashfile file.pdf SHA256'],
  ['Linux', 'sha256sum file.pdf'],
  ['macOS', 'shasum -a 256 file.pdf'],
] as const;

/**
 * Returns the name of a part: the first bits of its hashes, after the number of these bits. The name has the number of bits,
 * because in another release the register may have another number of parts.
 */
export const partNamed = (first: number, bits: number): string => `${bits}_${first}`;

const DIGITS = 4;
/** The largest number of bits that `partOf` accepts. */
export const MOST_BITS = DIGITS * 4;
/** Returns the name of the part that has a hash. A short register is one part, `0_0`. */
export const partOf = (hash: string, bits: number): string =>
  partNamed(parseInt(hash.slice(0, DIGITS), 16) >> (MOST_BITS - bits), bits);
