import { findAll } from '~/lib/hooks';

/** A longer wait counts as a failure: by then, a visitor on a slow line has opened another section. */
const MOST_MS = 15_000;

/** Replaces the site map link in each section by the section's own links. If they do not load, it stays. */
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
    // Keep a link that is in use.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}
