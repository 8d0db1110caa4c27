import type { Entry } from './visit';

/** Reads the entries of an Atom feed of this site. */
export function entriesIn(feed: Document): Entry[] {
  // Without the site's own host, links also work where the site is looked at before it is public.
  const own = new URL(feed.querySelector('link[rel=self]')?.getAttribute('href') ?? location.href).origin;
  return [...feed.querySelectorAll('entry')].map((entry) => {
    const said = (name: string): string => entry.querySelector(name)?.textContent ?? '';
    const lang = (name: string): string => entry.querySelector(name)?.getAttribute('xml:lang') ?? '';
    return {
      // Without the host, the year and the language.
      name: said('id').replace(/^.*:\w\w\//, ''),
      day: said('published').slice(0, 10),
      title: said('title'),
      summary: said('summary'),
      href: entry.querySelector('link')?.getAttribute('href')?.replace(own, '') ?? '',
      langs: [lang('title'), lang('summary')],
    };
  });
}
