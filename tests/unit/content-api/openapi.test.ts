import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walkRefusals, walkWrites } from '../../../scripts/check/api-refusals.ts';
import { walkApi, type Finding } from '../../../scripts/check/api-walk.ts';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { isObject, pointedTo, readOpenApi } from '../../../scripts/content-api/openapi.ts';
import { shapeChecks } from '../../../scripts/content-api/shape-check.ts';
import { completeContent } from './complete-content.ts';
import { apiOn } from './small-content.ts';

const file = new URL('../../../scripts/content-api/openapi.json', import.meta.url);
const openApi = readOpenApi();

async function collected(findings: AsyncIterable<Finding>): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of findings) all.push(finding);
  return all;
}

test('the server gives out the document it was started with', async () => {
  const { url } = await apiOn({});
  const answer = await fetch(`${url}${API_BASE}/openapi.json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.text()).toBe(readFileSync(file, 'utf8'));
});

test.each([false, true])(
  'every address of the document is answered as it says (Wagtail lists: %s)',
  async (wagtailLists) => {
    const { url } = await apiOn(completeContent, { wagtailLists });
    const findings = [
      ...(await collected(walkApi(url, openApi))),
      ...(await collected(walkRefusals(url, openApi))),
      ...(await collected(walkWrites(url, openApi, true))),
    ];
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(findings).toHaveLength(2 * 23 + 2 + 2 + 6);
  },
);

/** The required fields of each entry. All other fields are optional. */
const required: Readonly<Record<string, readonly string[]>> = {
  Link: ['title', 'url', 'url_type'],
  Image: ['src', 'alt', 'width', 'height'],
  File: ['url'],
  FooterColumn: ['title', 'subRoutes'],
  Homepage: ['title', 'about', 'highlights', 'statistics', 'quick_links', 'portals'],
  Banner: ['id', 'title', 'image'],
  NewsEntry: ['id', 'kind', 'title', 'published_on'],
  Event: ['id', 'title', 'starts_at'],
  Album: ['id', 'title', 'held_on', 'cover', 'photo_count'],
  AlbumDetails: ['id', 'title', 'held_on', 'cover', 'photo_count', 'photos'],
  Video: ['id', 'kind', 'title', 'published_on', 'poster', 'video'],
  Song: ['id', 'title', 'audio'],
  PageSummary: ['slug', 'title', 'updated_at'],
  Page: ['slug', 'title', 'body', 'updated_at'],
  Listing: ['slug', 'title', 'layout'],
  ListingEntry: ['id', 'title', 'published_on'],
  Recruitment: ['id', 'category', 'title', 'published_on', 'files'],
  PenalAction: ['id', 'nature', 'firm_name', 'period', 'reference_no', 'reference_date', 'from'],
  TendersStaticData: ['title', 'portals', 'periods'],
  Tender: ['id', 'reference_no', 'title', 'published_on', 'files'],
  SearchResult: ['title', 'url'],
  Feedback: ['name', 'email', 'subject', 'message', 'lang'],
};

test.each(Object.entries(required))('%s requires what the contract requires and no more', (name, fields) => {
  const schema = pointedTo(openApi.document, `/components/schemas/${name}`);
  const { required: asked, properties } = isObject(schema) ? schema : {};
  expect([...(asked as string[])].sort()).toEqual([...fields].sort());
  const check = shapeChecks(openApi.document)(`/components/schemas/${name}`);
  const optional = Object.keys(properties as object).filter((field) => !fields.includes(field));
  const nothing = Object.fromEntries(optional.map((field) => [field, null]));
  expect(
    check(nothing)
      .map(({ field }) => field)
      .sort(),
  ).toEqual([...fields].sort());
});

test('everything the document refers to is in it, and no two operations have one name', () => {
  const references: string[] = [];
  const operations: string[] = [];
  JSON.stringify(openApi.document, (key, value: unknown) => {
    if (key === '$ref') references.push(String(value));
    if (key === 'operationId') operations.push(String(value));
    return value;
  });
  for (const reference of references) expect(() => pointedTo(openApi.document, reference.slice(1))).not.toThrow();
  expect(references.length).toBeGreaterThan(100);
  expect(new Set(operations).size).toBe(operations.length);
});
