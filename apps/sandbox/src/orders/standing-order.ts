import { type CancelSipRequest, type Order, type OrderFlags } from '@folioflow/api/contract';
import type { checkPin } from '../access/pin.ts';
import { type Call } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Database } from '../store/database.ts';
import { payableStates } from './kinds/single.ts';
import { listed } from './listed-types.ts';
import { type OrderRow, type OrderType } from './order-tables.ts';
import { orderNotFound, ordersOf, ownOrderById, viewOf, viewsOf } from './orders.ts';
import { enter } from './transitions.ts';

/** Request fields of every operation on a standing order. */
type Acted = Pick<CancelSipRequest['client_info'], 'order_id' | 'order_registration_no' | 'pin_verification_value'>;

type Act = 'is_cancel_allowed' | 'mf_order_is_pause_allowed';

/** Standing order of the caller, refused unless the given flag of its view is true. */
export const ownStandingOrder = async (
  call: Call<{ readonly order_type: OrderType; readonly client_info: Acted }>,
  act: Act & keyof OrderFlags,
): Promise<{ readonly row: OrderRow; readonly view: Order }> => {
  const { order_type, client_info } = call.request;
  const row = await ownOrderById(call.db, investorOf(call.caller).id, client_info.order_id);
  if (row.type !== order_type || row.registration_no !== client_info.order_registration_no) throw orderNotFound();
  const view = await viewOf(call.db, row, call.now);
  if (!view[act]) throw new Refusal('exchangeRejected', 'This is no longer possible for this order.');
  return { row, view };
};

/** Current list that contains the order; empty if the PIN is the magic PIN for an answer without a list. */
export const listAfter = async (call: Call, row: OrderRow, word: Awaited<ReturnType<typeof checkPin>>) => {
  if (word === 'silent') return {};
  const types = Object.values(listed).find((some) => some.includes(row.type)) ?? [];
  return { result: await viewsOf(call.db, await ordersOf(call.db, row.client_id, types), call.now) };
};

/** Cancels an order, its plan and its unpaid instalments. */
export const endOrder = async (db: Database, row: OrderRow, at: number): Promise<void> => {
  const unpaid = await db
    .selectFrom('orders')
    .selectAll()
    .where('parent_id', '=', row.id)
    .where('state', 'in', payableStates)
    .execute();
  for (const installment of unpaid) await enter(db, installment, 'cancelled', at);
  await db
    .updateTable('schedules')
    .set({ state: 'cancelled', due_at: null })
    .where('order_id', '=', row.id)
    .where('kind', '!=', 'swp')
    .execute();
  await enter(db, row, 'cancelled', at);
};
