import { dayAt, type Day } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { type OrderRow } from './order-tables.ts';
import { type ScheduleKind } from './schedule-tables.ts';

/** One line of a statement: what came into an order, or went out of it. Amounts are thousandths of a rupee. */
export interface Booking {
  readonly day: Day;
  readonly what: string;
  /** below nothing for what went out */
  readonly amount: number;
  /** 0 where they are not known */
  readonly units: number;
}

const wentOutAs: Readonly<Record<ScheduleKind, string>> = { swp: 'Withdrawal', stp: 'Transfer out', sip: 'Redemption' };

const cameIn = async (db: Database, row: OrderRow): Promise<Booking[]> => {
  const isPlan = row.type !== 'single' && row.type !== 'installment';
  const rows = isPlan
    ? await db
        .selectFrom('orders')
        .select(['id', 'allotted_at', 'amount', 'units', 'number'])
        .where('parent_id', '=', row.id)
        .execute()
    : [row];
  const taken = isPlan ? 0 : await unitsTaken(db, row);
  return rows.flatMap(({ allotted_at, amount, units, number }) =>
    allotted_at === null
      ? []
      : [{ day: dayAt(allotted_at), what: `Purchase ${number}`.trim(), amount, units: units + taken }],
  );
};

/** Units leave for a plan on its day, though the money comes later; for a redemption when the money is there. */
const leftOf = (db: Database, { id }: OrderRow) =>
  db
    .selectFrom('payouts')
    .leftJoin('schedules', 'schedules.id', 'payouts.schedule_id')
    .select(['payouts.amount', 'payouts.units', 'payouts.nav_day', 'payouts.requested_at', 'schedules.kind'])
    .where('payouts.order_id', '=', id)
    .where((payout) =>
      payout.or([payout.eb('payouts.state', '=', 'credited'), payout.eb('payouts.schedule_id', '!=', '')]),
    )
    .execute();

/** An order's own units are what is left: what was bought is that and what was taken. */
const unitsTaken = async (db: Database, row: OrderRow): Promise<number> =>
  (await leftOf(db, row)).reduce((sum, { units }) => sum + units, 0);

const wentOut = async (db: Database, row: OrderRow): Promise<Booking[]> =>
  (await leftOf(db, row)).map(({ amount, units, nav_day, requested_at, kind }) => ({
    day: nav_day === '' ? dayAt(requested_at) : nav_day,
    what: wentOutAs[kind ?? 'sip'],
    amount: -amount,
    units: -units,
  }));

/** What was booked in an order, oldest first. */
export const bookingsOf = async (db: Database, row: OrderRow): Promise<readonly Booking[]> =>
  [...(await cameIn(db, row)), ...(await wentOut(db, row))].sort((one, other) => one.day.localeCompare(other.day));
