/** What the visitor chose for reading, kept in this browser; a page that may store nothing holds it for itself. */
const held: Record<string, string | null> = {};

function read(name: 'theme' | 'font'): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return held[name] ?? null;
  }
}

function keep(name: 'theme' | 'font', value: string): void {
  held[name] = value;
  try {
    localStorage.setItem(name, value);
  } catch {
    // storage is off: the choice holds for this page
  }
}

/** Sets the page as the visitor has chosen: theme, and size of letters, in pixels of a browser left at 16. */
export function applySettings(): void {
  const root = document.documentElement;
  const font = Number(read('font'));
  root.dataset.theme = read('theme') === 'dark' ? 'dark' : 'light';
  root.style.fontSize = font ? `${font / 0.16}%` : '';
}

const SIZES = [13, 15, 17, 19, 21, 24];

export function switchTheme(): void {
  keep('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  applySettings();
}

/** One size down (-1) or up (1) from what is shown, or back to the usual (0); stays at the ends. */
export function stepFont(step: number): void {
  const now = Number(read('font')) || (innerWidth > 1400 ? 16 : 15);
  const next = step > 0 ? SIZES.find((size) => size > now) : SIZES.findLast((size) => size < now);
  if (step && !next) return;
  keep('font', step ? String(next) : '');
  applySettings();
}
