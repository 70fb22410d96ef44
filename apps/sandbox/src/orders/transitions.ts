import { navOn } from '../catalogue/port.ts';
import { clientById } from '../clients/clients.ts';
import { dayAt } from '../kit/days.ts';
import { send } from '../outbox/outbox.ts';
import { type Database } from '../store/database.ts';
import { kindOf } from './kinds/kinds.ts';
import { unitsFor } from './order-money.ts';
import { newFolio } from './order-numbers.ts';
import { type OrderRow, type OrderState } from './order-tables.ts';
import { stateText } from './order-texts.ts';
import { orderLine } from './order.view.ts';

const addEvent = async (db: Database, orderId: string, message: string, at: number): Promise<void> => {
  const { events } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll().as('events'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_events')
    .values({ order_id: orderId, position: Number(events) + 1, message, at })
    .execute();
};

const allotment = async (db: Database, row: OrderRow, at: number): Promise<Partial<OrderRow>> => {
  if (row.allotted_at !== null) return {};
  const nav = await navOn(db, row.scheme_code, dayAt(at), dayAt(at));
  return {
    folio: row.folio === '' ? await newFolio(db) : row.folio,
    allotted_at: at,
    invested: row.amount,
    value: row.amount,
    redeemable: row.amount,
    ...(nav === undefined || nav <= 0 ? {} : { terms: JSON.stringify({ units: unitsFor(row.amount, nav) }) }),
  };
};

const changesOf = async (db: Database, row: OrderRow, state: OrderState, at: number): Promise<Partial<OrderRow>> => {
  if (state === 'allotted') return allotment(db, row, at);
  if (state === 'rta_rejected') return { rejection: 'The registrar could not match the name of the bank account.' };
  return {};
};

const mailed: ReadonlySet<OrderState> = new Set(['paid', 'allotted', 'rta_rejected', 'cancelled']);

const mail = async (db: Database, row: OrderRow, state: OrderState, at: number): Promise<void> => {
  if (!mailed.has(state)) return;
  const client = await clientById(db, row.client_id);
  if (client.email === null) return;
  const text = `${stateText[state]}: ${orderLine(row)}.`;
  await send(db, at, { to: client.email, channel: 'mail', kind: 'order mail', text });
};

/** Brings an order into a state at a moment: columns, history, what is due next, mail. */
export const enter = async (db: Database, row: OrderRow, state: OrderState, at: number): Promise<void> => {
  const changes = await changesOf(db, row, state, at);
  await db
    .updateTable('orders')
    .set({ state, ...changes, ...kindOf(row).due(row, state, at) })
    .where('id', '=', row.id)
    .execute();
  await addEvent(db, row.id, stateText[state], at);
  await mail(db, row, state, at);
};
