import type { SelfAudit } from '~/rules/answers';

/** Nobody has judged the website of this company yet, and it has no page with an accessibility statement. */
export const selfAudit: SelfAudit = { statement: '', answers: {} };
