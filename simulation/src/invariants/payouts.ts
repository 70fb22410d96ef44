import { indianDay, plusWorkingDays, saleDays, type OrderTerms } from './calendar.ts';
import type { Invariant } from './observed.ts';

const CREDIT_WORKING_DAYS = 3;

/** Money out: the exit load, the NAV day and the day of the credit of every payout. */
export const createPayoutsInvariant = (): Invariant => ({
  name: 'money out',
  source: 'OM-143, decision 077, decision 033, sandbox.md 3.2',
  reads: ['orders', 'payouts'],
  check: ({ orders, payouts }) => {
    const orderById = new Map(orders.map((row) => [row.id, row]));
    const requested = Map.groupBy(
      payouts.filter(({ schedule_id, state }) => schedule_id === '' && state === 'requested'),
      ({ order_id }) => order_id,
    );
    const double = [...requested].filter(([, own]) => own.length > 1);
    const unmarked = orders.filter(
      ({ id, type, state }) => type === 'single' && requested.has(id) && state !== 'redeem_requested',
    );
    return [
      ...unmarked.map(({ number, state }) => `Order ${number} is ${state} while a redemption is under way.`),
      ...double.map(([id, own]) => `Order ${orderById.get(id)?.number ?? id} has ${own.length} redemptions under way.`),
      ...payouts.flatMap((payout) => {
        const row = orderById.get(payout.order_id);
        if (row === undefined) return [];
        const name = `The payout of order ${row.number || row.registration_no}`;
        const terms = JSON.parse(row.terms) as OrderTerms;
        const { exitLoad = 0 } = terms;
        const fee = Math.round((payout.amount * exitLoad) / 100 / 10) * 10;
        const problems: string[] = [];
        if (payout.credited !== payout.amount - fee)
          problems.push(`${name}: ${payout.credited} of ${payout.amount}, exit load ${exitLoad} %.`);
        if (payout.amount <= 0 || payout.amount % 10 !== 0) problems.push(`${name} is ${payout.amount}.`);
        const { dealt, nav } = saleDays(payout.requested_at, terms);
        if (payout.nav_day !== '' && payout.nav_day !== nav) problems.push(`${name} has the NAV of ${payout.nav_day}.`);
        const creditDay = plusWorkingDays(dealt, CREDIT_WORKING_DAYS);
        if (payout.due_at !== null && indianDay(payout.due_at) !== creditDay)
          problems.push(`${name} is credited on ${indianDay(payout.due_at)}, not on ${creditDay}.`);
        return problems;
      }),
    ];
  },
});
