// Judges open data by the official schemas of the Open Contracting Data Standard 1.1.5 (tests/ocds), which also say how
// releases are merged.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../ocds/${name}.json`, import.meta.url), 'utf8')) as JsonObject;

const release = read('release-schema');

/** Converts a schema of draft 4 for later drafts. In these schemas, the only difference is `id`, which is now `$id`. */
function newer({ $schema: _draft, id, ...schema }: JsonObject): JsonObject {
  return { ...schema, $id: id };
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(newer(release));
// Our records have no versioned releases, so an empty schema is enough for them.
ajv.addSchema({ $id: String(release.id).replace('release-schema', 'versioned-release-validation-schema') });
const validate = ajv.compile(newer(read('record-package-schema')));

export interface OcdsPackage {
  readonly uri: string;
  readonly publishedDate: string;
  readonly records: readonly {
    readonly ocid: string;
    readonly releases: readonly (JsonObject & { readonly date: string; readonly id: string; readonly tag: string[] })[];
    readonly compiledRelease: JsonObject & { readonly tender: { readonly status: string } };
  }[];
}

/** Returns the faults that the official schema finds. */
export function schemaFaults(data: OcdsPackage): string[] {
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolved(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return resolved(
    $ref
      .slice(2)
      .split('/')
      .reduce<Json>((at, name) => (at as JsonObject)[name], release),
  );
}

function mergedValue(before: Json, after: Json, schema: JsonObject): Json {
  if (Array.isArray(after)) {
    const item = resolved(schema.items);
    const isById = schema.wholeListMerge !== true && isObject(item.properties) && 'id' in item.properties;
    if (!isById) return after;
    const items = new Map((Array.isArray(before) ? (before as JsonObject[]) : []).map((one) => [one.id, one]));
    for (const one of after as JsonObject[]) items.set(one.id, merged(items.get(one.id) ?? {}, one, item));
    return [...items.values()];
  }
  return isObject(after) ? merged(isObject(before) ? before : {}, after, schema) : after;
}

function merged(before: JsonObject, after: JsonObject, schema: JsonObject): JsonObject {
  const whole: Record<string, Json> = { ...before };
  for (const [name, value] of Object.entries(after)) {
    const of = resolved(isObject(schema.properties) ? schema.properties[name] : undefined);
    if (of.omitWhenMerged === true) continue;
    if (value === null) Reflect.deleteProperty(whole, name);
    else whole[name] = mergedValue(whole[name], value, of);
  }
  return whole;
}

/** Merges releases as the schema says. The fields about the merged release itself are left out: ID, date and tags. */
export const mergedReleases = (releases: readonly (JsonObject & { readonly date: string })[]): JsonObject =>
  releases
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .reduce<JsonObject>((whole, one) => merged(whole, one, release), {});
