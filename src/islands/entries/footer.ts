import type { Act } from '../act';
import { make } from '../make';
import { longMonths } from '~/i18n/long-months';
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
  // The format of the date is the format of `footerDate` in src/i18n/dates.ts. That module is too large for the browser.
  const [year, month, ofMonth] = day.split('-');
  const name = (lang === 'hi' ? longMonths.hi : shortMonths.en)[Number(month) - 1] ?? month;
  const said = lang === 'hi' ? `${Number(ofMonth)} ${name} ${year}` : `${name} ${ofMonth}, ${year}`;
  const place = make('time', { dateTime: day }, said);
  place.dataset.updated = '';
  // A page that shows no date does not have this element. Then nothing is replaced.
  find(foot, 'updated')?.replaceWith(place);
}

/** Makes a list item with a link. The link has a note if it leaves the site or opens a new tab. */
function entry(to: MenuLink, { content }: HTMLTemplateElement): Node | string {
  const made = find(content, leavesSite(to) ? 'leaving' : to.opensNewTab ? 'new-tab' : 'plain');
  if (!made) return '';
  const link = document.importNode(made, true);
  link.href = linkHref(to, lang);
  link.prepend(to.title);
  return make('li', {}, link);
}

/** Loads the footer menu if it was missing when the page was built. If loading fails, hides `place` and throws. */
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

/**
 * Shows the number of visitors. This loads React, which is many times larger than this file. So do not call this
 * function on a slow connection.
 */
async function hydrateCounter(): Promise<void> {
  const { hydrateVisitorCounter } = await import('../visitor-counter');
  hydrateVisitorCounter();
}

/** Loads current data for the footer. If a request fails or data saving is on, the data from the build stays. */
export const act: Act = (foot) => {
  const waiting = find(foot, 'footer-menu');
  const all = [isGoodLine() && hydrateCounter(), !isSaving() && showLastUpdated(foot), waiting && showMenu(waiting)];
  for (const one of all) if (one) one.catch((error: unknown) => console.warn(error));
};
