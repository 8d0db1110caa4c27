// Tenders as open data in the Open Contracting Data Standard 1.1 (https://standard.open-contracting.org/1.1/). Each step of a
// tender is a release. All releases together, merged by the rules of the standard, are the compiled release.
import { storageAddress } from '~/api/storage';
import { endTime, fullTime, startOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { owner } from '~/owner/owner';
import { checksumOf } from '~/lib/checksum';
import { href } from '~/routes';
import { hasPassed } from '../clock';
import type { File } from '../door/shapes';
import { tenderPath } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';
import { siteUrl } from '../site-url';
import { type Both, company, companyParty, contactOf, said, unitOf } from './parties';
import { categoryOf, methodOf } from './code-lists';
import { meetingsAfter, openingAfter, plannedMeetings } from './meetings';
import { uriOf } from './uri';
import { type Json, type JsonObject, merged } from './merged';

interface Release extends JsonObject {
  readonly ocid: string;
  readonly id: string;
  readonly date: string;
  readonly tag: readonly string[];
}

const documentOf = (
  id: string,
  documentType: string,
  { title, url, type, language }: File,
  lang: Lang,
): JsonObject => ({
  id,
  documentType,
  title,
  url: uriOf(storageAddress(url)),
  format: type,
  language: language ?? lang,
});

/**
 * Returns the files of both languages. A file in both languages is listed once. The ID of a file comes from its address, so
 * that the ID never changes.
 */
function documentsOf(
  both: Both,
  filesOf: (entry: Tender) => readonly (File | undefined)[],
  name: string,
  type: string,
) {
  const found = new Map<string, JsonObject>();
  const ids = new Set<string>();
  for (const lang of LANGS)
    for (const file of both[lang] ? filesOf(both[lang]) : [])
      if (file && !found.has(file.url)) {
        let id = `${name}-${checksumOf(file.url)}`;
        while (ids.has(id)) id += '-2';
        ids.add(id);
        found.set(file.url, documentOf(id, type, file, lang));
      }
  return found.size > 0 ? [...found.values()] : undefined;
}

const rupees = (amount: number | undefined) => (amount === undefined ? undefined : { amount, currency: 'INR' });

/**
 * The largest number of letters of a reference number that open data uses as the ID of a tender, because each release repeats
 * this ID. For a longer reference number, which no real tender has, the ID of the entry is used.
 */
const MOST_OF_AN_ID = 100;
const tenderId = ({ id, referenceNo }: Tender): string => (referenceNo.length > MOST_OF_AN_ID ? id : referenceNo);

/** The first release: the tender as it was published. */
function publication(entry: Tender, both: Both): JsonObject {
  const { corrigenda, publishedOn, closesAt, portalLink, contact } = entry;
  const buys = unitOf(both);
  const firstMove = corrigenda.toReversed().find(({ moved }) => moved)?.moved;
  const firstClosing = firstMove ? firstMove.before : closesAt;
  return {
    buyer: company,
    parties: [
      { ...companyParty, roles: buys ? ['buyer'] : ['buyer', 'procuringEntity'], contactPoint: contactOf(contact) },
      ...(buys ? [{ ...buys.party, roles: ['procuringEntity'] }] : []),
    ],
    tender: {
      id: tenderId(entry),
      ...said('title', both, ({ title }) => title),
      status: 'active',
      procuringEntity: buys?.unit ?? company,
      value: rupees(entry.valueInr),
      ...categoryOf(entry.category),
      ...methodOf(entry.method),
      ...(portalLink && {
        submissionMethod: ['electronicSubmission'],
        submissionMethodDetails: new URL(portalLink.url, siteUrl('/')).href,
      }),
      tenderPeriod: { startDate: fullTime(publishedOn), endDate: firstClosing && fullTime(firstClosing) },
      ...plannedMeetings(entry),
      documents: [
        ...LANGS.map((lang) => ({
          id: `page-${lang}`,
          documentType: 'tenderNotice',
          url: siteUrl(href(tenderPath(entry), lang)),
          format: 'text/html',
          language: lang,
        })),
        ...(documentsOf(both, ({ files }) => files, 'file', 'biddingDocuments') ?? []),
      ],
    },
  };
}

/** Returns the changes of a corrigendum in words: "Delivery: 60 days → 90 days". */
const changesOf = ({ changes }: Tender['corrigenda'][number]): string | undefined =>
  changes.map(({ what, before, after }) => `${what}: ${before ?? '–'} → ${after ?? '–'}`).join('; ') || undefined;

interface Step {
  name: string;
  date: string;
  tag: string;
  says: JsonObject;
}

function* stepsOf(entry: Tender, both: Both): Generator<Step> {
  const { publishedOn, closesAt, award, cancelledOn, withdrawnOn, withdrawnReason } = entry;
  const isSoon = (day: string | undefined, at: string): boolean => day !== undefined && day <= at;
  /** Returns the status of a tender at the date `at`, if the tender was withdrawn or cancelled by then. */
  const endedBy = (at: string) =>
    isSoon(withdrawnOn, at) ? 'withdrawn' : isSoon(cancelledOn, at) ? 'cancelled' : undefined;
  const tender = (more: JsonObject): JsonObject => ({ tender: { id: tenderId(entry), ...more } });
  /** If the tender was awarded on or before the day on which it ended, returns the award as cancelled. */
  const awardUntil = (day: string): JsonObject =>
    isSoon(award?.awardedOn, day) ? { awards: [{ id: 'award', status: 'cancelled' }] } : {};
  yield { name: 'published', date: publishedOn, tag: 'tender', says: publication(entry, both) };
  for (const one of entry.corrigenda.toReversed()) {
    const ofBoth = (of: Tender | undefined) =>
      of?.corrigenda.find(({ id, lang }) => id === one.id && (lang ?? of.lang) === of.lang);
    const { id } = one;
    const name = `corrigendum-${id}`;
    yield {
      name,
      date: one.publishedOn,
      tag: 'tenderAmendment',
      says: tender({
        tenderPeriod: one.moved && { endDate: fullTime(one.moved.after) },
        amendments: [{ id, date: fullTime(one.publishedOn), description: one.title, rationale: changesOf(one) }],
        documents: documentsOf(both, (of) => [ofBoth(of)?.file], name, 'corrigendum'),
        ...openingAfter(entry, one),
      }),
    };
  }
  if (award)
    yield {
      name: 'award',
      date: award.awardedOn,
      tag: 'award',
      says: {
        ...tender({
          status: endedBy(award.awardedOn) ?? 'complete',
          ...meetingsAfter(entry, 'award', award.awardedOn),
        }),
        parties: [{ id: `firm:${award.bidder}`, name: award.bidder, roles: ['supplier'] }],
        awards: [
          {
            id: 'award',
            status: 'active',
            date: fullTime(award.awardedOn),
            value: rupees(award.valueInr),
            suppliers: [{ id: `firm:${award.bidder}`, name: award.bidder }],
            documents: documentsOf(both, (of) => [of.award?.file], 'award', 'awardNotice'),
          },
        ],
      },
    };
  if (cancelledOn)
    yield {
      name: 'cancelled',
      date: cancelledOn,
      tag: 'tenderCancellation',
      says: {
        ...tender({ status: endedBy(cancelledOn), ...meetingsAfter(entry, 'cancelled', cancelledOn) }),
        ...awardUntil(cancelledOn),
      },
    };
  if (withdrawnOn)
    yield {
      name: 'withdrawn',
      date: withdrawnOn,
      tag: 'tenderCancellation',
      says: {
        ...tender({
          status: 'withdrawn',
          // No corrigendum has this ID, because the IDs of corrigenda have no colon.
          amendments: [{ id: 'tender:withdrawn', date: fullTime(withdrawnOn), rationale: withdrawnReason }],
        }),
        ...awardUntil(withdrawnOn),
      },
    };
  const [end] = [withdrawnOn, cancelledOn, award?.awardedOn].filter((day) => day !== undefined).sort();
  if (closesAt !== undefined && hasPassed(closesAt) && (end === undefined || startOf(closesAt) < startOf(end)))
    yield { name: 'closed', date: endTime(closesAt), tag: 'tenderUpdate', says: tender({ status: 'complete' }) };
}

/** A tender in its main language, and in both languages. */
export interface BothTenders {
  readonly entry: Tender;
  readonly both: Both;
}

/** A tender with all its releases, the oldest first, and its present state. */
interface OcdsRecord {
  readonly ocid: string;
  readonly releases: readonly Release[];
  readonly compiledRelease: JsonObject;
}

/** The worldwide ID of a tender. No entry can choose this ID, so no entry can take the ID of another tender. */
export const ocidOf = ({ id }: Tender): string => `${owner.openData.ocdsPrefix}-${id}`;

/** Returns the record of a tender: everything that is known until now, as open data. All dates come from the content. */
export function recordOf({ entry, both }: BothTenders): OcdsRecord {
  const ocid = ocidOf(entry);
  const always = { initiationType: 'tender', language: entry.lang };
  const releases = [...stepsOf(entry, both)]
    .toSorted((a, b) => startOf(a.date) - startOf(b.date))
    .map(({ name, date, tag, says }): Release => ({
      ocid,
      id: `${ocid}-${name}`,
      date: fullTime(date),
      tag: [tag],
      ...always,
      ...says,
    }));
  const date = releases.at(-1)?.date ?? fullTime(entry.publishedOn);
  const whole = releases.reduce<Json>((before, release) => merged(before, release), {});
  return {
    ocid,
    releases,
    compiledRelease: { ...(whole as JsonObject), id: `${ocid}-${date}`, date, tag: ['compiled'] },
  };
}
