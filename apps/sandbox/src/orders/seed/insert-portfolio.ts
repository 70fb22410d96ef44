import { addDays, type Day, dayAt } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { forEachPortion } from '../../store/portions.ts';
import { installmentTexts } from '../settlement/installment-texts.ts';
import { type OrderRow, type OrderType } from '../records/order-tables.ts';
import { createSeedSchedule, EXIT_LOAD_DAYS, pastNavDaysOf, sellSeededUnits } from './portfolio-plans.ts';
import {
  allotmentMomentOf,
  createBoughtRow,
  createEvents,
  isAllottedBy,
  navOf,
  portfolioOrderIdOf,
  readSeedSchemes,
  roundUnits,
  workingDayFrom,
  type PortfolioOwner,
  type PortfolioRows,
  type SeedScheme,
} from './portfolio-rows.ts';
import { type MonthlyPlan, type SeedInvestment } from './seed-portfolio.ts';

/** Identity of an order of the portfolio. */
interface SeedIdentity {
  readonly key: string;
  readonly folio: string;
  readonly scheme: SeedScheme;
  readonly position: number;
}

/** Present exit load of an order in percent: none after a year. */
const presentExitLoad = ({ exitLoad }: SeedScheme, boughtOn: Day, now: number): number =>
  addDays(boughtOn, EXIT_LOAD_DAYS) >= dayAt(now) ? exitLoad : 0;

/** Adds a registration with an instalment of each amount and day; none without a day. */
const addRegistration = (
  rows: PortfolioRows,
  owner: PortfolioOwner,
  { key, folio, scheme, position }: SeedIdentity,
  type: Extract<OrderType, 'xsip' | 'stp'>,
  plan: MonthlyPlan,
  bought: readonly { readonly navDay: Day; readonly amount: number }[],
): OrderRow | undefined => {
  const [first] = bought;
  if (!first) return undefined;
  const id = portfolioOrderIdOf(owner, key);
  const exitLoad = presentExitLoad(scheme, first.navDay, owner.now);
  const identity = { folio, scheme, position, exitLoad };
  const installments = bought.map(({ navDay, amount }, place) => ({
    ...createBoughtRow(owner, {
      ...identity,
      id: `${id}_${place + 1}`,
      type: 'installment',
      position: place + 1,
      number: `1171${String(position).padStart(3, '0')}${String(place + 1).padStart(3, '0')}`,
      navDay,
      amount,
    }),
    parent_id: id,
  }));
  const newest = installments.at(-1);
  const registration: OrderRow = {
    ...createBoughtRow(owner, { ...identity, id, type, number: '', navDay: first.navDay, amount: plan.amount }),
    state: bought.length === plan.count ? 'completed' : 'allotted',
    invested: installments.reduce((sum, { invested }) => sum + invested, 0),
    units: roundUnits(installments.reduce((sum, { units }) => sum + units, 0)),
    nav_day: newest?.nav_day ?? first.navDay,
  };
  rows.orders.push(registration, ...installments);
  rows.events.push(
    ...createEvents(registration, [
      ['Registered with the exchange', registration.created_at],
      ...(newest ? [[installmentTexts.allotted(newest.number), newest.allotted_at ?? 0] as const] : []),
    ]),
  );
  return registration;
};

