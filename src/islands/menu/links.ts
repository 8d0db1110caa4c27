import { findAll } from '~/lib/hooks';

/**
 * The time limit for loading the links. After a failure, the links load again when the visitor opens another section.
 */
const MOST_MS = 15_000;

/** Loads the links of all sections. In each section, they replace the link to the site map. Throws if the links do not load. */
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
    // Keep the link to the site map while the visitor is using it.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}
