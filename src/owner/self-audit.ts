import type { SelfAudit } from '~/rules/answers';
import { accessibility } from './self-audit/accessibility.ts';
import { brand } from './self-audit/brand.ts';
import { further } from './self-audit/further.ts';
import { quality } from './self-audit/quality.ts';

/**
 * What people found of the rows of the rules that no machine judges, or not alone. A row that is not here is not judged yet.
 * docs/self-audit.md says how to answer.
 */
export const selfAudit: SelfAudit = {
  statement: 'accessibility-statement',
  answers: { ...quality, ...accessibility, ...further, ...brand },
};
