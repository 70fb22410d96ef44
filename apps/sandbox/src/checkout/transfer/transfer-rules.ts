import { START_WINDOW_DAYS, type Order, type StpTargetScheme, type StpSpecification } from '@folioflow/api/contract';
import { readStpTargets } from '../../catalogue/port.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { Refusal } from '../../ground/refusal.ts';
import { addDays, type Day, dayAt } from '../../kit/days.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { readOwnOrderById, readOrderView } from '../../orders/view/orders.ts';

/** Transferable order with its target schemes of the same fund house. */
export interface TransferSource {
  readonly row: OrderRow;
  readonly view: Order;
  readonly targets: readonly StpTargetScheme[];
}

/** Only the id of the posted order is read. @throws Refusal 020 (its flag), 061 (not an order of the caller) */
export const readTransferSource = async (call: Call, orderId: string): Promise<TransferSource> => {
  const row = await readOwnOrderById(call.db, requireInvestor(call.caller).id, orderId);
  const view = await readOrderView(call, row);
  if (!view.is_stp_allowed) throw new Refusal('preconditionFailed', 'This order cannot be transferred now.');
  return { row, view, targets: await readStpTargets(call.db, row.scheme_amc, row.scheme_code, dayAt(call.now)) };
};

/** Earliest possible day of a first transfer. */
export const earliestTransferDay = (now: number): Day => addDays(dayAt(now), START_WINDOW_DAYS.first);

export const offeredDays = ({ stp_dates }: StpSpecification): readonly number[] => stp_dates.split(',').map(Number);

/** First such day of a month; shorter months are passed over. */
export const firstTransferDay = (dayOfMonth: number, earliest: Day): Day => {
  let day = earliest;
  while (Number(day.slice(8)) !== dayOfMonth) day = addDays(day, 1);
  return day;
};
