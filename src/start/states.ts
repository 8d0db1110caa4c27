// Runs at the end of a page that says what depends on today: a page made, stored or saved days ago says it rightly again.
(() => {
  const DAY = 86_400_000;
  const INDIA = 330 * 60_000;
  const words = JSON.parse(document.getElementById('state-words')?.textContent ?? '{}') as Record<string, string>;
  const dayInIndia = (time: number): number => Math.floor((time + INDIA) / DAY);
  const now = Date.now();

  const say = (chip: Element, look: string, icon: string, text: string | undefined): void => {
    if (!text) return;
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
    else if (left <= 7) say(chip, 'soon', 'clock', left === 1 ? words.inOne : words.inMany?.replace('2', String(left)));
    else if (left <= 99) say(chip, 'open', 'open', words.left?.replace('2', String(left)));
  });
  document.querySelectorAll<HTMLElement>('.state[data-lapses]').forEach((chip) => {
    if (endOf(chip.dataset.lapses ?? '') < now) say(chip, 'closed', 'closed', words.lapsed);
  });
})();
