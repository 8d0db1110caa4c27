import type { ElementContent } from 'hast';
import { telephoneHref } from '~/lib/telephone';
import { element, isElement, type Parent, text } from './tree';

/**
 * Telephone numbers as people in India write them: with an area code (`0755-255 1234`), with the country code (`+91 98765
 * 43210`), toll-free (`1800 123 4567`), or mobile (`98765 43210`). Ten digits without a space or sign may be an account number,
 * so they do not match. Two round amounts are a pay scale, so they do not match either.
 */
const TELEPHONE =
  /(?:\+91[ -]?(?:[6-9]\d{4}[ -]?\d{5}|[1-9]\d{1,4}[ -]?\d{3,4}[ -]?\d{3,4})|0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}|1800[ -]\d{2,4}[ -]?\d{3,4}|(?!\d{3}00[ -]\d{3}00)[6-9]\d{4}[ -]\d{5})(?![\p{L}\p{M}\d@/_-]|[.,]\d| \d{4}(?!\d))/u;
/** The sign after an address must not belong to the address. Otherwise the last part of the address could be cut off. */
const MAIL = /[a-z\d][\w.+-]{0,63}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}(?![\p{L}\p{M}\d@_-]|\.[a-z\d])/u;
/** The match must not be a part of a longer number or address, such as a tender's number. */
const CONTACT = new RegExp(`(?<![\\p{L}\\p{M}\\d@./,_+-])(?:${TELEPHONE.source}|(?<mail>${MAIL.source}))`, 'giu');
/** Matches a text with a telephone number. */
export const WITH_TELEPHONE = new RegExp(`(?<![\\p{L}\\p{M}\\d./,_-])${TELEPHONE.source}`, 'u');
/** Matches a text that is one telephone number and nothing else. */
export const IS_TELEPHONE = new RegExp(`^${TELEPHONE.source}$`, 'u');

/** Changes the telephone numbers and e-mail addresses in a text to links, except inside links and code. */
export function linkContacts(parent: Parent): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (isElement(child) && !isElement(child, 'a', 'code', 'pre')) linkContacts(child);
    if (child.type === 'text') children.push(...linked(child.value));
    else children.push(child);
  }
  parent.children = children;
}

function linked(written: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const found of written.matchAll(CONTACT)) {
    const [value] = found;
    const isMail = found.groups?.mail !== undefined;
    const href = isMail ? `mailto:${value}` : telephoneHref(value);
    if (href === undefined) continue;
    if (found.index > from) parts.push(text(written.slice(from, found.index)));
    parts.push(element('a', { className: isMail ? undefined : ['tel'], href }, [text(value)]));
    from = found.index + value.length;
  }
  if (from < written.length) parts.push(text(written.slice(from)));
  return parts;
}
