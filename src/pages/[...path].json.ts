import type { APIRoute } from 'astro';
import { getRecords, getYears, recordPackage } from '~/model/open-data/packages';
import type { BothTenders } from '~/model/open-data/releases';

interface Props {
  path: string;
  tenders: readonly BothTenders[];
}

/** The open data files: one for each tender, beside its page, and one for each year. */
export const getStaticPaths = async () =>
  [...(await getRecords()), ...(await getYears())].map(({ path, tenders }) => ({
    params: { path: path.slice(1).replace(/\.json$/, '') },
    props: { path, tenders } satisfies Props,
  }));

export const GET: APIRoute<Props> = ({ props: { path, tenders } }) =>
  new Response(recordPackage(path, tenders), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
