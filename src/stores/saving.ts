/** `data-pics` of `<html>`: pictures load when near, or when asked for. Set before the first paint. */
export type Pictures = 'near' | 'asked';

/** True if data is to be saved: by the visitor's setting, or else by the browser's, or on a slow connection. */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);

/** True if the connection is fast enough for large files. False if the browser does not tell. */
export const isGoodLine = (): boolean => !isSaving() && navigator.connection?.effectiveType === '4g';
