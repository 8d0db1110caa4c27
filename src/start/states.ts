import { stateToday } from '~/i18n/messages/state-today';
import { CHIP, CHIP_CLASS, CURRENT_CLASS, type Look } from '~/lib/state-chip';
import { writtenLang } from '~/stores/page-lang';

/** Corrects states that depend on today, on a page that was built, cached or saved days ago. */
export function setStatesRight(page: Document = document): void {
  const DAY = 86_400_000;
  const INDIA = 330 * 60_000;
  const words = stateToday[writtenLang()];
  const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY);
  const now = Date.now();

  for (const chip of page.querySelectorAll<HTMLElement>(CHIP)) {
    const { closes, lapses, after, until } = chip.dataset;
    const moment = closes ?? lapses ?? until;
    if (!moment) continue;
    const end = Date.parse(moment);
    const left = dayInIndia(end) - dayInIndia(now);
    const [look, said]: readonly [Look, string] =
      end < now
        ? ['closed', after ?? words.closed]
        : left > CLOSES_SOON_DAYS
          ? ['open', words.open_for_other]
          : ['soon', [words.closes_today, words.closes_in_one][left] ?? words.closes_in_other];
    // "New", "ongoing" and "in force" are not corrected before their first day.
    if (!closes && look !== 'closed') continue;
    // An ended mark keeps its space, so that nothing moves. Lists read the first look.
    chip.className = until ? `${CURRENT_CLASS} ${chip.className}` : CHIP_CLASS + look;
    if (until) continue;
    chip.querySelector('use')?.setAttribute('href', `#i-${look === 'soon' ? 'clock' : look}`);
    chip.lastChild?.replaceWith(` ${said.replace('{{count}}', String(left))}`);
  }
}
