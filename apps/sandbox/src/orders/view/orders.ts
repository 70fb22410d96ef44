import { NOT_FOUND_TEXT, type Order } from '@folioflow/api/contract';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayAt } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { type StoredOrderFacts } from '../kinds/kind.ts';
import { payableStates } from '../kinds/single.ts';
import { readPlaces } from '../valuation/holding-worth.ts';
import { readOrderMoney } from '../valuation/order-money.ts';
import { type OrderRow, type OrderType } from '../records/order-tables.ts';
import { createOrderView } from './order.view.ts';

/** An unknown order and another investor's order get the same text, so that order numbers cannot be probed. */
export const orderNotFound = (): Refusal => new Refusal('notFound', NOT_FOUND_TEXT);

/** First row of each key. */
const firstRowByKey = <T>(rows: readonly T[], nameOf: (row: T) => string): ReadonlyMap<string, T> =>
  new Map([...rows].reverse().map((row) => [nameOf(row), row]));

/** Number of history lines of an order in a list: a plan of ten years has hundreds. */
const MAX_LINES_IN_LIST = 12;

/** Newest history lines of some orders, oldest first. */
const readNewestLines = async (db: Database, ids: readonly string[], most: number) => {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .selectAll('order_events')
    .where('orders.id', 'in', ids)
    .where((query) => {
      // Moment of the oldest line to read: the index of each order is entered there.
      const from = query
        .selectFrom('order_events as newer')
        .select('newer.at')
        .whereRef('newer.order_id', '=', 'orders.id')
        .orderBy('newer.at', 'desc')
        .limit(1)
        .offset(most - 1);
      return query('order_events.at', '>=', query.fn.coalesce(from, query.val(0)));
    })
    .orderBy('order_events.at')
    .orderBy('order_events.position')
    .execute();
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  return (id: string) => (ofOrder.get(id) ?? []).slice(-most);
};

/** Total number of history lines of each order. */
const countLines = async (db: Database, ids: readonly string[]) => {
  const counted = await db
    .selectFrom('order_events')
    .select(({ fn }) => ['order_id', fn.countAll<number | string>().as('recorded')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  const found = new Map(counted.map(({ order_id, recorded }) => [order_id, Number(recorded)]));
  return (id: string) => found.get(id) ?? 0;
};

/** Reads the facts behind some orders of the same client, all orders at once. */
const readOrderFacts = async (db: Database, rows: readonly [OrderRow, ...OrderRow[]], lines: number) => {
  const ids = rows.map(({ id }) => id);
  const eventsOf = await readNewestLines(db, ids, lines);
  const recordedOf = await countLines(db, ids);
  const schedules = await db.selectFrom('schedules').selectAll().where('client_id', '=', rows[0].client_id).execute();
  const payable = schedules.some(({ kind }) => kind === 'sip')
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('parent_id', 'in', ids)
        .where('state', 'in', payableStates)
        .orderBy('position')
        .execute()
    : [];
  const running = schedules.filter(({ state }) => state === 'running');
  const plans = firstRowByKey(
    schedules.filter(({ kind }) => kind !== 'swp'),
    ({ order_id }) => order_id,
  );
  const withdrawals = firstRowByKey(
    running.filter(({ kind }) => kind === 'swp'),
    ({ order_id }) => order_id,
  );
  const transfers = firstRowByKey(running, ({ source_id }) => source_id);
  const payables = firstRowByKey(payable, ({ parent_id }) => parent_id);
  const requested = await db
    .selectFrom('payouts')
    .selectAll()
    .where('client_id', '=', rows[0].client_id)
    .where('state', '=', 'requested')
    .execute();
  const redemptions = firstRowByKey(
    requested.filter(({ schedule_id }) => schedule_id === ''),
    ({ order_id }) => order_id,
  );
  const payouts = Map.groupBy(requested, ({ order_id }) => order_id);
  return (id: string): Omit<StoredOrderFacts, 'today' | 'money' | 'language'> => ({
    events: eventsOf(id),
    eventCount: recordedOf(id),
    plan: plans.get(id),
    withdrawal: withdrawals.get(id),
    transfer: transfers.get(id),
    payable: payables.get(id),
    redemption: redemptions.get(id),
    payouts: payouts.get(id) ?? [],
  });
};

/** Current views of orders for a list, with the newest lines of their histories. */
export const readOrderViews = async (
  db: Database,
  rows: readonly OrderRow[],
  { now, language }: Pick<Call, 'now' | 'language'>,
  lines = MAX_LINES_IN_LIST,
): Promise<Order[]> => {
  const [first, ...others] = rows;
  if (!first) return [];
  const beside = await readOrderFacts(db, [first, ...others], lines);
  const placeOf = await readPlaces(db, first.client_id);
  const today = dayAt(now);
  const views: Order[] = [];
  for (const row of rows) {
    const facts = beside(row.id);
    const requested = facts.redemption?.amount ?? 0;
    const money = await readOrderMoney(db, row, { today, place: placeOf(row), requested });
    views.push(createOrderView(row, { ...facts, today, money, language }));
  }
  return views;
};

/** Current view of an order, with its whole history. */
export const readOrderView = async (call: Pick<Call, 'db' | 'now' | 'language'>, row: OrderRow): Promise<Order> => {
  const [view] = await readOrderViews(call.db, [row], call, Number.MAX_SAFE_INTEGER);
  if (!view) throw orderNotFound();
  return view;
};

/** Orders of a client, newest first. */
export const readOrderRowsOfClient = (
  db: Database,
  clientId: string,
  types: readonly OrderType[],
): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('type', 'in', types)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute();

export const readOrderRow = (db: Database, id: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const readOwnOrderRow = async (
  db: Database,
  clientId: string,
  column: 'id' | 'number',
  value: string,
): Promise<OrderRow> => {
  const own = db.selectFrom('orders').selectAll().where('client_id', '=', clientId).where(column, '=', value);
  const row = value === '' ? undefined : await own.executeTakeFirst();
  if (!row) throw orderNotFound();
  return row;
};

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const readOwnOrderById = (db: Database, clientId: string, id: string): Promise<OrderRow> =>
  readOwnOrderRow(db, clientId, 'id', id);

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const readOwnOrderByNumber = (db: Database, clientId: string, number: string): Promise<OrderRow> =>
  readOwnOrderRow(db, clientId, 'number', number);
