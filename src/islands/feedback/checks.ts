import type { Field } from './errors';
import type { Say } from './words';

/** As the contract says it: browsers refuse names in Devanagari before the @. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Takes the limits of length over from the browser, which cuts what is pasted without a word. */
function limitsOf(fields: readonly Field[]): ReadonlyMap<Field, number> {
  return new Map(
    fields.map((field) => {
      const most = field.maxLength;
      field.removeAttribute('maxlength');
      return [field, most];
    }),
  );
}

const emptyWords = {
  name: 'name_empty',
  email: 'email_empty',
  subject: 'subject_empty',
  message: 'message_empty',
} as const;
const isNamed = (name: string): name is keyof typeof emptyWords => name in emptyWords;

/** What is wrong with a field, and how to mend it; nothing when it is right. */
export function checksOf(fields: readonly Field[], say: Say): (field: Field) => string | undefined {
  const limits = limitsOf(fields);
  return (field) => {
    const { name, type, value, validity, required } = field;
    const text = value.trim();
    const [count, most] = [Array.from(text).length, limits.get(field) ?? Infinity];
    if (!text) return required && isNamed(name) ? say(emptyWords[name]) : undefined;
    if (type === 'email' && !EMAIL.test(text)) return say('email_wrong');
    if (validity.patternMismatch) return say('phone_wrong');
    return count > most ? say('too_long', { most, count }) : undefined;
  };
}
