import type { SelfAudit } from '~/rules/answers';
import { accessibility } from './self-audit/accessibility.ts';
import { brand } from './self-audit/brand.ts';
import { further } from './self-audit/further.ts';
import { quality } from './self-audit/quality.ts';

/**
 * The answers of people to rows that a machine cannot judge, or cannot judge alone. A row without an answer is not judged yet.
 * docs/self-audit.md explains how to answer.
 */
export const selfAudit: SelfAudit = {
  statement: 'accessibility-statement',
  answers: { ...quality, ...accessibility, ...further, ...brand },
};
