import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSchemas, withSchemas } from '../../../scripts/contract/schemas.ts';

const text = readFileSync(new URL('../../../scripts/content-api/openapi.json', import.meta.url), 'utf8');

test('the OpenAPI document has the shapes that the site reads, and the base path of the API', () => {
  const remedy = 'scripts/content-api/openapi.json is out of date: run "npm run openapi"';
  expect(JSON.parse(withSchemas(text, contractSchemas())), remedy).toEqual(JSON.parse(text));
});

test('the OpenAPI document refers to each of its schemas: the address of a new list is there too', () => {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  const unused = Object.keys(components.schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  expect(unused).toEqual([]);
});
