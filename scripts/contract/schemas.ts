// Makes the JSON Schemas of the OpenAPI document from the schemas with which the site checks answers of the API. Also writes
// the base path of the API into this document. The imports without names lead to all files that add a schema to `contract`.
import * as z from 'zod';
import { contract } from '~/model/door/shapes';
import '~/model/kinds/banners';
import '~/model/kinds/homepage';
import '~/model/site/kinds';
import '~/model/site/site-wide';
import '~/model/site/sitemap';
import { API_BASE } from '../../src/lib/api-base.ts';
import { isObject, type JsonObject } from '../content-api/openapi.ts';

type JsonSchema = Record<string, unknown>;

/** Removes what is not a rule of the contract: patterns that repeat a format, and Zod's largest safe integers. */
function withoutRepetition(schema: JsonSchema): void {
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Returns the schemas of what the API may send, as JSON Schema 2020-12. They refer to one another by name. */
export function contractSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(contract, {
    io: 'input',
    unrepresentable: 'any',
    uri: (name) => `#/components/schemas/${name}`,
    override: ({ jsonSchema }) => withoutRepetition(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
  );
}

/** This address has no language. In the document, the text before this address is the base path. */
const AFTER_BASE = '/visitors_count/';

/** The host of the API, as an address relative to the document. The document itself is directly below the base path. */
const HOST = API_BASE.replaceAll(/\/[^/]+/g, '/..').slice(1);

/** Returns the paths of an OpenAPI document with the base path of `src/lib/api-base.ts` in place of their own. */
function withBase(paths: JsonObject): JsonObject {
  const known = Object.keys(paths).find((path) => path.endsWith(AFTER_BASE));
  if (known === undefined) throw new Error(`openapi.json: expected a path that ends with ${AFTER_BASE}`);
  const before = known.slice(0, -AFTER_BASE.length);
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path.replace(`${before}/`, `${API_BASE}/`), item]),
  );
}

/**
 * Changes the text of an OpenAPI document. Replaces its schemas by the given schemas of the same names, and replaces the base
 * path of its addresses. All other parts stay as they are: answers, and schemas that the site does not read (feedback, errors,
 * search).
 */
export function withSchemas(text: string, schemas: Record<string, unknown>): string {
  const document: unknown = JSON.parse(text);
  if (!isObject(document) || !isObject(document.components) || !isObject(document.components.schemas))
    throw new Error('openapi.json: expected components.schemas');
  if (!isObject(document.paths)) throw new Error('openapi.json: expected paths');
  Object.assign(document.components.schemas, schemas);
  return `${JSON.stringify({ ...document, servers: [{ url: HOST }], paths: withBase(document.paths) }, undefined, 2)}\n`;
}
