/** What `<html>` says of pictures: they come when one is near, or when the visitor asks. Set before anything is painted. */
export type Pictures = 'near' | 'asked';

/** Data is to be saved: so the visitor has said here or, unless they said otherwise here, to the browser, or the line is slow. */
export const isSaving = (): boolean => document.documentElement.dataset.pics === ('asked' satisfies Pictures);
