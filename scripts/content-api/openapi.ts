import { readFileSync } from 'node:fs';
import { API_BASE } from '../../src/lib/api-base.ts';

export type JsonObject = Readonly<Record<string, unknown>>;
export type Lang = 'en' | 'hi';
export const LANGS: readonly Lang[] = ['en', 'hi'];

/** This address has no file of its own. Its answer is an entry in the file of the news list. */
export const NEWS_ENTRY = 'news_and_updates/{id}/';

/** One address of the OpenAPI document that can be read with GET. */
export interface Address {
  /** The path in the document without language and base path, such as `news_and_updates/{id}/`. */
  readonly path: string;
  readonly perLanguage: boolean;
  /** A `list` has pages of entries. `one` has an object under `results`. `bare` is the content without an envelope. */
  readonly form: 'list' | 'one' | 'bare';
  /** A JSON pointer to the schema of an answer. */
  readonly answerSchema: string;
  /** A JSON pointer to the schema of a content file. The content file of a list is an array. */
  readonly contentSchema: string;
  readonly queries: readonly { name: string; schema: JsonObject }[];
  /** Set if the path contains an id: the path of the list that has the entries with these ids. */
  readonly listedAt?: string;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of a list, or an empty list if the content is not a list. */
export const objectsIn = (content: unknown): JsonObject[] =>
  Array.isArray(content) ? content.filter((entry: unknown) => isObject(entry)) : [];

/** Returns the id or slug of an entry as text, or undefined if it is neither a number nor text. */
export function idOf(entry: unknown): string | undefined {
  const id = isObject(entry) ? (entry.id ?? entry.slug) : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** Names an entry for messages: by its id, or by its place in the list if it has no id. */
export const entryName = (entry: unknown, place: number): string => `entry ${idOf(entry) ?? `number ${place + 1}`}`;

const escapedForPointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the part of the document that a JSON pointer names. Throws if there is no such part. */
export function pointedTo(document: unknown, pointer: string): unknown {
  let here = document;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isObject(here) || !(name in here)) throw new Error(`The OpenAPI document has no ${pointer}`);
    here = here[name];
  }
  return here;
}

function withoutRef(document: unknown, value: unknown): JsonObject {
  if (!isObject(value)) throw new Error('The OpenAPI document is wrong: expected an object, found another value');
  return typeof value.$ref === 'string' ? withoutRef(document, pointedTo(document, value.$ref.slice(1))) : value;
}

function queriesOf(document: unknown, operation: JsonObject): Address['queries'] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  return parameters
    .map((parameter) => withoutRef(document, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ name: String(name), schema: withoutRef(document, schema) }));
}

const FULL_PATH = new RegExp(`^(/\\{lang\\})?${API_BASE}/(.*)$`);

function addressOf(document: JsonObject, fullPath: string, operation: JsonObject): Address {
  const [, prefix, path = ''] = FULL_PATH.exec(fullPath) ?? [];
  const answerSchema = `/paths/${escapedForPointer(fullPath)}/get/responses/200/content/application~1json/schema`;
  const schema = withoutRef(document, pointedTo(document, answerSchema));
  const fields = isObject(schema.properties) ? schema.properties : undefined;
  const form = fields === undefined ? 'bare' : 'count' in fields ? 'list' : 'one';
  const contentSchema = form === 'bare' ? answerSchema : `${answerSchema}/properties/results`;
  const listedAt = operation['x-listed-at'];
  return {
    path,
    perLanguage: prefix !== undefined,
    form,
    answerSchema,
    contentSchema,
    queries: queriesOf(document, operation),
    ...(typeof listedAt === 'string' && { listedAt }),
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

export type OpenApi = ReturnType<typeof readOpenApi>;

/** Reads the OpenAPI document, which is the contract between the API and the site. */
export function readOpenApi(file: string | URL = new URL('openapi.json', import.meta.url)) {
  const text = readFileSync(file, 'utf8');
  const document: unknown = JSON.parse(text);
  if (!isObject(document) || !isObject(document.paths)) throw new Error(`${String(file)} is not an OpenAPI document`);
  const addresses = Object.entries(document.paths).flatMap(([path, operations]) =>
    isObject(operations) && isObject(operations.get) ? [addressOf(document, path, operations.get)] : [],
  );
  const patterns = addresses
    .filter(({ perLanguage }) => perLanguage)
    .map((address) => ({ address, pattern: patternOf(address.path) }));
  return {
    document,
    text,
    addresses,
    /**
     * Finds the address that matches a path. The path is the part of a URL after the base path. This part is the same in each
     * language.
     */
    match(path: string): { address: Address; params: Record<string, string> } | undefined {
      for (const { address, pattern } of patterns) {
        const found = pattern.exec(path);
        if (found) return { address, params: { ...found.groups } };
      }
      return undefined;
    },
  };
}
