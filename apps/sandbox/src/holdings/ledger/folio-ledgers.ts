import { epochDayOf, readSchemeFacts, type NavPoint, type SchemeFacts } from '../../catalogue/port.ts';
import { addDays, type Day } from '../../kit/days.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { type Database } from '../../store/database.ts';
import { type Booking, countReservedUnits, createOrderBookings, isInflow } from './order-bookings.ts';
import { type LedgerPayout, type OrderLedger, readOrderLedgers } from './read-ledger.ts';

/** Movements, balances and lots count whole millionths of a unit. */
export const MILLION = 1_000_000;

/** Change of the units of a holding. Units are in millionths, amounts in paise, both from 0. */
export interface UnitMovement extends Pick<Booking, 'day' | 'kind' | 'orderId' | 'orderType'> {
  readonly units: number;
  readonly paise: number;
  readonly exitLoadPaise: number;
}

/** Units of a scheme in a folio. */
export interface FolioLedger {
  /** newest order of the holding, with the identity of the scheme */
  readonly order: OrderRow;
  /** ids of orders whose units can be sold in spite of a lock-in */
  readonly redeemableOrderIds: ReadonlySet<string>;
  /** undefined for a scheme that is no longer in the catalogue */
  readonly scheme: SchemeFacts | undefined;
  /** newest published NAV */
  readonly price: NavPoint | undefined;
  /** by day, inflows before outflows */
  readonly movements: readonly UnitMovement[];
  /** millionths of a unit in requested redemptions */
  readonly reservedUnits: number;
  readonly payouts: readonly LedgerPayout[];
}

const toPaise = (thousandths: number): number => Math.round(thousandths / 10);

const compareBookings = (one: Booking, other: Booking): number =>
  one.day.localeCompare(other.day) || Number(isInflow(other)) - Number(isInflow(one));

/**
 * Rounds the units after each booking to millionths. The ledger does not round; rounding the balance, and not each
 * booking, lets bookings add up to the units of the holding.
 */
const roundBookings = (bookings: readonly Booking[]): readonly UnitMovement[] => {
  let exactBalance = 0;
  let balance = 0;
  return bookings.toSorted(compareBookings).map((booking) => {
    const sign = isInflow(booking) ? 1 : -1;
    exactBalance += sign * booking.units;
    const next = Math.max(0, Math.round(exactBalance * MILLION));
    const units = Math.abs(next - balance);
    balance = next;
    const { day, kind, orderId, orderType } = booking;
    return {
      day,
      kind,
      orderId,
      orderType,
      units,
      paise: toPaise(booking.amount),
      exitLoadPaise: toPaise(booking.exitLoad),
    };
  });
};

/** The newest NAV day of units that were bought or sold. */
const newestBookedDayOf = (ledgers: readonly OrderLedger[], today: Day): Day =>
  ledgers
    .flatMap(({ order, payouts }) => [order.nav_day, ...payouts.map(({ nav_day }) => nav_day)])
    .reduce((newest, day) => (day > newest ? day : newest), today);

/** Reads the holdings of a client by folio and scheme, in the order of their first allotments; closed ones included. */
export const readFolioLedgers = async (db: Database, clientId: string, today: Day): Promise<readonly FolioLedger[]> => {
  const orderLedgers = await readOrderLedgers(db, clientId);
  // A NAV is published on the day after: units can be bought and sold at the NAV of a day after today.
  const lastDay = addDays(newestBookedDayOf(orderLedgers, today), 1);
  const codes = orderLedgers.map(({ order }) => order.scheme_code);
  const schemes = codes.length === 0 ? new Map<string, SchemeFacts>() : await readSchemeFacts(db, codes, lastDay);
  const holdings = Map.groupBy(orderLedgers, ({ order }) => JSON.stringify([order.folio, order.scheme_code]));
  return [...holdings.values()].flatMap((ledgers) => {
    const order = ledgers.at(-1)?.order;
    if (!order) return [];
    const scheme = schemes.get(order.scheme_code);
    const price = scheme?.navs.pointAt(epochDayOf(addDays(today, -1)));
    const nav = price?.[1] ?? 0;
    const movements = roundBookings(ledgers.flatMap((ledger) => createOrderBookings(ledger, nav)));
    if (movements.length === 0) return [];
    const redeemable = ledgers.filter((ledger) => ledger.order.is_redemption_allowed === 1);
    const reserved = ledgers.reduce((total, ledger) => total + countReservedUnits(ledger, nav), 0);
    return [
      {
        order,
        redeemableOrderIds: new Set(redeemable.map((ledger) => ledger.order.id)),
        scheme,
        price,
        movements,
        reservedUnits: Math.round(reserved * MILLION),
        payouts: ledgers.flatMap((ledger) => ledger.payouts),
      },
    ];
  });
};
