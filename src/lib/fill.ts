/** Replaces each `{{name}}` in a message. A name without a value stays. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole));
