import type { Field } from './errors';
import type { Name, Say } from './words';

/** Each required field has such a text. */
type EmptyName = Extract<Name, `${string}_empty`>;

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

/** Returns a function that checks a field: an error with advice, or undefined. */
export function checksOf(fields: readonly Field[], say: Say): (field: Field) => string | undefined {
  const limits = limitsOf(fields);
  return (field) => {
    const { name, type, value, validity, required } = field;
    const text = value.trim();
    const [count, most] = [Array.from(text).length, limits.get(field) ?? Infinity];
    if (!text) return required ? say(`${name}_empty` as EmptyName) : undefined;
    if (type === 'email' && !EMAIL.test(text)) return say('email_wrong');
    if (validity.patternMismatch) return say('phone_wrong');
    return count > most ? say('too_long', { most, count }) : undefined;
  };
}
