import * as z from 'zod';
import { yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { dayAway } from '../clock';
import { download } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { contract, day, file, id, optional, ourNames, text } from '../door/shapes';
import { forceState } from '../states';
import { ORDER_DAYS, orderStrip } from './time-strip';

export const penalAction = z
  .object({
    id,
    nature: text,
    firm_name: text,
    period: text,
    reference_no: text,
    reference_date: day,
    from: day,
    to: optional(day),
    file: optional(file),
  })
  .refine((wire) => !wire.to || wire.to >= wire.from, { path: ['to'], message: 'a day on or after from' })
  .transform(ourNames)
  .register(contract, { id: 'PenalAction' });

/** An order against a firm. An order without a last day stays in force until further notice. */
export type PenalAction = Localised<z.infer<typeof penalAction>>;

const getAll = derivedInBoth(() => entriesInBoth({ path: 'penal_actions/', schema: penalAction }));

/** True from the day after the last day of the order. */
export const hasLapsed = (action: PenalAction): boolean => forceState(action.from, action.to).kind === 'lapsed';

/** First the orders in force, by their first day. Then the lapsed orders, by their last day. The newest day is on top. */
export async function getPenalActions(lang: Lang): Promise<PenalAction[]> {
  const actions = await getAll(lang);
  return [
    ...actions.filter((action) => !hasLapsed(action)).sort((a, b) => b.from.localeCompare(a.from)),
    ...actions.filter(hasLapsed).sort((a, b) => (b.to ?? '').localeCompare(a.to ?? '')),
  ];
}

/** The years at the two ends of the strips of time of orders. */
export const orderYears = () => ({ first: yearOf(dayAway(-ORDER_DAYS)), last: yearOf(dayAway(ORDER_DAYS)) });

/** An order with the data that a table row shows. */
export const penalRow = async (action: PenalAction) => ({
  ...action,
  state: forceState(action.from, action.to),
  years: orderYears(),
  strip: orderStrip(action.from, action.to),
  file: action.file && (await download(action.file)),
});

export type PenalRow = Awaited<ReturnType<typeof penalRow>>;
