import type { Field } from './errors';
import type { Name, Say } from './words';

/** The names of the error texts for required fields that are empty. */
type EmptyName = Extract<Name, `${string}_empty`>;

/**
 * The pattern of an e-mail address, as in the API. Browsers have their own check, but it refuses Hindi letters before
 * the @.
 */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Returns the `maxlength` of each field in characters. Removes the attribute, because with it browsers cut pasted text
 * without a message.
 */
function limitsOf(fields: readonly Field[]): ReadonlyMap<Field, number> {
  return new Map(
    fields.map((field) => {
      const most = field.maxLength;
      field.removeAttribute('maxlength');
      return [field, most];
    }),
  );
}

/** Returns a function that checks a field. It returns an error with advice, or undefined if the field is right. */
export function checksOf(fields: readonly Field[], say: Say): (field: Field) => string | undefined {
  const limits = limitsOf(fields);
  return (field) => {
    const { name, type, value, validity, required } = field;
    const text = value.trim();
    const [count, most] = [Array.from(text).length, limits.get(field) ?? Infinity];
    if (!text) return required ? say(`${name}_empty` as EmptyName) : undefined;
    if (count > most) return say('too_long', { most, count });
    if (type === 'email' && !EMAIL.test(text)) return say('email_wrong');
    if (validity.patternMismatch) return say('phone_wrong');
    return undefined;
  };
}
