import { keyOf, partNamed, partOf, type Registered, type RegisterPart } from '~/lib/register';

const MOST_SECONDS = 30;
/** The loaded parts, by their address. */
const parts = new Map<string, Promise<RegisterPart>>();
export const partsAskedFor = (): Iterable<string> => parts.keys();

async function fetched(address: string): Promise<RegisterPart> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  if (!answer.ok) throw new Error(address);
  const part = (await answer.json()) as RegisterPart | null;
  // JSON that is not an object has no files, so each file would look unknown. Such an answer is refused.
  if (part?.constructor !== Object) throw new Error(address);
  return part;
}

/**
 * The register that a page reads: its folder, the number of first bits of a hash that name a part, and the day of its newest
 * entry.
 */
export interface Register {
  readonly folder: string;
  readonly bits: number;
  readonly day: string;
}

/**
 * Loads a part of the register once. The request contains only the first bits of the hash, and the day of the register. Because
 * of the day, the browser never uses a cached part of another day.
 */
function load({ folder, day }: Register, part: string): Promise<RegisterPart> {
  const address = `${folder}/${part}.json?${day}`;
  const loading = parts.get(address) ?? fetched(address);
  parts.set(address, loading);
  loading.catch(() => parts.delete(address));
  return loading;
}

const AT_ONCE = 8;

/**
 * Loads the whole register, so that the page works without a connection. Only a few parts load at once, so that other requests
 * do not wait.
 */
export async function loadAll(register: Register): Promise<void> {
  const count = 2 ** register.bits;
  let next = 0;
  const loadNext = async (): Promise<void> => {
    while (next < count) await load(register, partNamed(next++, register.bits));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
}

/** Returns the register's entry for a file. Returns undefined for a file that the site has never published. */
export async function lookUp(register: Register, hash: string): Promise<Registered | undefined> {
  const part = await load(register, partOf(hash, register.bits));
  const key = keyOf(hash);
  return Object.hasOwn(part, key) ? part[key] : undefined;
}
