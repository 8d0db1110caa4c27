import { withScheme } from '../door/addresses';

// Browsers remove these characters from an address, so "java\tscript:" must be checked without them.
const DROPPED = /[\t\n\r]/g;
const AT_ITS_ENDS = /^[\p{Cc} ]+|(?<![\p{Cc} ])[\p{Cc} ]+$/gu;
const SCHEME = /^(https?):[/\\]*/i;

/** Normalises an address as browsers do, so that we check the same address that browsers open. */
export function plainAddress(address: string): string {
  const bare = address.replace(AT_ITS_ENDS, '').replace(DROPPED, '');
  const scheme = SCHEME.exec(bare)?.[1];
  if (scheme) return `${scheme.toLowerCase()}://${bare.replace(SCHEME, '').replaceAll('\\', '/')}`;
  if (/^[/\\]{2}/.test(bare)) return `https://${bare.replace(/^[/\\]+/, '').replaceAll('\\', '/')}`;
  return withScheme(bare).replace(/^(mailto|tel):/i, (name) => name.toLowerCase());
}
