/** The names of the variables in a message. In the message, a variable has double braces: `{{name}}`. */
export type Variables<Message> = Message extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Variables<Rest>
  : never;

type SameVariables<English, Hindi> = [Variables<English>, Variables<Hindi>] extends [
  Variables<Hindi>,
  Variables<English>,
]
  ? unknown
  : { error: 'the variables differ'; english: Variables<English>; hindi: Variables<Hindi> };

/** Each English message, with a compile error if there is no Hindi message for it. */
type HasHindi<English, Hindi> = {
  [Key in keyof English]: Key extends keyof Hindi ? unknown : { error: 'the Hindi message is missing'; key: Key };
};

/**
 * Each Hindi message, with a compile error if there is no English message for it, or if the English message has other
 * variables.
 */
type FitsEnglish<English, Hindi> = {
  [Key in keyof Hindi]: Key extends keyof English
    ? SameVariables<English[Key], Hindi[Key]>
    : { error: 'the English message is missing'; key: Key };
};

interface Both<English, Hindi> {
  en: English;
  hi: Hindi;
}

/**
 * Returns a message group in both languages. If a message is in only one language, the compiler reports an error at this
 * message. If the variables of a message differ, the compiler reports an error at the Hindi message.
 */
export function inBoth<
  const English extends Record<string, string>,
  const Hindi extends Record<string, string>,
>(messages: { en: English & HasHindi<English, Hindi>; hi: Hindi & FitsEnglish<English, Hindi> }): Both<English, Hindi> {
  return messages;
}
