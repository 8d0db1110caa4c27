import { findAll } from '~/lib/hooks';

/** A longer wait counts as a failure. When the visitor opens another section, the links load again. */
const MOST_MS = 15_000;

/** Loads the links of each section, which replace the link to the site map. Throws if they do not load. */
export async function bringLinks(menu: HTMLElement, address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  const sections: unknown = await answer.json();
  if (!Array.isArray(sections)) throw new Error(address);
  const here = location.origin + location.pathname;
  for (const [index, rest] of findAll(menu, 'stand-in').entries()) {
    const links: unknown = sections[index];
    if (typeof links !== 'string') continue;
    rest.insertAdjacentHTML('afterend', links);
    for (const link of rest.parentElement?.querySelectorAll('a') ?? [])
      if (link.href === here) link.ariaCurrent = 'page';
    // Keep a link that the visitor is using.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}
