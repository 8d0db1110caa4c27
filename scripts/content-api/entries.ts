import { HTTPException } from 'hono/http-exception';
import { isObject } from './openapi.ts';

/** Queries that choose entries by a field that equals them. */
const equals: Readonly<Record<string, string>> = { 'news_and_updates/': 'kind', 'recruitments/': 'category' };

function asked(query: URLSearchParams, name: string, pattern: RegExp, expected: string): string {
  const text = query.get(name);
  if (text !== null && pattern.test(text)) return text.padStart(2, '0');
  const found = text === null ? 'nothing' : `"${text}"`;
  throw new HTTPException(400, { message: `${name}: expected ${expected}, found ${found}` });
}

/** The part of a file's content that an address with this query returns. */
export function entriesFor(path: string, content: unknown, query: URLSearchParams): unknown {
  if (!Array.isArray(content)) return content;
  if (path === 'tenders-by-period/') {
    const month = asked(query, 'month', /^(0?[1-9]|1[0-2])$/, 'a month from 1 to 12');
    const year = asked(query, 'year', /^\d{4}$/, 'a year of four digits');
    return content.filter(
      (entry: unknown) => isObject(entry) && String(entry.published_on).startsWith(`${year}-${month}-`),
    );
  }
  const field = equals[path];
  const wanted = field === undefined ? null : query.get(field);
  if (field === undefined || wanted === null) return content;
  return content.filter((entry: unknown) => isObject(entry) && entry[field] === wanted);
}
