/** Who does what. The names of these roles are in src/i18n/messages/self-audit.ts. */
export type Role = 'head' | 'web-manager' | 'editors' | 'security-officer' | 'hosting' | 'developers' | 'reviewer';

/**
 * Who judges a row: a check of the built pages; such a check, and people for the part that no machine sees; people only. Or
 * no one here: the row is a duty of the owner that no software can meet.
 */
export type Judge = 'machine' | 'both' | 'people' | 'owner';

/** One row of the rules, as a short phrase in our own words: what must be so. */
export interface Row {
  /** The number of the clause, criterion or section in its rules. */
  readonly clause: string;
  readonly by: Judge;
  /** Whose duty the row is. Set only if `by` is `owner`. */
  readonly whose?: Role;
  readonly en: string;
  readonly hi: string;
}
