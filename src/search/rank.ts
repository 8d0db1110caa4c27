// Puts entries in their order: how well and where they have the words of a query, then language, newness, kind.
import { FIELDS } from './fields.ts';
import { dateOf, dayOf, kindOf, KINDS, langOf, UNDATED_DAYS, type Kind, type Lang } from './ids.ts';
import { namesKind, type Match } from './match.ts';
import type { Wanted } from './query.ts';
import { isCommonWord } from './stop-words.ts';
import type { State } from './results.ts';

/** A word of the query, or two as one, with what answers it. */
export interface Answered {
  readonly wanted: Wanted;
  readonly matches: readonly Match[];
}

export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** Has every word in its title, or as the kind or the year that it is of. */
  readonly isWhole: boolean;
  /** The share of the query, by what its words tell, that it has. */
  readonly share: number;
  /** How many words it lacks in its title. */
  readonly missing: number;
}

interface Found {
  readonly parts: number[];
  inTitle: number;
}

/** What a word is worth in a short, a middling and a long title, and in the text. */
const FIELD_WORTH = [1, 0.93, 0.84, 0.35];
const [KIND_WORTH, YEAR_WORTH] = [0.9, 0.5];
/** A year tells little, and half of all entries have one; so it is with words that half of them have. */
const LOW_WEIGHT = 0.4;
const [OWN_LANG_WHOLE, OWN_LANG_PART] = [1.35, 1.12];
const KIND_BONUS: Partial<Record<Kind, number>> = { page: 0.1, help: 0.08, job: 0.1, notice: 0.04 };
const [NEW_BONUS, OPEN_BONUS] = [0.08, 0.12];
const DAYS_A_YEAR = 365;
/** Entries that lack a word are results as well if they are so near to the best. */
const [NEAR_THE_WHOLE, NEAR_THE_BEST] = [0.8, 0.65];

/** What kinds the words that answer it name. */
function kindsOf({ matches }: Answered): Map<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const { spine, quality } of matches) {
    const kind = namesKind(spine.surface) && KINDS[parseInt(spine.surface.charAt(1), 36)];
    if (kind) kinds.set(kind, Math.max(kinds.get(kind) ?? 0, quality));
  }
  return kinds;
}

/** What a word tells: the fewer entries have it, the more. */
function weightOf({ wanted, matches }: Answered, entries: number): number {
  const best = Math.max(0, ...matches.map(({ quality }) => quality));
  let count = 0;
  for (const { spine, quality } of matches)
    if (quality > best - 0.1 && !namesKind(spine.surface)) spine.each(() => (count += 1));
  const weight = Math.log(1 + entries / Math.max(1, count));
  return wanted.isYear || isCommonWord(wanted.text) ? LOW_WEIGHT * weight : weight;
}

function gather(answered: readonly Answered[]): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const [index, { matches }] of answered.entries())
    for (const { spine, quality } of matches)
      spine.each((id, field) => {
        let one = found.get(id);
        if (!one) found.set(id, (one = { parts: answered.map(() => 0), inTitle: 0 }));
        const part = quality * (FIELD_WORTH[field] ?? 0);
        if (part > (one.parts[index] ?? 0)) one.parts[index] = part;
        if (field !== FIELDS.body) one.inTitle |= 1 << index;
      });
  return found;
}

/** Kinds and years are not looked up: an id says them. */
function addWhatIdsSay(found: ReadonlyMap<number, Found>, answered: readonly Answered[]): void {
  for (const [index, one] of answered.entries()) {
    const kinds = kindsOf(one);
    if (kinds.size === 0 && !one.wanted.isYear) continue;
    for (const [id, { parts }] of found) {
      const entry = found.get(id);
      const byKind = (kinds.get(kindOf(id)) ?? 0) * KIND_WORTH;
      const isOfYear = one.wanted.isYear && dateOf(id)?.getUTCFullYear() === Number(one.wanted.text);
      const worth = isOfYear ? Math.max(byKind, YEAR_WORTH) : byKind;
      if (!entry || worth === 0) continue;
      entry.inTitle |= 1 << index;
      if (worth > (parts[index] ?? 0)) parts[index] = worth;
    }
  }
}

interface RankingOptions {
  readonly entries: number;
  readonly lang: Lang;
  /** The number of the day that is today. */
  readonly today: number;
  readonly stateOf: (id: number) => State | undefined;
}

export function rank(answered: readonly Answered[], options: RankingOptions): Ranked[] {
  const { entries, lang, today, stateOf } = options;
  const weights = answered.map((one) => weightOf(one, entries));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const found = gather(answered);
  addWhatIdsSay(found, answered);
  const whole = 2 ** answered.length - 1;
  const ranked: (Ranked & { readonly plain: number })[] = [];
  for (const [id, { parts, inTitle }] of found) {
    let [plain, had] = [0, 0];
    for (const [index, weight] of weights.entries()) {
      const part = parts[index] ?? 0;
      plain += weight * part;
      if (part > 0) had += weight;
    }
    const isWhole = inTitle === whole;
    const years = dayOf(id) < UNDATED_DAYS ? 1 : Math.max(0, dayOf(id) - today) / DAYS_A_YEAR;
    const bonus =
      1 +
      (isWhole ? (KIND_BONUS[kindOf(id)] ?? 0) : 0) +
      NEW_BONUS / (1 + years) +
      (stateOf(id) === 'open' ? OPEN_BONUS : 0);
    const own = langOf(id) !== lang ? 1 : isWhole ? OWN_LANG_WHOLE : OWN_LANG_PART;
    const missing = answered.filter((_, index) => !(inTitle & (1 << index))).length;
    ranked.push({ id, plain, score: plain * bonus * own, isWhole, share: had / all, missing });
  }
  const best = ranked.reduce((most, { plain }) => Math.max(most, plain), 0);
  const near = (ranked.some(({ isWhole }) => isWhole) ? NEAR_THE_WHOLE : NEAR_THE_BEST) * best;
  return ranked
    .filter(({ share, plain }) => share > 0.999 || plain >= near)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
