// What this browser keeps for the site. No store: the script of every page uses it too.

/** Stands in where nothing can be stored: what was chosen or typed holds for this page, for all its scripts. */
const held = (window.held ??= {});

export function read(name: string): string {
  try {
    return held[name] ?? localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Says whether it will be there on the next page; an empty text is nothing to keep. */
export function keep(name: string, value: string): boolean {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
    if (held[name]) held[name] = value;
    return true;
  } catch {
    held[name] = value; // storage is off or full
    return false;
  }
}
