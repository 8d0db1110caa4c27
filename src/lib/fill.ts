/** Replaces each `{{name}}` in a message. If `values` has no such name, `{{name}}` stays in the message. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole));
