// Runs in the head, before anything is painted: the visitor's theme and text size, and their buttons once they exist.
// A classic script, because a saved copy blocks modules. It stands in every page; keep it small.
(() => {
  const root = document.documentElement;
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // storage is off: the page stays as it was sent
    }
  };
  const keep = (name: string, value: string): void => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // storage is off: the choice holds for this page
    }
  };
  const sizes = [80, 93.75, 106.25, 118.75, 131.25, 150];
  let font = 0;
  const apply = () => {
    root.dataset.theme = read('theme') === 'dark' ? 'dark' : 'light';
    font = Number(read('font'));
    root.style.fontSize = font ? `${font}%` : '';
  };
  apply();
  addEventListener('storage', apply);
  addEventListener('DOMContentLoaded', () => {
    if (location.protocol === 'file:') document.querySelectorAll('source').forEach((source) => source.remove()); // a saved copy has only the plain picture
    document.querySelectorAll<HTMLElement>('[data-theme-toggle]').forEach((button) => {
      button.onclick = () => {
        keep('theme', root.dataset.theme === 'dark' ? 'light' : 'dark');
        root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      };
    });
    document.querySelectorAll<HTMLElement>('[data-font]').forEach((button) => {
      button.onclick = () => {
        const now = font || (innerWidth > 1400 ? 100 : 93.75);
        const step = Number(button.dataset.font);
        const next = step > 0 ? sizes.find((size) => size > now) : sizes.findLast((size) => size < now);
        if (step && !next) return;
        font = step && next ? next : 0;
        keep('font', String(font || ''));
        root.style.fontSize = font ? `${font}%` : '';
      };
    });
  });
})();
