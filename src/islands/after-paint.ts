/** Does what takes long once the answer to a click has been painted. */
export const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));
