import { type CancelSipRequest, type Order, type OrderFlags } from '@folioflow/api/contract';
import type { checkPin } from '../../access/checks/pin.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Database } from '../../store/database.ts';
import { payableStates } from '../kinds/single.ts';
import { typesByList } from '../view/listed-types.ts';
import { type OrderRow, type OrderType } from '../records/order-tables.ts';
import {
  orderNotFound,
  readOrderRowsOfClient,
  readOwnOrderById,
  readOrderView,
  readOrderViews,
} from '../view/orders.ts';
import { moveOrderToState } from '../settlement/transitions.ts';

/** Request fields of the operations on an order that repeats. */
type StandingOrderFields = Pick<
  CancelSipRequest['client_info'],
  'order_id' | 'order_registration_no' | 'pin_verification_value'
>;

type PermissionFlag = 'is_cancel_allowed' | 'mf_order_is_pause_allowed';

/** Repeating order of the caller, refused unless the given flag of its view is true. */
export const readOwnStandingOrder = async (
  call: Call<{ readonly order_type: OrderType; readonly client_info: StandingOrderFields }>,
  permission: PermissionFlag & keyof OrderFlags,
): Promise<{ readonly row: OrderRow; readonly view: Order }> => {
  const { order_type, client_info } = call.request;
  const row = await readOwnOrderById(call.db, requireInvestor(call.caller).id, client_info.order_id);
  if (row.type !== order_type || row.registration_no !== client_info.order_registration_no) throw orderNotFound();
  const view = await readOrderView(call, row);
  if (!view[permission]) throw new Refusal('exchangeRejected', 'This is no longer possible for this order.');
  return { row, view };
};

/** Current list that contains the order; empty if the PIN is the magic PIN for an answer without a list. */
export const readUpdatedOrderList = async (
  call: Call,
  row: OrderRow,
  pinResult: Awaited<ReturnType<typeof checkPin>>,
) => {
  if (pinResult === 'silent') return {};
  const types = Object.values(typesByList).find((some) => some.includes(row.type)) ?? [];
  return {
    result: await readOrderViews(call.db, await readOrderRowsOfClient(call.db, row.client_id, types), call),
  };
};

/** Cancels an order, its plan and its unpaid instalments. */
export const cancelOrderAndPlan = async (db: Database, row: OrderRow, at: number): Promise<void> => {
  const unpaid = await db
    .selectFrom('orders')
    .selectAll()
    .where('parent_id', '=', row.id)
    .where('state', 'in', payableStates)
    .execute();
  for (const installment of unpaid) await moveOrderToState(db, installment, 'cancelled', at);
  await db
    .updateTable('schedules')
    .set({ state: 'cancelled', due_at: null })
    .where('order_id', '=', row.id)
    .where('kind', '!=', 'swp')
    .execute();
  await moveOrderToState(db, row, 'cancelled', at);
};
