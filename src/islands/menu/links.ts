import { findAll } from '~/lib/hooks';

/** What takes longer counts as failed: a visitor on a slow line has opened another section by then. */
const MOST_MS = 15_000;

/** Puts what is below each section in the place of a link to the site map, which stays where that cannot be had. */
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
    // A visitor who is at it keeps it.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}
