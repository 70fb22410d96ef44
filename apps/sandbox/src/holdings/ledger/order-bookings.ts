import { type UnitTransactionKind } from '@folioflow/api/contract';
import { addWorkingDays, type Day, dayAt, isWorkingDay } from '../../kit/days.ts';
import { type OrderType } from '../../orders/records/order-tables.ts';
import { type ScheduleKind } from '../../orders/records/schedule-tables.ts';
import { type Allotment, type LedgerPayout, type OrderLedger } from './read-ledger.ts';

/** Change of the units of an order as the ledger stores it. Amounts are in thousandths of a rupee. */
export interface Booking {
  readonly day: Day;
  readonly kind: UnitTransactionKind;
  /** from 0, not rounded */
  readonly units: number;
  /** inflow: amount paid; outflow: amount before the exit load */
  readonly amount: number;
  readonly exitLoad: number;
  readonly orderId: string;
  readonly orderType: Exclude<OrderType, 'installment'>;
}

/** True for a change that adds units. */
export const isInflow = ({ kind }: Pick<Booking, 'kind'>): boolean =>
  kind === 'purchase' || kind === 'sipInstallment' || kind === 'switchIn';

const outflowKinds: Readonly<Record<ScheduleKind, UnitTransactionKind>> = {
  sip: 'redemption',
  swp: 'withdrawal',
  stp: 'switchOut',
};

/** Units leave for a plan on its day, for a redemption when its money is credited. */
export const isBooked = ({ state, schedule_id }: LedgerPayout): boolean => state === 'credited' || schedule_id !== '';

/** Units of an amount at a price in rupees; none without a price. */
const unitsOfWorth = (amount: number, price: number): number => (price > 0 ? amount / 1000 / price : 0);

const sum = <T>(rows: readonly T[], pick: (row: T) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

/** NAV day; for rows without it, the working day of the allotment or request, or the next one. */
const navDayOf = (navDay: Day, moment: number): Day => {
  if (navDay !== '') return navDay;
  const day = dayAt(moment);
  return isWorkingDay(day) ? day : addWorkingDays(day, 1);
};

/** Inflow before its units are known. */
interface LedgerInflow {
  readonly row: Allotment;
  readonly kind: UnitTransactionKind;
  /** 0 for an allotment that the ledger stores as value only */
  readonly units: number;
}

const inflowsOf = ({ order, installments, payouts }: OrderLedger): readonly LedgerInflow[] => {
  if (order.type === 'single') {
    const units = order.units + sum(payouts.filter(isBooked), (payout) => payout.units);
    return [{ row: order, kind: 'purchase', units }];
  }
  const kind = order.type === 'stp' ? 'switchIn' : 'sipInstallment';
  return installments.map((row) => ({ row, kind, units: row.units }));
};

/**
 * Changes of the units of an order. The ledger stores seeded orders, and orders of a scheme without NAVs, as value
 * without units: this value counts as units at `price`, the newest NAV in rupees, so that units and value agree with
 * the portfolio. Without a price it has no units, and no booking.
 */
export const createOrderBookings = (ledger: OrderLedger, price: number): readonly Booking[] => {
  const { order } = ledger;
  const orderType = order.type === 'installment' ? 'single' : order.type;
  const identity = { orderId: order.id, orderType } as const;
  const inflows = inflowsOf(ledger);
  const payouts = ledger.payouts.filter(isBooked);
  const unpriced = inflows.filter(({ units }) => units === 0);
  const costOfUnpriced = sum(unpriced, ({ row }) => row.amount);
  const unpricedWorthOf = ({ amount, units }: LedgerPayout): number => {
    if (unpriced.length === 0) return 0;
    return units === 0 ? amount : Math.max(0, amount - Math.round(units * price * 1000));
  };
  const boughtWorth = order.value + sum(payouts, unpricedWorthOf);
  const bought = inflows.map(({ row, kind, units }): Booking => ({
    ...identity,
    day: navDayOf(row.nav_day, row.allotted_at ?? row.created_at),
    kind,
    units: units === 0 ? unitsOfWorth((boughtWorth * row.amount) / costOfUnpriced, price) : units,
    amount: row.amount,
    exitLoad: 0,
  }));
  const sold = payouts.map((payout): Booking => ({
    ...identity,
    day: navDayOf(payout.nav_day, payout.requested_at),
    kind: outflowKinds[payout.plan_kind ?? 'sip'],
    units: payout.units + unitsOfWorth(unpricedWorthOf(payout), price),
    amount: payout.amount,
    exitLoad: payout.amount - payout.credited,
  }));
  return [...bought, ...sold].filter(({ units }) => units > 0);
};

/** Units of a requested redemption that is not yet credited, at a price in rupees. */
export const countReservedUnits = ({ order, payouts }: OrderLedger, price: number): number =>
  sum(
    payouts.filter((payout) => !isBooked(payout)),
    ({ is_whole, units, amount }) =>
      is_whole === 1 ? units + unitsOfWorth(order.redeemable, price) : unitsOfWorth(amount, price),
  );
