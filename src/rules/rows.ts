import { accessibility } from './accessibility.ts';
import { advice } from './advice.ts';
import { brand } from './brand.ts';
import { law } from './law.ts';
import { lifecycle } from './lifecycle.ts';
import { quality } from './quality.ts';
import type { Row } from './row.ts';
import { security } from './security.ts';

const parts = { quality, accessibility, security, lifecycle, brand, law, advice } as const;

type EveryPart = (typeof parts)[PartName];
export type RowId = EveryPart extends infer Part ? (Part extends object ? keyof Part : never) : never;
export type PartName = keyof typeof parts;
export const PARTS = Object.keys(parts) as PartName[];

export type NamedRow = Row & { readonly id: RowId; readonly part: PartName };

/** All rows, in the order of the rules. */
export const ROWS: readonly NamedRow[] = PARTS.flatMap((part) =>
  Object.entries<Row>(parts[part]).map(([id, row]) => ({ ...row, id: id as RowId, part })),
);
