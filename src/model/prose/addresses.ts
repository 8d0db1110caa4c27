import { withScheme } from '../door/addresses';

// What browsers do to an address before they follow it: a tab in the middle of "javascript:" hides nothing.
const DROPPED = /[\t\n\r]/g;
const AT_ITS_ENDS = /^[\p{Cc} ]+|(?<![\p{Cc} ])[\p{Cc} ]+$/gu;
const SCHEME = /^(https?):[/\\]*/i;

/** Writes an address the way browsers read it, so that what is checked is what is followed. */
export function plainAddress(address: string): string {
  const bare = address.replace(AT_ITS_ENDS, '').replace(DROPPED, '');
  const scheme = SCHEME.exec(bare)?.[1];
  if (scheme) return `${scheme.toLowerCase()}://${bare.replace(SCHEME, '').replaceAll('\\', '/')}`;
  if (/^[/\\]{2}/.test(bare)) return `https://${bare.replace(/^[/\\]+/, '').replaceAll('\\', '/')}`;
  return withScheme(bare).replace(/^(mailto|tel):/i, (name) => name.toLowerCase());
}
