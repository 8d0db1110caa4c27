import { openLinks } from '../check/links.ts';
import { all, property } from '../check/html.ts';
import { counted, inOrder, json, type Topic } from './topic.ts';

export const links: Topic = {
  name: 'links',
  title: { en: 'Every link', hi: 'हर लिंक' },
  clauses: ['GIGW 5.4.7'],
  async make({ pages: read }) {
    const site = await read();
    const { inside, dead, deadFragments } = openLinks(site);
    const outside = new Map<string, string>();
    const rows = site.pages.map((page) => {
      for (const link of all(page.tree, 'a')) {
        const href = property(link, 'href') ?? '';
        if (/^https?:/.test(href) && !site.insideOf(href, page) && !outside.has(href)) outside.set(href, page.path);
      }
      return { page: page.path, inside: inside(page).length, dead: [...dead(page), ...deadFragments(page)] };
    });
    const broken = rows.flatMap(({ page, dead: found }) => found.map((href) => `${page}: ${href}`));
    const total = rows.reduce((sum, { inside: count }) => sum + count, 0);
    return {
      state: broken.length > 0 ? 'fault' : 'people',
      verdict: `${total} links and addresses inside the site, with their fragments: ${broken.length > 0 ? `${broken.length} have no target` : 'all lead to a page, a file or a part that exists'}. ${counted(outside.size, 'address', 'addresses')} of other sites are listed, but were not requested.`,
      files: [
        {
          name: 'inside.json',
          text: json(rows),
          shows: 'for each page: the number of links inside the site, and the links without a target.',
        },
        {
          name: 'outside.json',
          text: json(inOrder(outside.keys()).map((href) => ({ href, firstOn: outside.get(href) }))),
          shows:
            'each address of another site or of the file storage (127.0.0.1 in a build of samples), with the first page that names it.',
        },
      ],
      people: ['Request the addresses of other sites each week, because other sites can change at any time.'],
    };
  },
};
