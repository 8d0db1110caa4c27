import type { Entry } from './visit';

/** Reads the entries of an Atom feed of this site. */
export const entriesIn = (feed: Document): Entry[] =>
  [...feed.querySelectorAll('entry')].map((entry) => {
    const said = (name: string): string => entry.querySelector(name)?.textContent ?? '';
    const lang = (name: string): string => entry.querySelector(name)?.getAttribute('xml:lang') ?? '';
    return {
      // Without the host, the year and the language.
      name: said('id').replace(/^.*:\w\w\//, ''),
      day: said('published').slice(0, 10),
      title: said('title'),
      summary: said('summary'),
      href: entry.querySelector('link')?.getAttribute('href') ?? '',
      langs: [lang('title'), lang('summary')],
    };
  });
