/** The value of `data-pics` on `<html>`: pictures load when they are near the window, or when the visitor asks. */
export type Pictures = 'near' | 'asked';

/** True if data must be saved. The visitor's setting decides, or else the browser's setting or a slow connection. */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);

/** True if the connection is fast enough for large files. False if the browser does not say its speed. */
export const isGoodLine = (): boolean => !isSaving() && navigator.connection?.effectiveType === '4g';
