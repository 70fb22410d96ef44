import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The persona who has plans of every kind. */
export const INVESTOR = '9000000101';

const MS_PER_DAY = 86_400_000;
/** Nine in the morning in India. */
const NINE_AM_IST_MS = 3.5 * 60 * 60_000;

type Row = Record<string, string | number | null>;

interface PlanCounts {
  readonly plans: number;
  readonly installments: number;
}

/**
 * Writes monthly SIPs of one investor into the data folder of a stopped sandbox, copies of one that the seed
 * has, spread over the days of a month, all under one mandate whose limit they never reach; no other order is left.
 */
export function writePlans(folder: string, { plans, installments }: PlanCounts): void {
  const file = readdirSync(folder).find((name) => /\.(db|sqlite)$/.test(name));
  const db = new DatabaseSync(path.join(folder, file ?? 'sandbox.db'));
  const firstRow = (sql: string, ...values: (string | number)[]): Row => {
    const row = db.prepare(sql).get(...values) as Row | undefined;
    if (row === undefined) throw new Error(`The seed has nothing for: ${sql}`);
    return row;
  };
  const insertRows = (table: string, rows: readonly Row[]) => {
    const columns = Object.keys(rows[0] ?? {});
    const places = columns.map(() => '?').join(', ');
    const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
    for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
  };
  const plan = firstRow(
    `select * from schedules where kind = 'sip' and state = 'running' and mandate_row_id like '%M1001%' and client_id like '%101'`,
  );
  const order = firstRow('select * from orders where id = ?', String(plan['order_id']));
  const client = String(plan['client_id']);
  const nextMonth = new Date();
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
  const first = Math.floor(nextMonth.getTime() / MS_PER_DAY) * MS_PER_DAY;
  const copies = Array.from({ length: plans }, (_, index) => ({
    id: `PLAN_${index}`,
    day: first + (index % 28) * MS_PER_DAY,
    number: `R9${String(index).padStart(7, '0')}`,
  }));
  db.exec('begin');
  db.prepare('delete from schedules where client_id = ?').run(client);
  db.prepare('delete from orders where client_id = ?').run(client);
  db.prepare('update mandates set amount = 1e15 where id = ?').run(String(plan['mandate_row_id']));
  insertRows(
    'orders',
    copies.map(({ id, number, day }, index) => ({
      ...order,
      id,
      submission: id,
      registration_no: number,
      number: '',
      position: index,
      state: 'registered',
      start_day: new Date(day).toISOString().slice(0, 10),
      invested: 0,
      units: 0,
      value: 0,
      redeemable: 0,
      allotted_at: null,
    })),
  );
  insertRows(
    'schedules',
    copies.map(({ id, day }) => ({
      ...plan,
      id: `SCH_${id}`,
      order_id: id,
      installments,
      made: 0,
      skips: 0,
      first_day: new Date(day).toISOString().slice(0, 10),
      day_of_month: new Date(day).getUTCDate(),
      due_at: day + NINE_AM_IST_MS,
    })),
  );
  db.exec('commit');
  db.close();
}
