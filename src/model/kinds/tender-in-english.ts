// Gives the Hindi entry of a tender the facts of its English entry.
import { fullTime } from '~/i18n/dates';
import { reportDifference, withEnglishFacts } from '../english-facts';
import { listAddress } from './tender-notes';
import type { PublicTender } from './tenders';

/** The corrigenda of the English tender with their dates. Their texts come from its translation `entry`, if they are there. */
function corrigendaInEnglish(entry: PublicTender, english: PublicTender): PublicTender['corrigenda'] {
  const own = new Map(entry.corrigenda.map((one) => [one.id, one]));
  return english.corrigenda.map((one) => {
    const { publishedOn, newClosesAt, moved } = one;
    const translated = own.get(one.id);
    if (!translated || translated.changes.length < one.changes.length) return { ...one, lang: english.lang };
    const file = translated.file ?? (one.file && { ...one.file, language: one.file.language ?? english.lang });
    return { ...translated, file, publishedOn, newClosesAt, moved };
  });
}

const said = ({ corrigenda }: PublicTender): string =>
  corrigenda.map(({ id, newClosesAt }) => (newClosesAt ? `${id} (${fullTime(newClosesAt)})` : id)).join(', ');

const FACTS = [
  'closing',
  'closesAt',
  'preBidAt',
  'opensAt',
  'cancelledOn',
  'valueInr',
  'emdInr',
  'method',
  'bidsReceived',
] as const;

/** Gives the Hindi entry the facts of the English entry that must not differ: dates, amounts, corrigenda, award. */
export function asInEnglish(entry: PublicTender, english: PublicTender): PublicTender {
  if (entry.lang === english.lang) return entry;
  const { closedBefore, award } = english;
  const compare = (field: string, of: (one: PublicTender) => string): void => {
    const [expected, found] = [of(english), of(entry)];
    if (expected !== found) reportDifference(listAddress, entry.id, field, expected, found);
  };
  compare('corrigenda', said);
  if (entry.award)
    compare('award', (one) =>
      [one.award?.awardedOn, one.award?.valueInr].filter((fact) => fact !== undefined).join(' '),
    );
  return {
    ...withEnglishFacts(listAddress, entry, english, FACTS),
    closedBefore,
    corrigenda: corrigendaInEnglish(entry, english),
    award:
      award &&
      (entry.award
        ? { ...entry.award, awardedOn: award.awardedOn, valueInr: award.valueInr }
        : { ...award, lang: english.lang }),
  };
}
