/** The roles of the people who do the work. Their names are in src/i18n/messages/self-audit.ts. */
export type Role = 'head' | 'web-manager' | 'editors' | 'security-officer' | 'hosting' | 'developers' | 'reviewer';

/**
 * Who judges a row. `machine`: a check of the built pages. `both`: such a check, and people for the part that a machine cannot
 * check. `people`: people only. `owner`: the row is not judged, because it is a duty of the owner that no software can meet.
 */
export type Judge = 'machine' | 'both' | 'people' | 'owner';

/** One row of the rules: a requirement as a short phrase in our own words. */
export interface Row {
  /** The number of the clause, criterion or section in the original rules. */
  readonly clause: string;
  readonly by: Judge;
  /** The role that has the duty. Set only if `by` is `owner`. */
  readonly whose?: Role;
  readonly en: string;
  readonly hi: string;
}
