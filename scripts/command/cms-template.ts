// Checks and fills CMS_ENTRY_URL. This setting is a template: the address of an entry in the CMS, with placeholders.
const PLACEHOLDER = /\{(\w*)\}/g;
export const CMS_ENTRY =
  'an http or https address with {id}, and if needed {kind} and {lang}, such as https://cms.example/{kind}/{id}?lang={lang}';

/** Fills the placeholders of a template. Values are encoded, so they cannot change the host. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** True if the template has the placeholder `{id}` and no unknown placeholder, and if no inserted value can change the host. */
export function isCmsTemplate(template: string): boolean {
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name]) => name ?? '');
  if (!names.includes('id') || names.some((name) => !['kind', 'id', 'lang'].includes(name))) return false;
  const [one, other] = ['a', 'b'].map((value) => URL.parse(filled(template, { kind: value, id: value, lang: value })));
  return (
    one !== undefined &&
    one !== null &&
    /^https?:$/.test(one.protocol) &&
    one.password === '' &&
    one.origin === other?.origin
  );
}
