/** What `<html>` says of pictures: they come when one is near, or when the visitor asks. Set before anything is painted. */
export type Pictures = 'near' | 'asked';

/** Data is to be saved: so the visitor has said here or, unless they said otherwise here, to the browser, or the line is slow. */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);

interface Line {
  readonly effectiveType?: string;
}

/** Fast enough for what is large and not asked for. A browser that does not tell the speed of the line has none that is. */
export const isGoodLine = (): boolean =>
  !isSaving() && (navigator as Navigator & { connection?: Line }).connection?.effectiveType === '4g';
