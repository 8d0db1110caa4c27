import { owner } from '../../src/owner/owner.ts';

const links = owner.social.map(({ name, url }) => ({ name: new RegExp(`^${name}`), url }));
const [one, other] = links.slice(-2);
if (!one || !other) throw new Error('The browser tests need two social links in src/owner/owner.ts.');

/** Two footer links to other websites. */
export const [leavingLink, otherLeavingLink] = [one, other];
