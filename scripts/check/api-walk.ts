import { API_BASE } from '../../src/lib/api-base.ts';
import { idOf, isObject, LANGS, type Address, type OpenApi } from '../content-api/openapi.ts';
import { sentence, shapeChecks } from '../content-api/shape-check.ts';
import { answerFaults, ask, crossOriginFaults, revalidationFaults } from './api-answer.ts';
import { filterFaults, monthFaults, pageFaults, readList, withQuery } from './api-list.ts';

/** The result of one address of the contract. */
export interface Finding {
  readonly address: string;
  readonly state: 'ok' | 'wrong' | 'not there' | 'not tried';
  /** The faults. If there are no faults, the requests that were made. */
  readonly notes: readonly string[];
}

interface Tried {
  readonly isThere: boolean;
  readonly entries: readonly unknown[];
  readonly faults: readonly string[];
}

/** The sections that every owner has. Any other section may be missing. */
const REQUIRED = new Set(['visitors_count/', 'last_updated_date/']);
/** Browsers request this address. They also request every address without a language. */
const SEARCH = 'search-page/';

const MOST_DETAILS = 20;
const TENDERS = 'tenders-by-period/';

/**
 * True if the address contains an ID or a month. The check takes these IDs and months from the answer of another address, which
 * it reads first.
 */
const isNamedElsewhere = ({ listedAt, path }: Address): boolean => listedAt !== undefined || path === TENDERS;

/** Returns up to `MOST_DETAILS` elements, at equal distances from the first to the last. */
function sampleOf<T>(all: readonly T[]): T[] {
  const step = Math.max(1, all.length / MOST_DETAILS);
  return all.filter((_, place) => place === Math.floor(Math.ceil(place / step) * step));
}

/** Returns the URLs to request for an address. If the address has an id, takes some ids from a list that was read. */
function requestsFor(address: Address, prefix: string, read: ReadonlyMap<string, readonly unknown[]>): string[] {
  const { path, listedAt } = address;
  const own = `${prefix}${path}`;
  if (path === 'search-page/') return [withQuery(own, { search: 'coal' })];
  const namedIn = (list: string) => sampleOf((read.get(`${prefix}${list}`) ?? []).filter((one) => isObject(one)));
  if (path === TENDERS) {
    return namedIn('tenders-static-data/').map(({ month, year }) =>
      withQuery(own, { month: String(month), year: String(year) }),
    );
  }
  if (listedAt === undefined) return [own];
  return namedIn(listedAt).flatMap((entry) => {
    const id = idOf(entry);
    return id === undefined ? [] : [own.replace(/\{\w+\}/, encodeURIComponent(id))];
  });
}

/** Checks every address of the contract with GET, in both languages. Yields a finding after each address. */
export async function* walkApi(base: string, openApi: OpenApi): AsyncGenerator<Finding> {
  const check = shapeChecks(openApi.document);
  /** The entries of each list and the months that have tenders, by the URL that was read. */
  const read = new Map<string, readonly unknown[]>();

  async function tryList(url: string, address: Address): Promise<Tried> {
    const listChecks = { envelope: check(address.answerSchema), entry: check(`${address.contentSchema}/items`) };
    const list = await readList(url, listChecks);
    const { entries, first } = list;
    if (first.status !== 200) return { isThere: first.status !== 404, entries, faults: list.faults };
    const isOfMonth = address.queries.some(({ name }) => name === 'month');
    const faults = [
      ...list.faults,
      ...(isOfMonth ? monthFaults(url, entries) : []),
      ...(await revalidationFaults(first)),
      ...(await pageFaults(url, list)),
      ...(await filterFaults(url, address, list, listChecks)),
    ];
    return { isThere: true, entries, faults };
  }

  async function tryOne(url: string, address: Address): Promise<Tried> {
    const answer = await ask(url);
    const basic = answerFaults(answer, 200);
    if (basic.length > 0) return { isThere: answer.status !== 404, entries: [], faults: basic };
    const { json } = answer;
    const shape = check(address.answerSchema)(json).map((fault) => sentence(fault));
    const periods = isObject(json) && isObject(json.results) ? json.results.periods : undefined;
    const entries = Array.isArray(periods) ? periods : [];
    return { isThere: true, entries, faults: [...shape, ...(await revalidationFaults(answer))] };
  }

  async function find(address: Address, prefix: string): Promise<Finding> {
    const name = `${prefix.slice(base.length)}${address.path}`;
    const urls = requestsFor(address, prefix, read);
    const faults: string[] = [];
    let entries = 0;
    for (const url of urls) {
      const tried = address.form === 'list' ? await tryList(url, address) : await tryOne(url, address);
      const mayBeMissing = !isNamedElsewhere(address) && !REQUIRED.has(address.path);
      if (!tried.isThere && mayBeMissing) return { address: name, state: 'not there', notes: [] };
      read.set(url, tried.entries);
      entries += tried.entries.length;
      const where = isNamedElsewhere(address) ? `${url.slice(prefix.length)}: ` : '';
      faults.push(...tried.faults.map((fault) => where + fault));
      const isForBrowsers = !address.perLanguage || address.path === SEARCH;
      if (isForBrowsers) faults.push(...(await crossOriginFaults(url, 'read')));
    }
    if (faults.length > 0) return { address: name, state: 'wrong', notes: faults };
    if (urls.length === 0)
      return { address: name, state: 'not there', notes: ['no other answer names an id or month for this address'] };
    const notes = [
      ...(isNamedElsewhere(address) ? [`${urls.length} tried`] : []),
      ...(address.form === 'list' ? [`${entries} entries`] : []),
    ];
    return { address: name, state: 'ok', notes };
  }

  const inOrder = [...openApi.addresses].sort((a, b) => Number(isNamedElsewhere(a)) - Number(isNamedElsewhere(b)));
  const [perLanguage, siteWide] = [true, false].map((is) => inOrder.filter((address) => address.perLanguage === is));
  for (const lang of LANGS) {
    for (const address of perLanguage ?? []) yield find(address, `${base}/${lang}${API_BASE}/`);
  }
  for (const address of siteWide ?? []) yield find(address, `${base}${API_BASE}/`);
}
