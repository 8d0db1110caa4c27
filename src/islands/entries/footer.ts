import type { Act } from '../act';
import { shortMonths } from '~/i18n/months';
import { results } from '~/lib/results';
import { isSafeAddress } from '~/lib/safe-address';
import { leavesSite, linkHref } from '~/routes';
import { pageLang } from '~/stores/page-lang';
import { isGoodLine, isSaving } from '~/stores/saving';

const lang = pageLang();

async function showLastUpdated(foot: Element): Promise<void> {
  const { last_updated_date: date } = (await results(`${CONTENT_API_URL}/api/v2/last_updated_date/`)) as {
    last_updated_date?: unknown;
  };
  const [day = '', year = '', month = '', ofMonth = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(date)) ?? [];
  if (!day) return;
  const place = document.createElement('time');
  place.dateTime = day;
  place.dataset.updated = '';
  place.textContent = `${shortMonths[lang][Number(month) - 1] ?? month} ${ofMonth}, ${year}`;
  // A page that was made without the date has no element for one.
  foot.querySelector('[data-updated]')?.replaceWith(place);
}

interface Link {
  readonly title: string;
  readonly url: string;
  readonly url_type?: string;
  readonly open_in_new_tab?: boolean;
  readonly subRoutes?: readonly Link[];
}

/** As the pages make their links: one that leaves the site, or opens a new tab, says so. */
function entry(
  { title, url, url_type: kind, open_in_new_tab: isNewTab }: Link,
  { content }: HTMLTemplateElement,
): Node {
  const to = { url, isExternal: kind === 'external' };
  const item = document.createElement('li');
  const [leaving, newTab, plain] = content.querySelectorAll('a');
  const made = leavesSite(to) ? leaving : isNewTab ? newTab : plain;
  if (!made) return item;
  const link = document.importNode(made, true);
  link.href = linkHref(to, lang);
  link.prepend(title);
  item.append(link);
  return item;
}

/** A footer menu that was missing when the page was made: its skeleton is filled, or hidden when it cannot be had. */
async function showMenu(place: HTMLElement): Promise<void> {
  const kinds = place.querySelector('template');
  if (!kinds) return;
  try {
    const groups = (await results(`${CONTENT_API_URL}/${lang}/api/v2/menus/footer-menu/`)) as readonly Link[];
    place.replaceChildren(
      ...groups.map(({ title, subRoutes: links = [] }) => {
        const [group, heading, list] = [
          document.createElement('div'),
          document.createElement('h2'),
          document.createElement('ul'),
        ];
        heading.textContent = title;
        list.className = 'plain';
        list.append(...links.filter(({ url }) => isSafeAddress(url.trim())).map((link) => entry(link, kinds)));
        group.append(heading, list);
        return group;
      }),
    );
    place.removeAttribute('aria-hidden');
    place.className = 'foot__links';
  } catch (error) {
    place.hidden = true;
    throw error;
  }
}

/** Comes with React, which is many times as large as all else here: not on a slow line. */
async function showVisitors(): Promise<void> {
  const { hydrateVisitorCounter } = await import('../visitor-counter');
  hydrateVisitorCounter();
}

/** Asks once for what the footer shows of today. What was built into the page stays if a call fails, and where data is saved. */
export const act: Act = (foot) => {
  const waiting = foot.querySelector<HTMLElement>('[data-footer-menu]');
  const all = [isGoodLine() && showVisitors(), !isSaving() && showLastUpdated(foot), waiting && showMenu(waiting)];
  for (const one of all) if (one) one.catch((error: unknown) => console.warn(error));
};
