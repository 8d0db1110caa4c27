// Checks that visitors can reach the owner and the national portal.
import { decoded } from '../../../src/lib/decoded.ts';
import { all, type Branch, property, textOf } from '../html.ts';
import { says, shown } from './page.ts';
import { SIGNS } from './signs.ts';
import { type Check, finding } from './watch.ts';

const hasContactFacts = (tree: Branch): boolean => {
  const text = textOf(tree);
  const hasMail =
    all(tree, 'a').some((link) => property(link, 'href')?.startsWith('mailto:')) || /\S@\S+\.\S/.test(text);
  return hasMail && /\d[\d -]{6,}\d/.test(text);
};

/** Each page must link to a contact page. One of these contact pages must have a telephone number and an e-mail address. */
export const contact: Check = (site) => {
  const targets = new Set<string>();
  const withFacts = new Set<string>();
  let home = '';
  return {
    page: (page) => {
      if (page.isHome) home ||= page.path;
      const main = page.parts.main ?? page.tree;
      if (hasContactFacts(main)) withFacts.add(page.file);
      const links = page.links.filter((link) => link.isInside && says(link, SIGNS.contact));
      for (const { url } of links) targets.add(site.fileAt(decoded(url?.pathname ?? '')) ?? '');
      return links.length > 0 ? [] : [finding('the page', 'a link to the contact page', 'none')];
    },
    end: () =>
      [...targets].some((file) => withFacts.has(file))
        ? []
        : [
            {
              path: home || '/',
              findings: [finding('contact page', 'a telephone number and an e-mail address', 'not both')],
            },
          ],
  };
};

/** The site must have a form with a field for a longer text. The form must work without script. */
export const feedback: Check = () => {
  let [forms, home] = [0, '/'];
  return {
    page: (page) => {
      if (page.isHome) home = page.path;
      const found = all(page.tree, 'form').filter((form) => all(form, 'textarea').length > 0);
      if (found.length === 0) return undefined;
      forms += 1;
      return found
        .filter((form) => !property(form, 'action'))
        .map((form) => finding(shown(form), 'an address to which the form is sent without script', 'none'));
    },
    end: () =>
      forms > 0
        ? []
        : [{ path: home, findings: [finding('the site', 'a feedback form with a field for the message', 'none')] }],
  };
};

export const portal: Check = (site) => ({
  page: (page) => {
    if (!page.isHome) return undefined;
    const links = page.links.filter(
      (link) =>
        link.url &&
        !link.isInside &&
        (site.portals.some((host) => link.url?.hostname.endsWith(host)) || SIGNS.portal.test(link.name)),
    );
    const [first] = links;
    if (!first) return [finding('the home page', `a link to ${site.portals[0] ?? ''}`, 'none')];
    const isGood = links.some(
      ({ element, name }) => property(element, 'target') === '_blank' && SIGNS.newTab.test(name),
    );
    return isGood ? [] : [finding(shown(first.element), 'a new window, and words that say so', 'not both')];
  },
});
