import type { APIRoute } from 'astro';
import { inEachLang } from '~/layouts/static-paths';
import { getGoneJobs, jobPath } from '~/model/kinds/recruitments';
import { getGoneTenders, tenderPath } from '~/model/kinds/tender-periods';
import { href } from '~/routes';

interface Props {
  withdrawnOn: string | undefined;
}

/** A file for each page of a tender or job that was withdrawn long ago. Web servers answer 410 (gone) for such a page. */
export const getStaticPaths = () =>
  inEachLang(async (lang) => {
    const gone = (path: string, { withdrawnOn }: Props) => ({
      params: { path: href(path, lang).slice(1) },
      props: { withdrawnOn } satisfies Props,
    });
    return [
      ...(await getGoneTenders(lang)).map((one) => gone(tenderPath(one), one)),
      ...(await getGoneJobs(lang)).map((one) => gone(jobPath(one), one)),
    ];
  });

export const GET: APIRoute<Props> = ({ props: { withdrawnOn } }) => new Response(`Withdrawn on ${withdrawnOn}\n`);
