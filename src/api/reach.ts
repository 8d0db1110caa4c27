import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type RequestInit } from 'undici';
import { environment } from './environment.ts';

/**
 * This error means that the build may not contact an address. Nothing was sent to the address. The message does not tell
 * whether a server exists there, so nobody can use the messages to explore the internal network.
 */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError';
}

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

const { CONTENT_API_URL, FILE_STORAGE_URL, ALLOWED_ORIGINS, INTERNAL_ORIGINS } = environment;
/** The owner listed these origins in the settings. They are allowed even inside the owner's internal network. */
const internal = new Set([new URL(CONTENT_API_URL).origin, ...INTERNAL_ORIGINS]);
const allowed = new Set([...internal, new URL(FILE_STORAGE_URL).origin, ...ALLOWED_ORIGINS]);

const NOT_ALLOWED = 'this build may not contact that origin (to allow it, add it to ALLOWED_ORIGINS)';
const NOT_PUBLIC = 'this build may not contact an internal network (to allow it, add the origin to INTERNAL_ORIGINS)';

/**
 * Internal addresses that ipaddr.js treats as public: an address of Azure, and IPv4 addresses inside IPv6 (`::7f00:1`).
 */
const notPublic = new BlockList();
notPublic.addAddress('168.63.129.16');
notPublic.addSubnet('::', 96, 'ipv6');

/** False for special addresses, such as loopback, private and link-local addresses. */
function isPublic(address: string): boolean {
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && !notPublic.check(ip.toString(), ip.kind());
}

/**
 * Resolves a host name to its public addresses. The request uses only the addresses that were checked, so a later change of DNS
 * has no effect.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (error) callback(error, []);
    else if (!first) callback(new RefusedAddressError(NOT_PUBLIC), []);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

const anywhere = new Agent();
const publicOnly = new Agent({ connect: { lookup: lookUpPublic } });

/**
 * Checks an address before a DNS request. Returns the reason for a refusal, or `undefined` if the address is allowed.
 */
export function refusalOf({ origin, hostname, username, password }: URL): string | undefined {
  if (username || password) return 'the address has a user name or a password in it';
  if (!allowed.has(origin)) return NOT_ALLOWED;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) && !internal.has(origin) && !isPublic(literal) ? NOT_PUBLIC : undefined;
}

/** Fetches an address and checks each redirect. `redirectedTo` is the last address. Throws RefusedAddressError. */
export async function reach(address: string, init: Pick<RequestInit, 'method' | 'headers' | 'signal'>) {
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    const refusal = refusalOf(url);
    if (refusal)
      throw new RefusedAddressError(redirects > 0 ? `it redirects to ${url.origin}, and ${refusal}` : refusal);
    const dispatcher = internal.has(url.origin) ? anywhere : publicOnly;
    const response = await fetch(url, { ...init, redirect: 'manual', dispatcher }).catch((error: unknown) => {
      throw error instanceof Error && error.cause instanceof RefusedAddressError ? error.cause : error;
    });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null)
      return { response, redirectedTo: redirects > 0 ? url.href : undefined };
    await response.body?.cancel();
    const next = URL.parse(location, url.href);
    if (!next) throw new RefusedAddressError('it redirects to an invalid address');
    if (redirects === MOST_REDIRECTS) throw new RefusedAddressError(`it redirects more than ${MOST_REDIRECTS} times`);
    url = next;
  }
}
