/** The marks on a strip of time, in the order in which they are drawn and explained. The sprite has their drawings. */
export const MARKS = ['corrigendum', 'pre_bid', 'moved', 'closing', 'opening'] as const;
export type Mark = (typeof MARKS)[number];
