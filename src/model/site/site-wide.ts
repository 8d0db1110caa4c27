import * as z from 'zod';
import { readSiteWide } from '~/api/client';
import { derived } from '~/lib/queries';
import { report } from '../door/report';
import { contract, day } from '../door/shapes';

const visitorsCount = z
  .object({ visitors_count: z.int().nonnegative() })
  .transform((wire) => wire.visitors_count)
  .register(contract, { id: 'VisitorsCount' });
const lastUpdated = z
  .object({ last_updated_date: day })
  .transform((wire) => wire.last_updated_date)
  .register(contract, { id: 'LastUpdatedDate' });

/** Reads a value for the footer. If the value is `undefined`, the page shows "-". */
const siteWide = <Ours>(path: string, schema: z.ZodType<Ours>) =>
  derived(async (): Promise<Ours | undefined> => {
    const wire = await readSiteWide(path);
    const result = schema.safeParse(wire);
    if (result.success) return result.data;
    report(
      wire === undefined
        ? { kind: 'absent', address: path }
        : { kind: 'held-back', address: path, field: 'results', found: JSON.stringify(wire), lastGood: false },
    );
    return undefined;
  });

/** The number of visits at the time of this build. */
export const getVisitorsCount = siteWide('visitors_count/', visitorsCount);

/** The day of the last content update, as the API states it: `YYYY-MM-DD`. */
export const getLastUpdated = siteWide('last_updated_date/', lastUpdated);
