import { MS_PER_DAY } from '@folioflow/api/contract';
import { type SchemeTerms, readSchemeTerms } from '../../catalogue/port.ts';
import { readPrimaryAccount } from '../../clients/bank-accounts.ts';
import { markChosenNominee } from '../../clients/nominees.ts';
import { type Area } from '../../ground/area.ts';
import { dayAt } from '../../kit/days.ts';
import { bitOf } from '../../store/bit.ts';
import { type Database } from '../../store/database.ts';
import { newOrderDefaults, schemeColumns } from '../records/new-order.ts';
import { type OrderEventRow, type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { insertPortfolio } from './insert-portfolio.ts';
import { createLargePortfolio, seedPortfolio } from './seed-portfolio.ts';
import { orderIdOf, type SeedOrder } from './seed-order.ts';
import { installmentsOf, payoutsOf, scheduleOf } from './seed-plans.ts';
import { seedRegistrations } from './seed-registrations.ts';
import { seedSingleOrders } from './seed-single-orders.ts';

interface OrderOwner {
  readonly id: string;
  readonly bank: string;
  readonly nomineeId: string;
}

const orderRowOf = (seed: SeedOrder, index: number, owner: OrderOwner, terms: SchemeTerms, now: number): OrderRow => {
  const created = now - seed.daysAgo * MS_PER_DAY;
  const isPending = seed.state === 'payment_pending';
  const invested = seed.invested ?? (seed.redeemable > 0 ? seed.amount : 0);
  return {
    ...newOrderDefaults,
    ...schemeColumns(terms),
    ...(seed.isRedemptionAllowed === undefined ? {} : { is_redemption_allowed: bitOf(seed.isRedemptionAllowed) }),
    id: orderIdOf(owner.id, seed.key),
    client_id: owner.id,
    position: index + 1,
    type: seed.type,
    registration_no: `R1000${String(index + 1).padStart(4, '0')}`,
    number: seed.number,
    folio: seed.folio,
    state: seed.state,
    amount: seed.amount * 1000,
    invested: invested * 1000,
    value: (seed.value ?? invested) * 1000,
    redeemable: seed.redeemable * 1000,
    minimum: (seed.minimum ?? 500) * 1000,
    start_day: dayAt(created),
    nominee_id: owner.nomineeId,
    bank: owner.bank,
    rejection: seed.rejection ?? '',
    notice: seed.notice ?? '',
    allotted_at: seed.state === 'allotted' ? created + MS_PER_DAY : null,
    due_at: isPending ? created + 7 * MS_PER_DAY : null,
    due_state: isPending ? 'cancelled' : '',
    terms: JSON.stringify({ purchaseCutOff: terms.purchaseCutoffTime, subCategory: terms.subCategory, ...seed.terms }),
    overrides: JSON.stringify(seed.overrides ?? {}),
    created_at: created,
  };
};

const historyRowsOf = (seed: SeedOrder, row: OrderRow): OrderEventRow[] =>
  seed.events.map((message, index) => ({
    order_id: row.id,
    position: index + 1,
    message,
    at: row.created_at + index * MS_PER_DAY,
  }));

const readOrderOwnerColumns = async (db: Database, id: string): Promise<OrderOwner> => {
  const bank = await readPrimaryAccount(db, id);
  const nominee = await db
    .selectFrom('nominees')
    .select('id')
    .where('client_id', '=', id)
    .orderBy('position')
    .executeTakeFirst();
  return { id, bank: bank ? JSON.stringify(bank) : '', nomineeId: nominee?.id ?? 'none' };
};

const insertOrders = async (
  db: Database,
  clientId: string,
  seeds: readonly SeedOrder[],
  now: number,
): Promise<void> => {
  const owner = await readOrderOwnerColumns(db, clientId);
  const rows: OrderRow[] = [];
  const events: OrderEventRow[] = [];
  const schedules: ScheduleRow[] = [];
  const payouts: PayoutRow[] = [];
  for (const [index, seed] of seeds.entries()) {
    const terms = await readSchemeTerms(db, seed.schemeCode);
    if (!terms) throw new Error(`Unknown scheme of the seeded order ${seed.key}: ${seed.schemeCode}`);
    const row = orderRowOf(seed, index, owner, terms, now);
    events.push(...historyRowsOf(seed, row));
    rows.push(row, ...installmentsOf(seed, row));
    const plan = scheduleOf(seed, row, dayAt(now));
    if (!plan) continue;
    schedules.push(plan);
    if (plan.kind === 'swp') payouts.push(...payoutsOf(plan, row));
  }
  await db.insertInto('orders').values(rows).execute();
  if (clientId === ORDERS_PERSONA) await markChosenNominee(db, clientId, owner.nomineeId);
  await db.insertInto('order_events').values(events).execute();
  if (schedules.length > 0) await db.insertInto('schedules').values(schedules).execute();
  if (payouts.length > 0) await db.insertInto('payouts').values(payouts).execute();
};

const ORDERS_PERSONA = 'CUST00000101';
const FOREIGN_PERSONA = 'CUST00000110';
const PORTFOLIO_PERSONA = 'CUST00000117';

/**
 * Orders of personas 9000000101, 9000000110 and 9000000117; those of the second test refusals to the first. The seed
 * `many` has a large portfolio alone.
 */
export const seedOrders: NonNullable<Area['seed']> = async (db, { seed, now }) => {
  if (seed === 'market' || seed === 'full' || seed === 'many') {
    const owner = { ...(await readOrderOwnerColumns(db, PORTFOLIO_PERSONA)), now };
    await markChosenNominee(db, owner.id, owner.nomineeId);
    await insertPortfolio(db, owner, seed === 'many' ? createLargePortfolio() : seedPortfolio);
  }
  if (seed !== 'market' && seed !== 'full') return;
  await insertOrders(db, ORDERS_PERSONA, [...seedSingleOrders, ...seedRegistrations(now)], now);
  const foreign = seedSingleOrders
    .filter(({ key }) => key === 'S1' || key === 'S2')
    .map((order) => ({ ...order, number: `1100000${order.key.slice(1)}` }));
  await insertOrders(db, FOREIGN_PERSONA, foreign, now);
};
