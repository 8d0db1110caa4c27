import { idOf, isObject, type Address } from '../content-api/openapi.ts';
import { withQuery } from './api-list.ts';

const MOST_DETAILS = 20;
const TENDERS = 'tenders-by-period/';

/** Another address names the ids of these: it is read first. */
export const isNamedElsewhere = ({ listedAt, path }: Address): boolean => listedAt !== undefined || path === TENDERS;

/** Up to `MOST_DETAILS`, taken evenly from first to last. */
function sampleOf<T>(all: readonly T[]): T[] {
  const step = Math.max(1, all.length / MOST_DETAILS);
  return all.filter((_, place) => place === Math.floor(Math.ceil(place / step) * step));
}

/** The requests for an address of the contract. For an address with an id, they take some ids from a list that was read. */
export function requestsFor(address: Address, prefix: string, read: ReadonlyMap<string, readonly unknown[]>): string[] {
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
