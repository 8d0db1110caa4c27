// Which of the files that show attacks (payloads) are worth a visit.

/** A file that a browser shows. */
export interface Shown {
  /** Files of the same kind are made by the same code, whatever their language. */
  readonly kind: string;
  readonly address: string;
  readonly html: string;
}

export interface Attack {
  readonly number: number;
  /** The element that shows it, or the element and its attribute. */
  readonly place: string;
}

const NUMBERS = String.raw`pwned\((\d+)\)|evil\.example\/(\d+)`;
/** The beginning of a tag, an attribute with its value, or an attack in a text. */
const PARTS = new RegExp(String.raw`<(\w[\w-]*)|\s([\w:-]+)="([^"]*)"|${NUMBERS}`, 'g');

const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(new RegExp(NUMBERS, 'g')), ([, one, other]) => Number(one ?? other));

export function attacksIn({ html }: Shown): Attack[] {
  let tag = '';
  return Array.from(html.matchAll(PARTS)).flatMap(([part, begun, attribute, value]) => {
    if (begun !== undefined) tag = begun;
    const place = attribute === undefined ? tag : `${tag} ${attribute}`;
    return numbersIn(value ?? part).map((number) => ({ number, place }));
  });
}

/** Begins with those that show the most attacks, so that few are enough to show all. */
const fullestFirst = (all: readonly Shown[]): Shown[] =>
  all.toSorted((one, other) => other.html.length - one.html.length);

/**
 * The addresses of those that show a form of attack at a place where none of their kind before them shows it, and of the first
 * of each kind. The languages are shown by the same code, so an attack is looked at in one of them.
 */
export function telling(all: readonly Shown[], forms: readonly string[]): string[] {
  const seen = new Set<string>();
  return fullestFirst(all).flatMap((shown) => {
    const before = seen.size;
    seen.add(shown.kind);
    for (const { number, place } of attacksIn(shown)) seen.add([shown.kind, place, forms[number]].join('\n'));
    return seen.size > before ? [shown.address] : [];
  });
}

/** With their policy, these are enough: what it refuses, the visits without it have run, asked for or found in the page. */
export const firstOfEachKind = (all: readonly Shown[]): string[] =>
  [...Map.groupBy(fullestFirst(all), ({ kind }) => kind).values()].flatMap(([first]) => first?.address ?? []);
