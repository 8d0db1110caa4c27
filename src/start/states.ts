import { stateToday } from '~/i18n/messages/state-today';
import { writtenLang } from '~/stores/page-lang';

/** Says rightly again what depends on today, on a page that was made, stored or saved days ago. */
export function setStatesRight(page: Document = document): void {
  const DAY = 86_400_000;
  const INDIA = 330 * 60_000;
  /** Of a day without an hour, from where it is read from (midnight, Greenwich) to its last second in India. */
  const UNTIL_END = DAY - INDIA - 1000;
  const words = stateToday[writtenLang()];
  const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY);
  const now = Date.now();
  const endOf = (iso: string): number => Date.parse(iso) + (iso.length === 10 ? UNTIL_END : 0);

  for (const chip of page.querySelectorAll<HTMLElement>('.state')) {
    const { closes, lapses } = chip.dataset;
    const day = closes ?? lapses;
    if (!day) continue;
    const end = endOf(day);
    const left = dayInIndia(end) - dayInIndia(now);
    // What lapses says nothing of the days before.
    const [look, said] =
      end < now
        ? ['closed', closes ? words.closed : words.lapsed]
        : left > CLOSES_SOON_DAYS
          ? ['open', words.open_for_other]
          : ['soon', [words.closes_today, words.closes_in_one][left] ?? words.closes_in_other];
    if (!closes && look !== 'closed') continue;
    chip.className = `state state--${look}`;
    chip.querySelector('use')?.setAttribute('href', `#i-${look === 'soon' ? 'clock' : look}`);
    chip.lastChild?.replaceWith(` ${said.replace('{{count}}', String(left))}`);
  }
}
