import { stateToday } from '~/i18n/messages/state-today';
import { writtenLang } from '~/stores/page-lang';

const counted = (words: string, days: number): string => words.replace('{{count}}', String(days));

/** Says rightly again what depends on today, on a page that was made, stored or saved days ago. */
export function setStatesRight(page: Document = document): void {
  const DAY = 86_400_000;
  const INDIA = 330 * 60_000;
  const words = stateToday[writtenLang()];
  const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY);
  const now = Date.now();

  const say = (chip: Element, look: string, icon: string, text: string): void => {
    chip.className = `state state--${look}`;
    chip.querySelector('use')?.setAttribute('href', `#i-${icon}`);
    chip.lastChild?.replaceWith(` ${text}`);
  };
  // A day without an hour lasts until its end in India.
  const endOf = (iso: string): number => Date.parse(iso.length === 10 ? `${iso}T23:59:59+05:30` : iso);

  page.querySelectorAll<HTMLElement>('.state[data-closes]').forEach((chip) => {
    const end = endOf(chip.dataset.closes ?? '');
    const left = dayInIndia(end) - dayInIndia(now);
    if (end < now) say(chip, 'closed', 'closed', words.closed);
    else if (left === 0) say(chip, 'soon', 'clock', words.closes_today);
    else if (left === 1) say(chip, 'soon', 'clock', counted(words.closes_in_one, left));
    else if (left <= CLOSES_SOON_DAYS) say(chip, 'soon', 'clock', counted(words.closes_in_other, left));
    else say(chip, 'open', 'open', counted(words.open_days_left_other, left));
  });
  page.querySelectorAll<HTMLElement>('.state[data-lapses]').forEach((chip) => {
    if (endOf(chip.dataset.lapses ?? '') < now) say(chip, 'closed', 'closed', words.lapsed);
  });
}
