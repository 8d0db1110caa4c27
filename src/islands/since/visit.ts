// What this browser knows of earlier visits to a list. Nothing of it is sent.

/** A visit to a list. */
export interface Visit {
  /** The day in India, as YYYY-MM-DD. */
  readonly day: string;
  /** The names of the entries of that day that the visitor has seen. */
  readonly seen: readonly string[];
}

/** An entry of the list's feed. */
export interface Step {
  /** The permanent name of the entry, the same in both languages. It has no spaces. */
  readonly name: string;
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  readonly href: string;
}

/** Reads a stored visit. Returns undefined if there was none. */
export function visitOf(text: string): Visit | undefined {
  const [day = '', ...seen] = text.split(' ');
  return /^\d{4}-\d\d-\d\d$/.test(day) ? { day, seen } : undefined;
}

export const textOf = ({ day, seen }: Visit): string => [day, ...seen].join(' ');

/** What came since a visit. */
export const newSince = (steps: readonly Step[], { day, seen }: Visit): Step[] =>
  steps.filter((step) => step.day >= day && !seen.includes(step.name));

/** A visit of today, after which none of these entries is new. */
export const visitToday = (steps: readonly Step[], day: string): Visit => ({
  day,
  seen: steps.filter((step) => step.day >= day).map(({ name }) => name),
});
