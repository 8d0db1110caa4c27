import { derived } from '~/lib/queries';
import { inBothLangs } from '~/lib/said-in-both';
import { getAllTenders } from '../kinds/tender-periods';

/**
 * The unit of each tender, by the ID of the tender, in both languages: the English name, and the newest Hindi name that a
 * tender gives with this English name. So tenders with different Hindi spellings of a unit belong to one unit.
 */
export const getUnits = derived(async (): Promise<ReadonlyMap<string, string>> => {
  const [english, hindi] = await Promise.all([getAllTenders('en'), getAllTenders('hi')]);
  const inHindi = new Map(hindi.map(({ id, unit }) => [id, unit]));
  const names = new Map<string, string>();
  for (const { id, unit } of english) {
    const other = inHindi.get(id);
    if (!unit || !other) continue;
    const both = names.get(unit) ?? inBothLangs(unit, other);
    for (const name of [unit, other]) if (!names.has(name)) names.set(name, both);
  }
  return new Map([...hindi, ...english].flatMap(({ id, unit }) => (unit ? [[id, names.get(unit) ?? unit]] : [])));
});