/** Adds a lumpsum order, its plans and its redemptions, in the order of their days. */
const addLumpsum = (
  rows: PortfolioRows,
  owner: PortfolioOwner,
  identity: SeedIdentity,
  { purchase, redemptions = [], swp, stp }: SeedInvestment,
  target: SeedScheme | undefined,
): void => {
  if ('sip' in purchase) return;
  const { scheme, key, ...own } = identity;
  const navDay = workingDayFrom(purchase.day);
  if (!isAllottedBy(navDay, owner.now) || navOf(scheme, navDay) === undefined) return;
  const exitLoad = presentExitLoad(scheme, navDay, owner.now);
  let order = createBoughtRow(owner, {
    ...own,
    id: portfolioOrderIdOf(owner, key),
    type: 'single',
    number: `1170${String(own.position).padStart(4, '0')}`,
    scheme,
    navDay,
    amount: purchase.amount,
    exitLoad,
  });
  const boughtUnits = order.units;
  const sell = (day: Day, amount: number | 'all', scheduleId: string, position: number): number => {
    const sold = sellSeededUnits(owner, order, scheme, { navDay: day, boughtUnits, amount, scheduleId, position });
    order = sold.order;
    rows.payouts.push(sold.payout);
    return sold.payout.credited / 1000;
  };
  if (swp) {
    const days = pastNavDaysOf(swp, [scheme], owner.now);
    const schedule = createSeedSchedule(order, { kind: 'swp', plan: swp, made: days.length });
    rows.schedules.push(schedule);
    days.forEach((day, place) => sell(day, swp.amount, schedule.id, place + 1));
  }
  if (stp && target) {
    const days = pastNavDaysOf(stp, [scheme, target], owner.now);
    const registrationId = portfolioOrderIdOf(owner, stp.key);
    const transfers = days.map((day, place) => ({
      navDay: day,
      amount: sell(day, stp.amount, `SCH_${registrationId}`, place + 1),
    }));
    const registration = addRegistration(rows, owner, { ...own, ...stp, scheme: target }, 'stp', stp, transfers);
    if (registration)
      rows.schedules.push(
        createSeedSchedule(registration, { kind: 'stp', plan: stp, made: days.length, sourceId: order.id }),
      );
  }
  redemptions.forEach(({ day, amount }, place) => {
    if (isAllottedBy(workingDayFrom(day), owner.now)) sell(workingDayFrom(day), amount, '', place + 1);
  });
  rows.orders.push(order);
  rows.events.push(
    ...createEvents(order, [
      ['Payment received', order.created_at],
      ['Units allotted', allotmentMomentOf(navDay)],
    ]),
  );
};

/** Inserts orders with units that were bought and sold at the NAVs of their days, up to the moment of the seed. */
export const insertPortfolio = async (
  db: Database,
  owner: PortfolioOwner,
  investments: readonly SeedInvestment[],
): Promise<void> => {
  const codes = investments.flatMap(({ schemeCode, stp }) => (stp ? [schemeCode, stp.schemeCode] : [schemeCode]));
  const schemes = await readSeedSchemes(db, codes, dayAt(owner.now));
  const rows: PortfolioRows = { orders: [], events: [], schedules: [], payouts: [] };
  investments.forEach((investment, index) => {
    const { key, schemeCode, folio, purchase, stp } = investment;
    const scheme = schemes.get(schemeCode);
    if (!scheme) throw new Error(`Unknown scheme of the seeded order ${key}: ${schemeCode}`);
    const identity = { key, folio, scheme, position: index + 1 };
    if (!('sip' in purchase)) {
      addLumpsum(rows, owner, identity, investment, stp && schemes.get(stp.schemeCode));
      return;
    }
    const { sip, mandate } = purchase;
    const bought = pastNavDaysOf(sip, [scheme], owner.now).map((navDay) => ({ navDay, amount: sip.amount }));
    const registration = addRegistration(rows, owner, identity, 'xsip', sip, bought);
    if (registration)
      rows.schedules.push(createSeedSchedule(registration, { kind: 'sip', plan: sip, made: bought.length, mandate }));
  });
  await forEachPortion(rows.orders, async (some) => {
    await db.insertInto('orders').values(some).execute();
  });
  await forEachPortion(rows.events, async (some) => {
    await db.insertInto('order_events').values(some).execute();
  });
  await forEachPortion(rows.schedules, async (some) => {
    await db.insertInto('schedules').values(some).execute();
  });
  await forEachPortion(rows.payouts, async (some) => {
    await db.insertInto('payouts').values(some).execute();
  });
};
