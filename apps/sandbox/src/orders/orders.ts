import { NOT_FOUND_TEXT, type Order } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { dayAt } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { type OrderFacts } from './kinds/kind.ts';
import { payableStates } from './kinds/single.ts';
import { moneyOf } from './order-money.ts';
import { type OrderRow, type OrderType } from './order-tables.ts';
import { orderOf } from './order.view.ts';

/** Not found and somebody else's order are the same text: nobody learns which numbers exist. */
export const orderNotFound = (): Refusal => new Refusal('notFound', NOT_FOUND_TEXT);

/** The first row of each name. */
const firstBy = <T>(rows: readonly T[], nameOf: (row: T) => string): ReadonlyMap<string, T> =>
  new Map([...rows].reverse().map((row) => [nameOf(row), row]));

/** How many lines of its history an order has where it stands among others: a plan of ten years has hundreds. */
const LINES_IN_A_LIST = 12;

/** The newest lines of the histories of some orders, oldest first, each with how many there are in all. */
const newestLines = (db: Database, ids: readonly string[], most: number) => {
  const counted = db
    .selectFrom('order_events')
    .selectAll()
    .select(({ fn }) => [
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('order_id').orderBy('at', 'desc').orderBy('position', 'desc'))
        .as('age'),
      fn
        .countAll<number | string>()
        .over((over) => over.partitionBy('order_id'))
        .as('recorded'),
    ])
    .where('order_id', 'in', ids);
  return db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .where('age', '<=', most)
    .orderBy('at')
    .orderBy('position')
    .execute();
};

/** What is there beside some orders of one client, read at once for all of them. */
const besides = async (db: Database, rows: readonly [OrderRow, ...OrderRow[]], lines: number) => {
  const ids = rows.map(({ id }) => id);
  const events = await newestLines(db, ids, lines);
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
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id);
  const plans = firstBy(
    schedules.filter(({ kind }) => kind !== 'swp'),
    ({ order_id }) => order_id,
  );
  const withdrawals = firstBy(
    running.filter(({ kind }) => kind === 'swp'),
    ({ order_id }) => order_id,
  );
  const transfers = firstBy(running, ({ source_id }) => source_id);
  const payables = firstBy(payable, ({ parent_id }) => parent_id);
  return (id: string): Omit<OrderFacts, 'money'> => ({
    events: eventsOf.get(id) ?? [],
    recorded: Number(eventsOf.get(id)?.[0]?.recorded ?? 0),
    plan: plans.get(id),
    withdrawal: withdrawals.get(id),
    transfer: transfers.get(id),
    payable: payables.get(id),
  });
};

/** Orders as their owner sees them in a list now: with the newest lines of their histories. */
export const viewsOf = async (
  db: Database,
  rows: readonly OrderRow[],
  now: number,
  lines = LINES_IN_A_LIST,
): Promise<Order[]> => {
  const [first, ...others] = rows;
  if (!first) return [];
  const beside = await besides(db, [first, ...others], lines);
  const views: Order[] = [];
  for (const row of rows) views.push(orderOf(row, { ...beside(row.id), money: await moneyOf(db, row, dayAt(now)) }));
  return views;
};

/** One order as its owner sees it now, with its whole history. */
export const viewOf = async (db: Database, row: OrderRow, now: number): Promise<Order> => {
  const [view] = await viewsOf(db, [row], now, Number.MAX_SAFE_INTEGER);
  if (!view) throw orderNotFound();
  return view;
};

/** The orders of a client, newest first. */
export const ordersOf = (db: Database, clientId: string, types: readonly OrderType[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('type', 'in', types)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute();

const ownOrder = async (db: Database, clientId: string, column: 'id' | 'number', value: string): Promise<OrderRow> => {
  const own = db.selectFrom('orders').selectAll().where('client_id', '=', clientId).where(column, '=', value);
  const row = value === '' ? undefined : await own.executeTakeFirst();
  if (!row) throw orderNotFound();
  return row;
};

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const ownOrderById = (db: Database, clientId: string, id: string): Promise<OrderRow> =>
  ownOrder(db, clientId, 'id', id);

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const ownOrderByNumber = (db: Database, clientId: string, number: string): Promise<OrderRow> =>
  ownOrder(db, clientId, 'number', number);
