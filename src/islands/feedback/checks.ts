import type { Field } from './errors';
import type { Say } from './words';

/** As in the contract. Browsers' own check refuses Devanagari before the @. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reads and removes `maxlength`: browsers cut pasted text without a message. */
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

/** Returns a function that checks a field: an error with advice, or undefined. */
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
