// The text of the OpenAPI document with the given shapes in place of its own of the same names.
import { isObject } from '../content-api/openapi.ts';

/** Addresses, answers and the shapes the site does not read (feedback, errors, search) stay as the document has them. */
export function withSchemas(text: string, schemas: Record<string, unknown>): string {
  const document: unknown = JSON.parse(text);
  if (!isObject(document) || !isObject(document.components) || !isObject(document.components.schemas))
    throw new Error('openapi.json: expected components.schemas');
  Object.assign(document.components.schemas, schemas);
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
