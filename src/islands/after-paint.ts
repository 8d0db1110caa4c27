/** Runs slow work after the browser has painted the response to a click. */
export const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));
