import { expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { type Area } from '../../ground/area.ts';
import { untypedDatabase } from '../../store/database.ts';
import { migrate, type Migrations } from '../../store/migrate.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { createOrderRow, createPlanRow } from '../../testing/order-rows.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

const MIGRATION = '2026-11-30-1-days-of-months';
const all = areas.map(({ migrations = {} }: Area): Migrations => migrations);
const before = all.map((steps) => Object.fromEntries(Object.entries(steps).filter(([name]) => name < MIGRATION)));

const nineOn = (day: string) => Date.parse(`${day}T09:00:00+05:30`);

/** Plan of a file from before the migration, and the day on which its order begins. */
interface OldPlan extends Partial<ScheduleRow> {
  readonly begins: string;
}

const migratePlan = async ({ begins, ...change }: OldPlan) => {
  const store = openSqliteStore(':memory:');
  const { db } = store;
  try {
    await migrate(db, before);
    const any = untypedDatabase(db);
    await any
      .insertInto('orders')
      .values({ ...createOrderRow('order', { start_day: begins }) })
      .execute();
    const { day_of_month: _, ...row } = createPlanRow('plan', change);
    await any
      .insertInto('schedules')
      .values({ ...row })
      .execute();
    await migrate(db, all);
    return await db.selectFrom('schedules').select(['day_of_month', 'due_at']).executeTakeFirstOrThrow();
  } finally {
    await store.close();
  }
};

/** Continued in September: its first day lost the 31st. */
const clamped: Partial<ScheduleRow> = { kind: 'sip', first_day: '2026-09-30', made: 4, due_at: nineOn('2027-01-30') };

test('a plan that was continued in a short month has its chosen day again', async () => {
  expect(await migratePlan({ ...clamped, begins: '2026-08-31' })).toEqual({
    day_of_month: 31,
    due_at: nineOn('2027-01-31'),
  });
  const inFebruary = { ...clamped, first_day: '2027-02-28', made: 1, due_at: nineOn('2027-03-28') };
  expect(await migratePlan({ ...inFebruary, begins: '2026-12-29' })).toEqual({
    day_of_month: 29,
    due_at: nineOn('2027-03-29'),
  });
});

test('a plan whose first day is no end of a month has the day of its first day', async () => {
  const plan = { ...clamped, first_day: '2026-09-15', due_at: nineOn('2027-01-15') };
  expect(await migratePlan({ ...plan, begins: '2026-08-31' })).toEqual({
    day_of_month: 15,
    due_at: nineOn('2027-01-15'),
  });
});

test('a next day that was moved by hand stays, and so does an ended plan', async () => {
  const moved = { ...clamped, due_at: nineOn('2027-01-12') };
  expect(await migratePlan({ ...moved, begins: '2026-08-31' })).toEqual({
    day_of_month: 31,
    due_at: nineOn('2027-01-12'),
  });
  expect(await migratePlan({ ...clamped, due_at: null, state: 'completed', begins: '2026-08-31' })).toEqual({
    day_of_month: 31,
    due_at: null,
  });
});

test('a SWP has the day of its order in a seeded row only: another one has chosen its first day', async () => {
  const swp = { ...clamped, kind: 'swp', first_day: '2026-09-30', due_at: nineOn('2027-02-01') } as const;
  expect((await migratePlan({ ...swp, begins: '2026-08-31' })).day_of_month).toBe(30);
  expect((await migratePlan({ ...swp, id: 'SCH_order', begins: '2026-08-31' })).day_of_month).toBe(31);
});
