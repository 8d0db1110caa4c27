// Data that this browser stores for the site. Not a nanostore: the script of every page uses it too.

/** A substitute if storage is off: values then last as long as the page, for all its scripts. */
const held = (window.held ??= {});

export function read(name: string): string {
  try {
    return held[name] ?? localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Returns true if the value will be there on the next page. Empty text deletes it. */
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
