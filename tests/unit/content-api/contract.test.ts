import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSchemas, withSchemas } from '../../../scripts/contract/schemas.ts';

test('the OpenAPI document has the shapes that the site reads, and the base path of the API', () => {
  const text = readFileSync(new URL('../../../scripts/content-api/openapi.json', import.meta.url), 'utf8');
  const remedy = 'scripts/content-api/openapi.json is out of date: run "npm run openapi"';
  expect(JSON.parse(withSchemas(text, contractSchemas())), remedy).toEqual(JSON.parse(text));
});
