// Reads and writes the site's data in this browser. This is not a nanostore, to keep every page's script small.

/**
 * The values that are stored if the browser's storage is off. All scripts of the page share these values. They are lost when
 * the page closes.
 */
const held = (window.held ??= {});

export function read(name: string): string {
  try {
    return held[name] ?? localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a value; an empty text deletes it. Returns true if the next page can read the value. */
export function keep(name: string, value: string): boolean {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
    if (held[name]) held[name] = value;
    return true;
  } catch {
    held[name] = value; // because storage is off or full
    return false;
  }
}
