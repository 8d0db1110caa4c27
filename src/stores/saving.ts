/**
 * The value of `data-pics` of `<html>`, set before the first paint. `near`: pictures load near the window. `asked`:
 * pictures load when the visitor asks for them.
 */
export type Pictures = 'near' | 'asked';

/**
 * True if pages should load less data. The visitor's setting decides. Without this setting, the browser's data saving
 * or a slow connection decides.
 */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);

/** True if the connection is fast enough for large files. False if the browser does not give the speed of the connection. */
export const isGoodLine = (): boolean => !isSaving() && navigator.connection?.effectiveType === '4g';
