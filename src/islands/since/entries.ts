import type { Entry } from './visit';

/**
 * If an address is on the site's own host, replaces this host by the host from which the visitor has loaded the page. So links
 * also work on a test host, before the site is public. The code compares hosts and not texts: editors choose addresses, and an
 * address on another host can begin with the text of the site's address.
 */
export function addressHere(address: string, own: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>) {
  try {
    const to = new URL(address);
    // Without `port: ''`, the address would keep its own port if the new host has no port.
    return to.origin === new URL(own).origin ? Object.assign(to, { protocol, port: '', host }).href : to.href;
  } catch {
    return address; // the address is not valid, so it stays unchanged
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
