/** `data-pics` of `<html>`, set before the first paint: pictures load near the window, or when the visitor asks. */
export type Pictures = 'near' | 'asked';

/** True if pages should load less. The visitor's setting decides. Without it: the browser's, or a slow connection. */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);

/** True if the connection is fast enough for large files. False if the browser does not say its speed. */
export const isGoodLine = (): boolean => !isSaving() && navigator.connection?.effectiveType === '4g';
