import type { Entry } from './visit';

/**
 * Returns an address of the site's own host as one of the host where the visitor is. So links also work where the site is
 * looked at before it is public. Compares hosts and not texts: editors choose addresses, also such that begin like our own.
 */
export function addressHere(address: string, own: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>) {
  try {
    const to = new URL(address);
    // Without `port`, a host without a port keeps the port of the address.
    return to.origin === new URL(own).origin ? Object.assign(to, { protocol, port: '', host }).href : to.href;
  } catch {
    return address; // because this browser knows no such host; a link to it leads nowhere
  }
}

/** Reads the entries of an Atom feed of this site. */
export function entriesIn(feed: Document): Entry[] {
  const own = feed.querySelector('link[rel=self]')?.getAttribute('href') ?? location.href;
  return [...feed.querySelectorAll('entry')].map((entry) => {
    const said = (name: string): string => entry.querySelector(name)?.textContent ?? '';
    const lang = (name: string): string => entry.querySelector(name)?.getAttribute('xml:lang') ?? '';
    return {
      // Without the host, the year and the language.
      name: said('id').replace(/^.*:\w\w\//, ''),
      day: said('published').slice(0, 10),
      title: said('title'),
      summary: said('summary'),
      href: addressHere(entry.querySelector('link')?.getAttribute('href') ?? own, own, location),
      langs: [lang('title'), lang('summary')],
    };
  });
}
