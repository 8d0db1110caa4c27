// The site's own wire schemas as the JSON Schemas of the contract's OpenAPI document.
import * as z from 'zod';
import { album, albumDetails } from '~/model/kinds/albums';
import { banner } from '~/model/kinds/banners';
import { event } from '~/model/kinds/events';
import { homepage } from '~/model/kinds/homepage';
import { listing, listingEntry } from '~/model/kinds/listings';
import { footerGroup, headerItem } from '~/model/kinds/menus';
import { newsEntry } from '~/model/kinds/news';
import { contentPage, pageSummary } from '~/model/kinds/pages';
import { penalAction } from '~/model/kinds/penal-actions';
import { recruitment } from '~/model/kinds/recruitments';
import { file, id, image, link } from '~/model/door/shapes';
import { lastUpdated, visitorsCount } from '~/model/site/site-wide';
import { sitemapNode } from '~/model/site/sitemap';
import { song } from '~/model/kinds/songs';
import { tenderDesk } from '~/model/kinds/tender-periods';
import { tender } from '~/model/kinds/tenders';
import { video } from '~/model/kinds/videos';
import { isObject } from '../content-api/openapi.ts';

/** The document's name of each shape. A new kind of content is a line here. */
const shapes = {
  Id: id,
  Link: link,
  Image: image,
  File: file,
  MenuEntry: headerItem,
  FooterColumn: footerGroup,
  Homepage: homepage,
  Banner: banner,
  NewsEntry: newsEntry,
  Event: event,
  Album: album,
  AlbumDetails: albumDetails,
  Video: video,
  Song: song,
  PageSummary: pageSummary,
  Page: contentPage,
  Listing: listing,
  ListingEntry: listingEntry,
  Recruitment: recruitment,
  PenalAction: penalAction,
  TendersStaticData: tenderDesk,
  Tender: tender,
  SitemapEntry: sitemapNode,
  VisitorsCount: visitorsCount,
  LastUpdatedDate: lastUpdated,
} as const satisfies Record<string, z.ZodType>;

const registry = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(shapes)) registry.add(schema, { id: name });

type JsonSchema = Record<string, unknown>;

/** Drops patterns that repeat a format, and the largest safe numbers, which are not rules of the contract. */
function withoutRepetition(schema: JsonSchema): void {
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** JSON Schema 2020-12 of what may come over the wire, by the document's names, referring to one another. */
export function contractSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (name) => `#/components/schemas/${name}`,
    override: ({ jsonSchema }) => withoutRepetition(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
  );
}

/**
 * The text of the OpenAPI document with the given shapes in place of its own of the same names. Addresses, answers and the shapes the site does not read (feedback, errors, search) stay as they are.
 */
export function withSchemas(text: string, schemas: Record<string, unknown>): string {
  const document: unknown = JSON.parse(text);
  if (!isObject(document) || !isObject(document.components) || !isObject(document.components.schemas))
    throw new Error('openapi.json: expected components.schemas');
  Object.assign(document.components.schemas, schemas);
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
