import { owner } from '../../src/owner/owner.ts';

const links = owner.social.map(({ name, url }) => ({ name: new RegExp(`^${name}`), url }));
const [one, other] = links.slice(-2);
if (!one || !other) throw new Error('The browser tests need two social links in src/owner/owner.ts.');

/** Two links in the footer of every page that lead to other websites. */
export const [leavingLink, otherLeavingLink] = [one, other];
