import type { Lang } from './lang.ts';
import { fileSize } from './numbers.ts';
import { texts } from './texts.ts';
import { inBothLangs } from '../lib/said-in-both.ts';

const DAMAGES = ['empty', 'cut', 'broken'] as const;
/** The faults of a file: it is damaged, or its content is of another format than its name says. */
export const FILE_FAULTS = [
  ...DAMAGES,
  ...(['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'zip', 'jpeg', 'png', 'html'] as const),
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/**
 * The dangerous actions of a PDF: start a program, open a file on another computer, contain a program, send a filled-in form.
 */
export const ACTS = ['launch', 'path', 'program', 'submit'] as const;
export type Act = (typeof ACTS)[number];

const isDamage = (fault: FileFault): fault is (typeof DAMAGES)[number] => DAMAGES.some((one) => one === fault);

/** Returns the real format of a file whose name has a different ending or no ending. */
export function trueFormat(fault: FileFault | undefined): string | undefined {
  if (fault === undefined || isDamage(fault)) return undefined;
  return fault === 'jpeg' ? 'JPG' : fault.toUpperCase();
}

/** Returns the fault in words: "a Word file (.docx), not PDF". `format` is the format that the file's name says. */
export function faultWords(fault: FileFault, format: string | undefined, lang: Lang): string {
  const t = texts(lang);
  if (isDamage(fault)) return t(`file:${fault}`);
  const what = t(`file:is_${fault}`);
  return format === undefined ? t('file:no_ending', { what }) : t('file:in_truth', { what, format });
}

/** The known facts of a file, for the note after the link to the file. */
export interface Known {
  /** The format, such as PDF. */
  readonly format: string | undefined;
  readonly bytes: number | undefined;
  readonly lang: Lang | undefined;
  readonly pages: number | undefined;
  readonly isMissing: boolean;
  /** The facts from the inside of the file. */
  readonly passport: Passport | undefined;
}

interface Passport {
  readonly fault?: FileFault | undefined;
  readonly needsPassword?: boolean | undefined;
  readonly readable?: string | undefined;
  readonly isTagged?: boolean | undefined;
  readonly isMostlyPictures?: boolean | undefined;
  readonly hasForm?: boolean | undefined;
  readonly attachments?: number | undefined;
  readonly isEncrypted?: boolean | undefined;
  readonly madeOn?: string | undefined;
  readonly madeWith?: string | undefined;
  readonly hasScript?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isActive?: boolean | undefined;
  readonly hasMacros?: boolean | undefined;
  readonly slides?: number | undefined;
  readonly sheets?: number | undefined;
  readonly files?: number | undefined;
}

type Part = string | false | undefined;

/** Returns the warnings that stand beside every link to the file: the file may not open, or the file can do harm. */
function warnings({ passport, format }: Pick<Known, 'passport' | 'format'>, lang: Lang): Part[] {
  const t = texts(lang);
  return [
    // If the name has no ending, the real format is already shown as the format.
    passport?.fault && trueFormat(passport.fault) !== format && faultWords(passport.fault, format, lang),
    passport?.needsPassword && t('file:password'),
    passport?.hasScript ? t('file:script') : passport?.isHidden && t('file:hidden'),
    passport?.isActive && t('file:acts'),
    passport?.hasMacros && t('file:macros'),
  ];
}

/**
 * Returns the text that the search shows as the type of a file. It has the format, and any warnings in both languages. Without
 * warnings, the text is the same in both languages, and needs no extra bytes.
 */
export function typeForSearch(file: Pick<Known, 'passport' | 'format'>): string | undefined {
  const said = (lang: Lang): string => [file.format, ...warnings(file, lang)].filter(Boolean).join(', ');
  return inBothLangs(said('en'), said('hi')) || undefined;
}

/** Tells visitors that a file is a scan: it has no text, or most of its pages have no text. */
function ofScan({ passport }: Known, lang: Lang, isFull: boolean): Part {
  if (passport?.isMostlyPictures) return texts(lang)('file:mostly_pictures');
  return passport?.readable === 'scan' && texts(lang)(isFull ? 'file:scan_in_full' : 'file:scan');
}

/** Returns further facts for the page of an entry. Lists have no space for them. */
function contents({ passport, pages }: Known, lang: Lang): Part[] {
  const t = texts(lang);
  const { slides, sheets, files } = passport ?? {};
  return [
    pages !== undefined && t('file:pages', { count: pages }),
    slides !== undefined && t('file:slides', { count: slides }),
    sheets !== undefined && t('file:sheets', { count: sheets }),
    files !== undefined && t('file:files', { count: files }),
  ];
}

function reading({ passport }: Known, lang: Lang): Part[] {
  const t = texts(lang);
  return [
    passport?.hasForm && t('file:form'),
    passport?.readable === 'text' && passport.isTagged && !passport.isMostlyPictures && t('file:aloud'),
    passport?.readable === 'garbled' && t('file:garbled'),
  ];
}

/** In a list, the number of pages is shown only for files with at least this many pages, because a row has little space. */
const MANY_PAGES = 2;

/** Returns the note in brackets after a file: PDF, 42 pages, 2.4 MB, Hindi, can be read aloud. In a list, the note is shorter. */
export function fileFacts(file: Known, lang: Lang, isFull = false): string {
  const t = texts(lang);
  const { bytes, pages = 0 } = file;
  return [
    file.format,
    ...(isFull || pages >= MANY_PAGES ? contents(file, lang) : []),
    file.isMissing ? t('file:missing') : bytes !== undefined && fileSize(bytes, lang),
    file.lang && t(`lang:${file.lang}`),
    ofScan(file, lang, isFull),
    ...warnings(file, lang),
    ...(isFull ? reading(file, lang) : []),
  ]
    .filter(Boolean)
    .join(', ');
}
