import { redemptionCodesRequestOf } from '@folioflow/api/contract';
import { readNavOfDay } from '../../../apps/sandbox/src/catalogue/port.ts';
import type { World } from '../simulation.ts';
import { INVESTOR_ORIGIN } from '../world/provider.ts';
import { createAskOf, listOf } from './ask.ts';
import { indianDay, plusDays } from './calendar.ts';
import type { Invariant, Observed } from './observed.ts';

const TOLERANCE = 10;
/** Persona with an order whose maximum is above its worth: there, no other limit refuses what is too much. */
const PERSONA = '9000000101';
/** Amounts a little above what is free, as parts of it. */
const EXCESSES = [1.001, 1.01, 1.04];

/** Asks for the codes of redemptions above what is free; the client of the product never does. */
async function askForTooMuch(observed: Observed): Promise<string[]> {
  const issued = await observed.world.provider.control('/token', { mobile: PERSONA });
  const ask = createAskOf(observed, String((issued as Readonly<Record<string, unknown>>)['token_id']), INVESTOR_ORIGIN);
  const orders = listOf((await ask('/order/list', { order_type: 'single' }))?.['result']);
  const redeemable = orders.filter(({ mf_order_is_redeem: isRedeemable }) => isRedeemable === true);
  if (redeemable.length === 0) return [`Persona ${PERSONA} has no order to redeem.`];
  const problems: string[] = [];
  for (const order of redeemable) {
    const [orderId, orderNumber] = [String(order['order_id']), String(order['mf_order_number'])];
    for (const excess of EXCESSES) {
      const amount = (Number(order['mf_order_redeemable_amount']) * excess).toFixed(2);
      if ((await ask('/order/redeem/2factor', redemptionCodesRequestOf({ orderId, orderNumber, amount }))) !== null)
        problems.push(`Order ${orderNumber} takes a redemption of ${amount}.`);
    }
  }
  return problems;
}

const readWorth = async (world: World, row: Observed['orders'][number], day: string): Promise<number> => {
  if (row.units === 0) return row.redeemable;
  // An order whose NAV is not published yet is worth its cost.
  const published = plusDays(day, -1);
  const days = row.nav_day >= published ? [row.nav_day, published, day] : [published, day];
  const navs = await Promise.all(
    days.map(async (one) => (await readNavOfDay(world.provider.db, row.scheme_code, one))?.nav ?? 0),
  );
  const nav = Math.max(...navs);
  return row.redeemable + (nav === 0 ? row.invested : row.units * nav * 1000);
};

/** A redemption is at most what is free of its order, at the NAV that is published when it is requested. */
export const createRedeemedWorthInvariant = (): Invariant => {
  const checked = new Set<string>();
  let isAsked = false;
  return {
    name: 'a redemption is within what is free',
    source: 'OM-135, OM-141, C-98',
    reads: ['payouts'],
    check: async (observed) => {
      const problems = isAsked ? [] : await askForTooMuch(observed);
      isAsked = true;
      for (const { id, order_id, schedule_id, state, amount, requested_at } of observed.payouts) {
        if (schedule_id !== '' || checked.has(id)) continue;
        checked.add(id);
        const row = observed.orders.find((order) => order.id === order_id);
        if (state !== 'requested' || row === undefined) continue;
        const worth = await readWorth(observed.world, row, indianDay(requested_at));
        if (amount > worth + TOLERANCE) problems.push(`A redemption of ${amount} takes more than the worth ${worth}.`);
      }
      return problems;
    },
  };
};
