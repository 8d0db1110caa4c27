// Runs all checks of the rules on a site. Each page is parsed once and passed to every check, and then removed from memory.
import type { accessibility } from '../../../src/rules/accessibility.ts';
import type { Looked } from '../../../src/rules/answers.ts';
import type { RowId } from '../../../src/rules/rows.ts';
import { adviceChecks } from './advice.ts';
import { brandChecks } from './brand.ts';
import { lawChecks } from './law.ts';
import { lifecycleChecks } from './lifecycle.ts';
import type { MachineRow } from './machine-row.ts';
import { operableChecks } from './operable.ts';
import { rulePage } from './page.ts';
import { perceivableChecks } from './perceivable.ts';
import { securityChecks } from './protection.ts';
import { qualityChecks } from './quality.ts';
import type { Site } from './site.ts';
import { understandableChecks } from './understandable.ts';
import type { Check, Finding, Watch } from './watch.ts';

const accessibilityChecks = { ...perceivableChecks, ...operableChecks, ...understandableChecks } satisfies Record<
  MachineRow<typeof accessibility>,
  Check
>;

export const checks: Readonly<Partial<Record<RowId, Check>>> = {
  ...qualityChecks,
  ...accessibilityChecks,
  ...securityChecks,
  ...lifecycleChecks,
  ...brandChecks,
  ...lawChecks,
  ...adviceChecks,
};

/** The most faults that are kept for a row, unless the caller wants another number. Further faults are only counted. */
const MOST_KEPT = 100;

export interface Fault extends Finding {
  readonly path: string;
}

export interface RowResult extends Looked {
  /** The first faults of the row. `count` is the number of all its faults. */
  readonly faults: readonly Fault[];
  readonly count: number;
}

class RowRecord {
  readonly #most: number;
  readonly #looked = new Set<string>();
  readonly #faulty = new Set<string>();
  readonly #faults: Fault[] = [];
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(path: string, findings: readonly Finding[]): void {
    this.#looked.add(path);
    if (findings.length > 0) this.#faulty.add(path);
    this.#count += findings.length;
    for (const found of findings) if (this.#faults.length < this.#most) this.#faults.push({ path, ...found });
  }

  result(): RowResult {
    const [first] = this.#faulty;
    const counts = { pages: this.#looked.size, faulty: this.#faulty.size, count: this.#count };
    return { ...counts, ...(first !== undefined && { first }), faults: this.#faults };
  }
}

export interface Results {
  readonly pages: number;
  /** False if the rows about the home page could not be judged. */
  readonly hasHome: boolean;
  /** Only rows that could be judged on this site. */
  readonly rows: ReadonlyMap<RowId, RowResult>;
}

/**
 * These rows compare pages with each other, or need one special page of the site. They can be judged only if all pages of the
 * site are known.
 */
const NEED_ALL: ReadonlySet<RowId> = new Set<RowId>(['Q5', 'Q10', 'Q11', 'L1', 'L6', 'B16', 'B22', 'R2']);

/**
 * These rows are about the home page, or about the way from the home page to other pages. They cannot be judged without a home
 * page.
 */
export const NEED_HOME: ReadonlySet<RowId> = new Set<RowId>(['Q1', 'Q5', 'Q12', 'S21', 'L3', 'B16']);

export async function runChecks(site: Site, most = MOST_KEPT): Promise<Results> {
  const watches = (Object.entries(checks) as [RowId, Check][]).flatMap(([id, check]) => {
    const watch: Watch | undefined = site.isPart && NEED_ALL.has(id) ? undefined : check(site);
    return watch ? [{ id, watch, record: new RowRecord(most) }] : [];
  });
  let pages = 0;
  let hasHome = false;
  for await (const raw of site.pages()) {
    const page = rulePage(raw, site);
    pages += 1;
    hasHome ||= page.isHome;
    for (const { watch, record } of watches) {
      const findings = watch.page?.(page);
      if (findings) record.add(page.path, findings);
    }
  }
  for (const { watch, record } of watches)
    for (const { path, findings } of (await watch.end?.()) ?? []) record.add(path, findings);
  const judged = watches.filter(({ id }) => hasHome || !NEED_HOME.has(id));
  return { pages, hasHome, rows: new Map(judged.map(({ id, record }) => [id, record.result()])) };
}
