import { isObject, type Lang, type JsonObject } from './openapi.ts';
import type { Feedback } from './store.ts';

/** The faults of each refused field, in the language of the sender. */
export type FieldErrors = Record<string, string[]>;

const messages = {
  en: {
    empty: 'Fill in this field.',
    text: 'This must be text.',
    long: (most: string) => `Write at most ${most} characters.`,
    email: 'Enter an e-mail address such as name@example.in.',
    phone: 'Enter a telephone number such as 0000-000 000, or leave the field empty.',
    lang: 'The language must be en or hi.',
    message_id: 'The id of a message has 8 to 64 letters, digits and hyphens.',
    website: 'Leave this field empty.',
  },
  hi: {
    empty: 'कृपया यह जानकारी भरें।',
    text: 'यहाँ केवल पाठ लिखें।',
    long: (most: string) => `अधिकतम ${most} अक्षर लिखें।`,
    email: 'सही ई-मेल पता लिखें, जैसे name@example.in।',
    phone: 'सही दूरभाष संख्या लिखें, जैसे 0000-000 000, या यह स्थान रिक्त छोड़ें।',
    lang: 'भाषा en या hi होनी चाहिए।',
    message_id: 'संदेश की पहचान में 8 से 64 अक्षर, अंक और हाइफ़न होने चाहिए।',
    website: 'यह स्थान रिक्त छोड़ें।',
  },
} as const;

const isLang = (value: unknown): value is Lang => value === 'en' || value === 'hi';

/**
 * Matches line breaks and control characters. A program that reads the feedback line by line could take such a character for
 * the end of a field.
 */
const NO_LETTERS = /[\p{Cc}\u2028\u2029]+/gu;
const NO_LETTERS_NOR_LINES = /[^\P{Cc}\t\n\r]/gu;

/**
 * Removes control characters. Only a message keeps its line breaks. Senders cannot see control characters, so these characters
 * are never a reason to refuse a text.
 */
const clean = (name: string, text: string): string =>
  (name === 'message' ? text.replace(NO_LETTERS_NOR_LINES, '') : text.replace(NO_LETTERS, ' ')).trim();

/** Returns the cleaned fields, without empty fields. */
function trimmed(sent: unknown): Record<string, unknown> {
  const fields = Object.entries(isObject(sent) ? sent : {}).map(
    ([name, value]) => [name, typeof value === 'string' ? clean(name, value) : value] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null));
}

/** The schema of an optional field also allows null. Returns the schema without this choice. */
function limitsOf(schema: unknown): JsonObject {
  if (!isObject(schema)) return {};
  const choices: unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  return choices.filter((choice) => isObject(choice)).find(({ type }) => type !== 'null') ?? {};
}

function messageFor(name: string, value: unknown, schema: JsonObject, lang: Lang): string | undefined {
  const say = messages[lang];
  if (name === 'website') return value === undefined ? undefined : say.website;
  if (name === 'lang') return isLang(value) ? undefined : say.lang;
  if (typeof value !== 'string') return value === undefined ? undefined : say.text;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  if (Array.from(value).length > most) return say.long(String(most));
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined;
  if (!pattern || pattern.test(value)) return undefined;
  return name === 'email' || name === 'message_id' || name === 'phone' ? say[name] : say.text;
}

/** Checks feedback by the limits in the schema `Feedback` of the OpenAPI document. */
export function checkedFeedback(
  sent: unknown,
  schema: JsonObject,
): { lang: Lang; feedback: Feedback } | { lang: Lang; errors: FieldErrors } {
  const fields = trimmed(sent);
  const lang = isLang(fields.lang) ? fields.lang : 'en';
  const required = Array.isArray(schema.required) ? schema.required : [];
  const errors: FieldErrors = {};
  const kept: Record<string, string> = {};
  for (const [name, limits] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const value = fields[name];
    const message =
      value === undefined && required.includes(name)
        ? messages[lang].empty
        : messageFor(name, value, limitsOf(limits), lang);
    // The sender did not write the address of the page. So a wrong address is left out, and not refused.
    if (message !== undefined && name === 'page_url') continue;
    if (message !== undefined) errors[name] = [message];
    else if (typeof value === 'string') kept[name] = value;
  }
  if (Object.keys(errors).length > 0) return { lang, errors };
  const { name = '', email = '', subject = '', message = '', phone, page_url, message_id } = kept;
  const optional = { ...(phone && { phone }), ...(page_url && { page_url }), ...(message_id && { message_id }) };
  return { lang, feedback: { name, email, subject, message, lang, ...optional } };
}
