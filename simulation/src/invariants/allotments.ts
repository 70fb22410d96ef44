import { readNavOfDay } from '../../../apps/sandbox/src/catalogue/port.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { dealingDay, indianDay, isLiquid, nextWorkingDay, plusDays, type OrderTerms } from './calendar.ts';
import type { Invariant, Observed } from './observed.ts';

const DEFAULT_CUT_OFF = '15:00';
const TOLERANCE = 1e-9;

const termsOf = ({ terms }: OrderRow): OrderTerms => JSON.parse(terms) as OrderTerms;

const readPaidMoment = async ({ world }: Observed, orderId: string): Promise<number | undefined> => {
  const line = await world.provider.db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('message', '=', 'Payment received')
    .executeTakeFirst();
  return line?.at;
};

/** A purchase gets the NAV of its dealing day, is allotted a working day later, and buys amount / NAV units. */
export const createAllotmentsInvariant = (): Invariant => {
  const checkedDays = new Set<string>();
  const checkedUnits = new Set<string>();
  const checkDays = async (observed: Observed, row: OrderRow): Promise<string[]> => {
    // An instalment is paid by its mandate on its day, or by hand later.
    const isByMandate = row.type === 'installment';
    const paidAt = (await readPaidMoment(observed, row.id)) ?? (isByMandate ? row.created_at : undefined);
    if (paidAt === undefined) return [];
    const terms = termsOf(row);
    const dealt = dealingDay(paidAt, terms.purchaseCutOff ?? DEFAULT_CUT_OFF);
    const navDay = isLiquid(terms) ? plusDays(dealt, -1) : dealt;
    const problems = row.nav_day === navDay ? [] : [`Order ${row.number}: NAV of ${row.nav_day}, not of ${navDay}.`];
    const allotted = row.allotted_at ?? (row.due_state === 'allotted' ? row.due_at : null);
    if (allotted !== null && indianDay(allotted) !== nextWorkingDay(dealt))
      problems.push(`Order ${row.number}: allotted on ${indianDay(allotted)}, not on ${nextWorkingDay(dealt)}.`);
    return problems;
  };
  /** A transfer is carried out at once, at the NAV of its day. */
  const checkTransfer = (row: OrderRow): string[] => {
    const navDay = dealingDay(row.created_at, DEFAULT_CUT_OFF);
    const problems = row.nav_day === navDay ? [] : [`Transfer ${row.number}: NAV of ${row.nav_day}, not of ${navDay}.`];
    if (row.allotted_at !== row.created_at) problems.push(`Transfer ${row.number} is not allotted at once.`);
    return problems;
  };
  const checkUnits = async ({ world }: Observed, row: OrderRow): Promise<string[]> => {
    const nav = (await readNavOfDay(world.provider.db, row.scheme_code, row.nav_day))?.nav;
    const hasNav = nav !== undefined && nav > 0;
    const bought = hasNav ? row.amount / 1000 / nav : row.amount;
    const found = hasNav ? row.units : row.value;
    return Math.abs(found - bought) <= TOLERANCE * bought
      ? []
      : [`Order ${row.number}: ${found} units, ${bought} are due.`];
  };
  return {
    name: 'NAV day, settlement day and units',
    source: 'decision 025, decision 077, sandbox.md 3.2',
    reads: ['orders', 'payouts'],
    check: async (observed) => {
      const problems: string[] = [];
      const transfers = new Set(observed.orders.filter(({ type }) => type === 'stp').map(({ id }) => id));
      for (const row of observed.orders) {
        const isPurchase = (row.type === 'single' || row.type === 'installment') && row.overrides !== 'seed';
        if (!isPurchase || row.nav_day === '') continue;
        const isTransfer = transfers.has(row.parent_id);
        if (!checkedDays.has(row.id))
          problems.push(...(isTransfer ? checkTransfer(row) : await checkDays(observed, row)));
        checkedDays.add(row.id);
        if (row.state !== 'allotted' || checkedUnits.has(row.id)) continue;
        checkedUnits.add(row.id);
        const isTouched = observed.payouts.some(({ order_id }) => order_id === row.id);
        if (!isTouched) problems.push(...(await checkUnits(observed, row)));
      }
      return problems;
    },
  };
};
