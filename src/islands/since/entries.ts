import type { Entry } from './visit';

/**
 * Returns an address of the site's own host with the host of the visitor's browser instead. So links also work where the site
 * is tested before it is public. The code compares hosts and not texts, because editors choose addresses, also addresses that
 * begin like the site's own.
 */
export function addressHere(address: string, own: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>) {
  try {
    const to = new URL(address);
    // Without `port: ''`, the address would keep its own port if the new host has no port.
    return to.origin === new URL(own).origin ? Object.assign(to, { protocol, port: '', host }).href : to.href;
  } catch {
    return address; // this browser knows no such host, so a link to it leads nowhere
  }
}

/** Reads the entries of an Atom feed of this site. */
export function entriesIn(feed: Document): Entry[] {
  const own = feed.querySelector('link[rel=self]')?.getAttribute('href') ?? location.href;
  return [...feed.querySelectorAll('entry')].map((entry) => {
    const said = (name: string): string => entry.querySelector(name)?.textContent ?? '';
    const lang = (name: string): string => entry.querySelector(name)?.getAttribute('xml:lang') ?? '';
    return {
      // The permanent name without the host, the year and the language.
      name: said('id').replace(/^.*:\w\w\//, ''),
      day: said('published').slice(0, 10),
      title: said('title'),
      summary: said('summary'),
      href: addressHere(entry.querySelector('link')?.getAttribute('href') ?? own, own, location),
      langs: [lang('title'), lang('summary')],
    };
  });
}
