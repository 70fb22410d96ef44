import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newOrderDefaults } from '../orders/records/new-order.ts';
import { type OrderEventRow, type OrderRow } from '../orders/records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../orders/records/schedule-tables.ts';
import { type MandateRow } from '../banking/mandates/mandate-tables.ts';
import { type Database } from '../store/database.ts';
import { createBench, type Bench } from './bench.ts';
import { dayOfMonth } from '../kit/periods.ts';
import { NOON } from './noon.ts';

/** Investor of the rows, without other orders in the seed `full`. */
export const ROW_OWNER = 'CUST00000100';
export const ROW_SCHEME = 'SC01';

const DAY_MS = 86_400_000;

const rowTables = ['orders', 'order_events', 'schedules', 'payouts', 'mandates', 'nav_histories', 'outbox'] as const;

/** Bench of a file whose tests insert rows themselves; no test sees the rows of another, or seeded ones. */
export const benchForRows = (): Bench => {
  let current: Bench | undefined;
  beforeAll(async () => {
    current = await createBench();
  });
  beforeEach(async () => {
    for (const table of rowTables) await current?.db.deleteFrom(table).execute();
  });
  afterAll(() => current?.close());
  return new Proxy({} as Bench, { get: (_, name): unknown => current && Reflect.get(current, name) });
};

/** Lumpsum order of 8,000 rupees, placed at noon. */
export const createOrderRow = (id: string, change: Partial<OrderRow> = {}): OrderRow => ({
  ...newOrderDefaults,
  id,
  client_id: ROW_OWNER,
  type: 'single',
  registration_no: `R-${id}`,
  number: `N-${id}`,
  scheme_code: ROW_SCHEME,
  scheme_isin: '',
  scheme_name: 'Amaltas Flexi Cap Fund',
  scheme_amc: 'Amaltas',
  is_redemption_allowed: 1,
  is_stp_offered: 1,
  is_swp_offered: 1,
  state: 'paid',
  amount: 8_000_000,
  minimum: 0,
  start_day: '2026-11-20',
  nominee_id: '',
  bank: '{}',
  created_at: NOON,
  ...change,
});

/** Monthly plan of 1,000 rupees with twelve instalments, of which two were made. */
export const createPlanRow = (id: string, change: Partial<ScheduleRow> = {}): ScheduleRow => ({
  id,
  client_id: ROW_OWNER,
  order_id: 'order',
  kind: 'swp',
  state: 'running',
  frequency: 'MONTHLY',
  amount: 1_000_000,
  first_day: '2026-10-07',
  day_of_month: dayOfMonth(change.first_day ?? '2026-10-07'),
  installments: 12,
  made: 2,
  skips: 0,
  pause_fewest: 0,
  pause_most: 0,
  mandate_row_id: '',
  source_id: '',
  due_at: Date.parse('2026-12-07T09:00:00+05:30'),
  created_at: NOON,
  ...change,
});

/** Redemption of 2,000 rupees that is requested. */
export const createPayoutRow = (id: string, change: Partial<PayoutRow> = {}): PayoutRow => ({
  id,
  client_id: ROW_OWNER,
  order_id: 'order',
  schedule_id: '',
  position: 1,
  amount: 2_000_000,
  credited: 2_000_000,
  state: 'requested',
  requested_at: NOON,
  due_at: null,
  nav_day: '2026-11-23',
  is_whole: 0,
  units: 0,
  cost: 0,
  ...change,
});

/** Approved mandate of 25,000 rupees, of which 5,000 are used. */
export const createMandateRow = (id: string, change: Partial<MandateRow> = {}): MandateRow => ({
  id,
  client_id: ROW_OWNER,
  number: 'M1001',
  position: 1,
  state: 'approved',
  amount: 25_000_000,
  limit_used: 5_000_000,
  account_no: '',
  account_type: 'SB',
  ifsc: '',
  start_day: '2026-01-01',
  end_day: '2036-01-01',
  is_primary: 1,
  uploads: 1,
  refreshes: 0,
  nach_form: '',
  rendering: '',
  due_at: null,
  decided_at: null,
  created_at: NOON,
  ...change,
});

export const insertOrders = async (db: Database, ...rows: readonly OrderRow[]): Promise<void> => {
  await db.insertInto('orders').values(rows).execute();
};

export const readOrder = (db: Database, id: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** History of an order, in the order of its positions. */
export const readHistory = (db: Database, id: string): Promise<Omit<OrderEventRow, 'order_id'>[]> =>
  db
    .selectFrom('order_events')
    .select(['position', 'message', 'at'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();

/** Sets the only NAVs of a scheme, by day. */
export const setNavs = async (db: Database, navs: Readonly<Record<string, number>>, code = ROW_SCHEME) => {
  const points = Object.entries(navs).map(([day, nav]) => [Date.parse(day) / DAY_MS, nav]);
  await db
    .insertInto('nav_histories')
    .values({ scheme_code: code, points: JSON.stringify(points) })
    .execute();
  const nav = JSON.stringify({ kind: 'history' });
  await db.updateTable('schemes').set({ nav }).where('code', '=', code).execute();
};

export const readPlan = (db: Database, id: string): Promise<ScheduleRow> =>
  db.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Texts of the mails to the owner of the rows, oldest first. */
export const readMails = async (on: Bench): Promise<unknown[]> =>
  (await on.list('/outbox?to=i100@sandbox.example')).map(({ text }) => text).reverse();
