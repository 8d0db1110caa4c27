import { limits } from '~/config';
import { DAY_MS } from '~/i18n/dates';
import { owner } from '~/owner/owner';
import { paths } from '~/routes';
import { hasPassed } from '../clock';
import { report } from '../door/report';
import { siteUrl } from '../site-url';

/** Adds a warning to the report, before and after the expiry date: an expired contact is not valid. */
function watchExpiry(expires: string): void {
  const soon = new Date(Date.parse(expires) - limits.securityExpiryDays * DAY_MS).toISOString();
  if (!hasPassed(soon)) return;
  const said = hasPassed(expires) ? 'it expired' : 'it expires';
  const detail = `${said} on ${expires}: check that the contact still answers, then set a new date, less than a year ahead, in "security" of src/owner/owner.ts`;
  report({ kind: 'note', about: 'expires', address: paths.securityTxt, detail });
}

/** The text of `security.txt` (RFC 9116): the contact for security reports and its expiry date. */
export function securityTxt(): string {
  const { contact, expires } = owner.security;
  watchExpiry(expires);
  const fields = {
    Contact: contact,
    Expires: expires,
    'Preferred-Languages': 'en, hi',
    Canonical: siteUrl(paths.securityTxt),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
