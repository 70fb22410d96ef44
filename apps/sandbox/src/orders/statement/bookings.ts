import { dayAt, type Day } from '../../kit/days.ts';
import { type Words } from '../../kit/words/en.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type ScheduleKind } from '../records/schedule-tables.ts';

export type BookingKind = keyof Words['statement']['bookings'];

/** Line of a statement: an inflow or outflow of an order. Amounts are in thousandths of a rupee. */
export interface StatementLine {
  /** day of the NAV; the day of the allotment or request if the NAV day is unknown */
  readonly day: Day;
  readonly kind: BookingKind;
  /** order of a purchase, '' for none */
  readonly number: string;
  /** negative for an outflow */
  readonly amount: number;
  /** 0 if unknown */
  readonly units: number;
}

const outflowKinds: Readonly<Record<ScheduleKind, Exclude<BookingKind, 'purchase'>>> = {
  swp: 'withdrawal',
  stp: 'transfer',
  sip: 'redemption',
};

const readInflowBookings = async (db: Database, row: OrderRow): Promise<StatementLine[]> => {
  const isPlan = row.type !== 'single' && row.type !== 'installment';
  const rows = isPlan
    ? await db
        .selectFrom('orders')
        .select(['id', 'allotted_at', 'nav_day', 'amount', 'units', 'number'])
        .where('parent_id', '=', row.id)
        .execute()
    : [row];
  const taken = isPlan ? 0 : await readSoldUnits(db, row);
  return rows.flatMap(({ allotted_at, nav_day, amount, units, number }) =>
    allotted_at === null
      ? []
      : [
          {
            day: nav_day === '' ? dayAt(allotted_at) : nav_day,
            kind: 'purchase' as const,
            number,
            amount,
            units: units + taken,
          },
        ],
  );
};

/** Units leave for a plan on its day, before its money arrives; for a redemption when the money is credited. */
const selectPayouts = (db: Database, { id }: OrderRow) =>
  db
    .selectFrom('payouts')
    .leftJoin('schedules', 'schedules.id', 'payouts.schedule_id')
    .select(['payouts.amount', 'payouts.units', 'payouts.nav_day', 'payouts.requested_at', 'schedules.kind'])
    .where('payouts.order_id', '=', id)
    .where((payout) =>
      payout.or([payout.eb('payouts.state', '=', 'credited'), payout.eb('payouts.schedule_id', '!=', '')]),
    )
    .execute();

/** Units sold so far. An order stores the remaining units only; the bought units are the sum of both. */
const readSoldUnits = async (db: Database, row: OrderRow): Promise<number> =>
  (await selectPayouts(db, row)).reduce((sum, { units }) => sum + units, 0);

const readOutflowBookings = async (db: Database, row: OrderRow): Promise<StatementLine[]> =>
  (await selectPayouts(db, row)).map(({ amount, units, nav_day, requested_at, kind }) => ({
    day: nav_day === '' ? dayAt(requested_at) : nav_day,
    kind: outflowKinds[kind ?? 'sip'],
    number: '',
    amount: -amount,
    units: -units,
  }));

/** Bookings of an order, oldest first. */
export const bookingsOf = async (db: Database, row: OrderRow): Promise<readonly StatementLine[]> =>
  [...(await readInflowBookings(db, row)), ...(await readOutflowBookings(db, row))].sort((one, other) =>
    one.day.localeCompare(other.day),
  );
