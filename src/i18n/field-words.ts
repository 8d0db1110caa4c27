// Translates the names of API fields, and the expected values of fields, into words for editors.
import type { Lang } from './lang.ts';

type InBoth = readonly [en: string, hi: string];
const said = ([en, hi]: InBoth, lang: Lang): string => (lang === 'en' ? en : hi);

/** The usual fields. Any other field keeps its name from the API. */
const FIELDS: Readonly<Record<string, InBoth>> = {
  id: ['number (ID)', 'क्रमांक (ID)'],
  title: ['title', 'शीर्षक'],
  name: ['name', 'नाम'],
  description: ['description', 'विवरण'],
  body: ['text', 'पाठ'],
  category: ['category', 'श्रेणी'],
  type: ['kind', 'प्रकार'],
  slug: ['short name (slug)', 'संक्षिप्त नाम (slug)'],
  published_on: ['day of publication', 'प्रकाशन की तिथि'],
  updated_at: ['last change', 'अंतिम अद्यतन'],
  closes_at: ['closing date and time', 'अंतिम तिथि और समय'],
  opens_at: ['opening date and time', 'खुलने की तिथि और समय'],
  starts_at: ['beginning', 'आरंभ का समय'],
  ends_at: ['end', 'समाप्ति का समय'],
  starts_on: ['first day', 'आरंभ तिथि'],
  expires_on: ['last day', 'समाप्ति तिथि'],
  withdrawn_on: ['day of withdrawal', 'वापसी की तिथि'],
  cancelled_on: ['day of cancellation', 'निरस्तीकरण की तिथि'],
  duration: ['period', 'अवधि'],
  eligibility: ['eligibility', 'पात्रता'],
  method: ['type of tender', 'निविदा का प्रकार'],
  bids_received: ['bids received', 'प्राप्त बोलियाँ'],
  reference_no: ['reference number', 'संदर्भ संख्या'],
  location: ['place', 'स्थान'],
  posts: ['number of posts', 'पदों की संख्या'],
  posts_by_category: ['posts by category', 'श्रेणीवार पद'],
  qualification: ['qualification', 'योग्यता'],
  age: ['age', 'आयु'],
  pay: ['pay', 'वेतन'],
  fee: ['fee', 'शुल्क'],
  contact: ['contact', 'संपर्क'],
  phone: ['telephone', 'दूरभाष'],
  email: ['e-mail', 'ई-मेल'],
  suitable_disabilities: ['suitable disabilities', 'उपयुक्त दिव्यांगता'],
  physical_requirements: ['physical requirements', 'शारीरिक अपेक्षाएँ'],
  files: ['files', 'फ़ाइलें'],
  corrigenda: ['corrigenda', 'शुद्धिपत्र'],
  image: ['picture', 'चित्र'],
  alt: ['words for the picture', 'चित्र का विवरण'],
  url: ['address', 'पता'],
  link: ['link', 'लिंक'],
  apply_link: ['link to apply', 'आवेदन का लिंक'],
  month: ['month', 'माह'],
  year: ['year', 'वर्ष'],
  count: ['number', 'संख्या'],
};

/**
 * Returns the name of a field. For `files.0.title`, returns the names of all its parts. Returns undefined if a part has no
 * words.
 */
export function fieldWords(field: string, lang: Lang): string | undefined {
  const names = field.split('.').map((part) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return Object.hasOwn(FIELDS, part) ? said(FIELDS[part] ?? [part, part], lang) : undefined;
  });
  return names.every((name) => name !== undefined) ? names.join(' › ') : undefined;
}

/**
 * The messages of the checks of entries, and the same messages in words for editors. `$1` is the value from the message of the
 * check.
 */
const EXPECTED: readonly (readonly [form: RegExp, en: string, hi: string])[] = [
  [/^a text$/, 'a text', 'पाठ'],
  [/^a text that is not empty$/, 'a text that is not empty', 'पाठ, जो रिक्त न हो'],
  [/^a number$/, 'a number', 'संख्या'],
  [/^a (?:whole number|number of posts)$/, 'a whole number', 'पूर्ण संख्या'],
  [/^true or false$/, 'yes or no', 'हाँ या नहीं'],
  [/^a list$/, 'a list', 'सूची'],
  [/^a date YYYY-MM-DD$/, 'a date, such as 2026-11-20', 'तिथि, जैसे 2026-11-20'],
  [/^a moment\b/, 'a date and time, such as 20 November 2026, 5 pm', 'तिथि और समय, जैसे 20 नवंबर 2026, सायं 5 बजे'],
  [
    /^a full address\b/,
    'a full web address, such as https://portal.example/',
    'पूरा वेब पता, जैसे https://portal.example/',
  ],
  [/^a month from 1 to 12$/, 'a month from 1 to 12', '1 से 12 तक का माह'],
  [/^at least (\d+)(?: in length)?$/, 'at least $1', 'कम से कम $1'],
  [/^at most (\d+)$/, 'at most $1', 'अधिक से अधिक $1'],
  [/^one of (.+, .+)$/, 'one of: $1', 'इनमें से एक: $1'],
  [/^([\w-]+(?:(?:, | or )[\w-]+)+)$/, 'one of: $1', 'इनमें से एक: $1'],
];
/** Matches the message that a day or time must not be before the day or time in another field. */
const NOT_BEFORE = /^a (?:day|time|moment) (?:on|at) or after (\w+)$/;

/** Returns in words what a field should hold. Returns undefined for an expectation that is not in `EXPECTED`. */
export function expectedWords(expected: string, lang: Lang): string | undefined {
  const [, field = ''] = NOT_BEFORE.exec(expected) ?? [];
  const name = field && fieldWords(field, lang);
  if (name) return said([`not before: ${name}`, `इससे पहले नहीं: ${name}`], lang);
  const known = field === '' ? EXPECTED.find(([form]) => form.test(expected)) : undefined;
  if (!known) return undefined;
  const [form, en, hi] = known;
  const [, part = ''] = form.exec(expected) ?? [];
  return said([en, hi], lang).replace('$1', () => part.replaceAll(' or ', ', '));
}
