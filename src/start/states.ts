/** What the page gives this script: see StateWords.astro. "#" stands for the number of days. */
interface Words {
  readonly soonDays: number;
  readonly closed: string;
  readonly today: string;
  readonly one: string;
  readonly soon: string;
  readonly open: string;
  readonly lapsed: string;
}

/** Says rightly again what depends on today, on a page that was made, stored or saved days ago. */
export function setStatesRight(): void {
  const DAY = 86_400_000;
  const INDIA = 330 * 60_000;
  const said = document.getElementById('state-words')?.textContent;
  if (!said) return;
  const words = JSON.parse(said) as Words;
  const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY);
  const now = Date.now();

  const say = (chip: Element, look: string, icon: string, text: string): void => {
    chip.className = `state state--${look}`;
    chip.querySelector('use')?.setAttribute('href', `#i-${icon}`);
    chip.lastChild?.replaceWith(` ${text}`);
  };
  // A day without an hour lasts until its end in India.
  const endOf = (iso: string): number => Date.parse(iso.length === 10 ? `${iso}T23:59:59+05:30` : iso);

  document.querySelectorAll<HTMLElement>('.state[data-closes]').forEach((chip) => {
    const end = endOf(chip.dataset.closes ?? '');
    const left = dayInIndia(end) - dayInIndia(now);
    if (end < now) say(chip, 'closed', 'closed', words.closed);
    else if (left === 0) say(chip, 'soon', 'clock', words.today);
    else if (left === 1) say(chip, 'soon', 'clock', words.one);
    else if (left <= words.soonDays) say(chip, 'soon', 'clock', words.soon.replace('#', String(left)));
    else say(chip, 'open', 'open', words.open.replace('#', String(left)));
  });
  document.querySelectorAll<HTMLElement>('.state[data-lapses]').forEach((chip) => {
    if (endOf(chip.dataset.lapses ?? '') < now) say(chip, 'closed', 'closed', words.lapsed);
  });
}
