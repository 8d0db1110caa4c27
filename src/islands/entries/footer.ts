import type { Act } from '../act';
import { make } from '../make';
import { shortMonths } from '~/i18n/months';
import { answerOf, api, lastUpdatedIn } from '~/lib/content-api/answer';
import { footerMenuIn, type MenuLink } from '~/lib/content-api/footer-menu';
import { find } from '~/lib/hooks';
import { leavesSite, linkHref } from '~/routes';
import { pageLang } from '~/stores/page-lang';
import { isGoodLine, isSaving } from '~/stores/saving';

const lang = pageLang();

async function showLastUpdated(foot: Element): Promise<void> {
  const day = lastUpdatedIn(await answerOf(`${api()}/last_updated_date/`));
  if (!day) return;
  const [year, month, ofMonth] = day.split('-');
  const place = document.createElement('time');
  place.dateTime = day;
  place.dataset.updated = '';
  place.textContent = `${shortMonths[lang][Number(month) - 1] ?? month} ${ofMonth}, ${year}`;
  // A page that was made without the date has no element for one.
  find(foot, 'updated')?.replaceWith(place);
}

/** As the pages make their links: one that leaves the site, or opens a new tab, says so. */
function entry(to: MenuLink, { content }: HTMLTemplateElement): Node {
  const item = document.createElement('li');
  const made = find(content, leavesSite(to) ? 'leaving' : to.opensNewTab ? 'new-tab' : 'plain');
  if (!made) return item;
  const link = document.importNode(made, true);
  link.href = linkHref(to, lang);
  link.prepend(to.title);
  item.append(link);
  return item;
}

/** A footer menu that was missing when the page was made: its skeleton is filled, or hidden when it cannot be had. */
async function showMenu(place: HTMLElement): Promise<void> {
  const kinds = place.querySelector('template');
  if (!kinds) return;
  try {
    const groups = footerMenuIn(await answerOf(`${api(`/${lang}`)}/menus/footer-menu/`));
    place.replaceChildren(
      ...groups.map(({ title, links }) =>
        make(
          'div',
          {},
          make('h2', {}, title),
          make('ul', { className: 'plain' }, ...links.map((link) => entry(link, kinds))),
        ),
      ),
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
  const waiting = find(foot, 'footer-menu');
  const all = [isGoodLine() && showVisitors(), !isSaving() && showLastUpdated(foot), waiting && showMenu(waiting)];
  for (const one of all) if (one) one.catch((error: unknown) => console.warn(error));
};
