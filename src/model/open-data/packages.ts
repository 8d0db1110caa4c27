// The files of open data about tenders: one for each tender, one for each year, and all years in one zip file.
import { startOf } from '~/i18n/dates';
import { texts } from '~/i18n/texts';
import { groupBy } from '~/lib/group';
import { derived, derivedBy } from '~/lib/queries';
import { type Packed, packed, zipOf } from '~/lib/zip';
import { owner } from '~/owner/owner';
import { paths } from '~/routes';
import { getAllTenders, tenderPath } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';
import { siteUrl } from '../site-url';
import { type BothTenders, recordOf } from './releases';

/** All published tenders, the newest first. */
const getBothTenders = derived(async (): Promise<readonly BothTenders[]> => {
  const [english, hindi] = [await getAllTenders('en'), await getAllTenders('hi')];
  const inHindi = new Map(hindi.map((entry) => [entry.id, entry]));
  return english.map((entry) => {
    const other = inHindi.get(entry.id);
    return { entry, both: { [entry.lang]: entry, ...(other && { [other.lang]: other }) } };
  });
});

/** Returns the address of the open data of a tender, beside its page. Both languages use this address. */
export const recordPath = (entry: Tender): string => `${tenderPath(entry)}.json`;

/** Each tender with the address of its open data, for `getStaticPaths`. */
export const getRecords = async () =>
  (await getBothTenders()).map((one) => ({ path: recordPath(one.entry), tenders: [one] }));

/** The tenders of each year, the newest year first. */
export const getYears = async () =>
  groupBy(await getBothTenders(), ({ entry }) => entry.period.year).map(({ key: year, items }) => ({
    year,
    path: yearPath(year),
    tenders: items,
  }));

const yearPath = (year: number): string => `${paths.openData}/tenders-${year}.json`;

/**
 * The file of one year, compressed for the zip file of all years. If one tender changes, only the file of its year is
 * compressed again.
 */
const tendersOf = derivedBy(async (year: string) => (await getYears()).find((one) => `${one.year}` === year)?.tenders);
const packedYear = derivedBy(async (year: string): Promise<Packed> =>
  packed(recordPackage(yearPath(Number(year)), (await tendersOf(year)) ?? [])),
);

/** All years in one zip file. */
export async function allYearsZip(): Promise<Buffer> {
  const years = await getYears();
  return zipOf(
    await Promise.all(
      years.map(async ({ year }) => ({ name: `tenders-${year}.json`, packed: await packedYear(`${year}`) })),
    ),
  );
}

/** Returns a package of records in the form of the standard, with its address, publisher and licence. */
export function recordPackage(address: string, tenders: readonly BothTenders[]): string {
  const records = tenders.map(recordOf);
  const changed = records.map(({ releases }) => releases.at(-1)?.date ?? '').sort((a, b) => startOf(a) - startOf(b));
  const t = texts('en');
  return `${JSON.stringify({
    uri: siteUrl(address),
    version: '1.1',
    publishedDate: changed.at(-1),
    publisher: { name: t('website:name'), uri: siteUrl('/') },
    license: owner.openData.licence.url,
    publicationPolicy: `${siteUrl(paths.openData)}#policy`,
    records,
  })}\n`;
}
