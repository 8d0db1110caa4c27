import type { Lang } from './lang.ts';
import { texts } from './texts.ts';

/** What a file has wrong: it is damaged, or it is another kind of file than its name says. */
export const FILE_FAULTS = [
  ...(['empty', 'cut', 'broken'] as const),
  ...(['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip', 'jpeg', 'png', 'html'] as const),
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Says it in words: "a Word file (.docx), not PDF". `format` is what the name of the file says. */
export function faultWords(fault: FileFault, format: string | undefined, lang: Lang): string {
  const t = texts(lang);
  if (fault === 'empty' || fault === 'cut' || fault === 'broken') return t(`file:${fault}`);
  return t('file:in_truth', { what: t(`file:is_${fault}`), format: format ?? t('file:its_name') });
}

/** What the passport of a file says of its dangers. */
interface Dangers {
  readonly fault?: FileFault | undefined;
  readonly needsPassword?: boolean | undefined;
  readonly readable?: string | undefined;
  readonly hasScript?: boolean | undefined;
  readonly hasMacros?: boolean | undefined;
}

/** What a visitor should know before a file is opened: it may not open, it has no text, or it can do harm. */
export function fileWarnings(dangers: Dangers | undefined, format: string | undefined, lang: Lang, isFull = false) {
  const t = texts(lang);
  return [
    dangers?.fault && faultWords(dangers.fault, format, lang),
    dangers?.needsPassword && t('file:password'),
    dangers?.readable === 'scan' && t(isFull ? 'file:scan_in_full' : 'file:scan'),
    dangers?.hasScript && t('file:script'),
    dangers?.hasMacros && t('file:macros'),
  ];
}
