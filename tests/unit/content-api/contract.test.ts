import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSchemas, withSchemas } from '../../../scripts/contract/schemas.ts';

test('the OpenAPI document holds the shapes the site itself reads', () => {
  const text = readFileSync(new URL('../../../scripts/content-api/openapi.json', import.meta.url), 'utf8');
  const remedy = 'scripts/content-api/openapi.json is out of date: run "npm run openapi"';
  expect(JSON.parse(withSchemas(text, contractSchemas())), remedy).toEqual(JSON.parse(text));
});
