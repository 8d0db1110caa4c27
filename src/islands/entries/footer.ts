import { pageLang, type Act } from '../act';
import { shortMonths } from '~/i18n/months';
import { results } from '~/lib/results';

const lang = pageLang();
const object = async (path: string) => (await results(`${CONTENT_API_URL}${path}`)) as Record<string, unknown>;

async function showVisitors(foot: Element): Promise<void> {
  const { visitors_count: visitors } = await object('/api/v2/visitors_count/');
  const place = foot.querySelector('[data-visitors]');
  if (place && typeof visitors === 'number') place.textContent = visitors.toLocaleString('en-IN');
}

async function showLastUpdated(foot: Element): Promise<void> {
  const { last_updated_date: date } = await object('/api/v2/last_updated_date/');
  const place = foot.querySelector('[data-updated]');
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(date)) ?? [];
  if (place && day) place.textContent = `${shortMonths[lang][Number(month) - 1] ?? month} ${day}, ${year}`;
}

interface Link {
  readonly title: string;
  readonly url: string;
  readonly url_type?: string;
  readonly open_in_new_tab?: boolean;
  readonly sub_routes?: readonly Link[];
}

function anchor({ title, url, url_type: kind, open_in_new_tab: isNewTab }: Link): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const isOutside = kind === 'external';
  link.href =
    isOutside || lang === 'en'
      ? url.replace(/^\/en(?=\/|$)/, '') || '/'
      : `/hi${url.replace(/^\/(en|hi)(?=\/|$)/, '')}`;
  link.textContent = title;
  if (isOutside) link.rel = 'external noopener';
  if (isOutside || isNewTab) link.target = '_blank';
  item.append(link);
  return item;
}

/** A footer menu that was missing when the page was made: its skeleton is filled, or hidden when it cannot be had. */
async function showMenu(place: HTMLElement): Promise<void> {
  try {
    const groups = (await results(`${CONTENT_API_URL}/${lang}/api/v2/menus/footer-menu/`)) as readonly Link[];
    place.replaceChildren(
      ...groups.map(({ title, sub_routes: links = [] }) => {
        const [group, heading, list] = [
          document.createElement('div'),
          document.createElement('h2'),
          document.createElement('ul'),
        ];
        heading.textContent = title;
        list.className = 'plain';
        list.append(...links.map(anchor));
        group.append(heading, list);
        return group;
      }),
    );
    place.classList.remove('foot__links--waiting');
    place.removeAttribute('aria-hidden');
  } catch (error) {
    place.hidden = true;
    throw error;
  }
}

/** Asks once for the numbers of the footer; those built into the page stay if a call fails. */
export const act: Act = (foot) => {
  const waiting = foot.querySelector<HTMLElement>('[data-footer-menu]');
  for (const shown of [showVisitors(foot), showLastUpdated(foot), waiting && showMenu(waiting)])
    shown?.catch((error: unknown) => console.warn(error));
};
