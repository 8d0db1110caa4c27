/** The names of the variables in a message. In the message, a variable has double braces: `{{name}}`. */
export type Variables<Message> = Message extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

type SameVariables<English, Hindi> = [Variables<English>, Variables<Hindi>] extends [
  Variables<Hindi>,
  Variables<English>,
]
  ? Hindi
  : { error: 'the variables differ'; english: Variables<English>; hindi: Variables<Hindi> };

interface Both<English, Hindi> {
  en: English;
  hi: Hindi;
}

/**
 * Returns a message group in both languages. A missing key, an extra key or a different variable is a compile error.
 */
export function inBoth<
  const English extends Record<string, string>,
  const Hindi extends Record<keyof English, string> & Record<Exclude<keyof Hindi, keyof English>, never>,
>(messages: {
  en: English;
  hi: Hindi & { [Key in keyof English]: SameVariables<English[Key], Hindi[Key]> };
}): Both<English, Hindi> {
  return messages;
}
