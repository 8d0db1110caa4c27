/** A message with what stands in the place of each `{{name}}`; a name without a value stays. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole));
