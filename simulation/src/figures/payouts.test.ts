import { daysBetween, type FolioHolding, type OrderType, type UnitTransaction } from '@folioflow/api/contract';
import {
  estimateRedemption,
  holdingOf,
  thousandthsOf,
  type Holding,
  type RedemptionEstimate,
} from '@folioflow/flows/holdings';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBench, type Bench } from '../../../apps/sandbox/src/testing/bench.ts';
import { createSeededDraw } from '../../../apps/sandbox/src/testing/checkout/random-actions.ts';
import { investMore } from '../../../apps/sandbox/src/testing/checkout/additions.ts';
import { redeem } from '../../../apps/sandbox/src/testing/checkout/redemptions.ts';
import { readHoldings, readTransactions } from '../../../apps/sandbox/src/testing/holdings.ts';
import { listField, resultOf, textField } from '../../../apps/sandbox/src/testing/journeys.ts';
import { parseFields, type Fields } from '../../../apps/sandbox/src/kit/json.ts';

const toPaise = (amount: number | string): number => Math.round(Number(amount) * 100);

/** Exit load of an order on an amount by the documented formula (OM-143): percent of the whole amount, in whole paise. */
function orderLoadPaise(order: Fields, amountPaise: number): number {
  const { exitload } = parseFields(JSON.stringify(order['mf_order_scheme_specifications']));
  const { is_allowed, percent } = parseFields(JSON.stringify(exitload));
  return is_allowed === true ? Math.round((amountPaise * Number(percent)) / 100) : 0;
}

interface PaidRedemption {
  readonly order: Fields;
  /** Holding before the request. */
  readonly holding: Holding;
  readonly isWhole: boolean;
  readonly requestedPaise: number;
  readonly sale: UnitTransaction;
  /** Money that the ledger has credited. */
  readonly creditedPaise: number;
}

const orderTypes: readonly OrderType[] = ['single', 'xsip'];

async function readOrders(on: Bench, token: string): Promise<readonly Fields[]> {
  const lists = orderTypes.map(async (order_type) => listField(await on.ask('/order/list', { order_type }, { token })));
  return (await Promise.all(lists)).flat();
}

const holdingOfOrder = (holdings: readonly FolioHolding[], order: Fields): FolioHolding | undefined =>
  holdings.find(({ lots }) => lots.some(({ order_id }) => order_id === order['order_id']));

/** Amount of a redemption: all, or a part in whole paise that the order covers at a lower NAV, too. */
function drawAmount(order: Fields, draw: (most: number) => number): string | null {
  const whole = Number(order['mf_order_redeemable_amount']);
  if (draw(3) === 0) return String(whole);
  const most = Math.min(Math.floor(whole * 0.9), 4999);
  return most <= 101 ? null : (100 + (draw(Math.floor((most - 100) * 100)) + 1) / 100).toFixed(2);
}

/** Redeems a part or all of a random order and waits for the money; null if the order cannot be redeemed. */
async function redeemAtRandom(
  on: Bench,
  token: string,
  draw: (most: number) => number,
): Promise<PaidRedemption | null> {
  const orders = (await readOrders(on, token)).filter(({ mf_order_is_redeem: may }) => may === true);
  const order = orders[draw(orders.length || 1)];
  const wire = order && holdingOfOrder(await readHoldings(on, token), order);
  const amount = order && drawAmount(order, draw);
  if (!wire || typeof amount !== 'string') return null;
  const before = await readTransactions(on, token, wire);
  if ((await redeem(on, token, order, amount))['code'] !== '000') return null;
  await on.control('/clock', { advance_working_days: 4 });
  const seen = before.filter(({ transaction_kind }) => transaction_kind === 'redemption').length;
  const sale = (await readTransactions(on, token, wire)).filter((each) => each.transaction_kind === 'redemption')[seen];
  const payout = await on.db
    .selectFrom('payouts')
    .select('credited')
    .where('order_id', '=', textField(order, 'order_id'))
    .where('schedule_id', '=', '')
    .orderBy('requested_at', 'desc')
    .executeTakeFirstOrThrow();
  if (sale === undefined) throw new Error('The redemption is not listed.');
  return {
    order,
    holding: holdingOf(wire),
    isWhole: Number(amount) === Number(order['mf_order_redeemable_amount']),
    requestedPaise: toPaise(amount),
    sale,
    creditedPaise: payout.credited / 10,
  };
}

type SaleRequest = Parameters<typeof estimateRedemption>[1]['request'];

/** Estimate at the NAV that the redemption has received. */
function estimateAtItsNav({ holding, sale }: PaidRedemption, request: SaleRequest): RedemptionEstimate {
  const assumptions = { request, navDay: sale.transaction_date, nav: sale.nav ?? Number.NaN, defaultLoadPercent: null };
  const estimate = estimateRedemption(holding, assumptions);
  if (estimate === null) throw new Error('The lots are unknown.');
  return estimate;
}

/** Adds an allotted order to the folio of a random order, and lets time pass: the units of a holding differ in age. */
async function investAtRandom(on: Bench, token: string, draw: (most: number) => number): Promise<void> {
  const orders = (await readOrders(on, token)).filter(({ mf_order_is_invest_more: may }) => may === true);
  const order = orders[draw(orders.length || 1)];
  if (order !== undefined) {
    const placed = resultOf(await investMore(on, token, order, `${500 + draw(9000)}.${draw(100)}`));
    const number = textField(placed, 'mf_order_number');
    for (const to of ['paid', 'allotted']) await on.control('/advance', { entity: 'order', id: number, to });
  }
  await on.control('/clock', { advance_days: 1 + draw(150) });
}

async function redeemOften(seed: number): Promise<readonly PaidRedemption[]> {
  const on = await createBench();
  try {
    const token = await on.token('9000000117');
    const draw = createSeededDraw(seed * 104_729);
    const paid: PaidRedemption[] = [];
    for (let step = 0; step < 24; step += 1) {
      if (step % 2 === 1) await investAtRandom(on, token, draw);
      const redemption = await redeemAtRandom(on, token, draw);
      if (redemption !== null) paid.push(redemption);
    }
    return paid;
  } finally {
    await on.close();
  }
}

let redemptions: readonly PaidRedemption[] = [];
beforeAll(async () => {
  redemptions = (await Promise.all([1, 2, 3, 4].map(redeemOften))).flat();
});

const parts = () => redemptions.filter(({ isWhole }) => !isWhole);
const amountOf = ({ sale }: PaidRedemption) => toPaise(sale.amount);
const estimateOfPart = (paid: PaidRedemption) => estimateAtItsNav(paid, { kind: 'amount', paise: paid.requestedPaise });
/** Worth of a millionth of a unit: the ledger does not round units, the list rounds each balance (decision 077). */
const roundingPaise = ({ sale }: PaidRedemption) => 0.000_001 * (sale.nav ?? 0) * 100 + 0.5;

test('the random redemptions are parts and wholes, with both exit loads, equal and different, and with STT', () => {
  expect(parts().length).toBeGreaterThan(30);
  expect(redemptions.length - parts().length).toBeGreaterThan(10);
  const loads = parts().map((paid) => [estimateOfPart(paid).loadPaise, orderLoadPaise(paid.order, amountOf(paid))]);
  expect(loads.some(([byLot = 0, byOrder]) => byLot > 0 && byLot === byOrder)).toBe(true);
  expect(loads.some(([byLot, byOrder]) => byLot !== byOrder)).toBe(true);
  expect(parts().some((paid) => estimateOfPart(paid).sttPaise > 0)).toBe(true);
});

describe('the estimate and the payout of the same redemption', () => {
  test('of a part agree to the paisa before the charges, and to a thousandth of a unit', () => {
    for (const paid of parts()) {
      const { amountPaise, units } = estimateOfPart(paid);
      expect([amountPaise, amountPaise]).toEqual([paid.requestedPaise, amountOf(paid)]);
      expect(Math.abs(units - thousandthsOf(paid.sale.units))).toBeLessThanOrEqual(1);
    }
  });

  test('of units, and of all units, agree to the worth of a millionth of a unit', () => {
    for (const paid of redemptions) {
      const { amountPaise } = estimateAtItsNav(paid, { kind: 'units', units: thousandthsOf(paid.sale.units) });
      expect(Math.abs(amountPaise - amountOf(paid))).toBeLessThanOrEqual(roundingPaise(paid));
    }
  });

  test('differ by STT and by the age of the purchases alone, to the paisa', () => {
    for (const paid of parts()) {
      const { arrivingPaise, sttPaise, loadPaise } = estimateOfPart(paid);
      const byOrderPaise = orderLoadPaise(paid.order, amountOf(paid));
      expect(arrivingPaise).toBe(paid.creditedPaise - sttPaise - (loadPaise - byOrderPaise));
    }
  });

  test('have no exit load for old purchases, and that of the order for young ones', () => {
    for (const paid of parts()) {
      const { lots, loadPaise } = estimateOfPart(paid);
      const [slab] = paid.holding.exitLoadSlabs ?? [];
      const ages = lots.map(({ boughtOn }) => daysBetween(boughtOn, paid.sale.transaction_date));
      const isYoung = (age: number) => slab !== undefined && age <= slab.upToDays;
      if (!ages.some(isYoung)) expect(loadPaise).toBe(0);
      if (slab !== undefined && ages.every(isYoung))
        expect(Math.abs(loadPaise - (amountOf(paid) * slab.percent) / 100)).toBeLessThanOrEqual(lots.length / 2);
    }
  });
});

test('the ledger credits the amount less the exit load of the order, and no STT, to the paisa', () => {
  for (const paid of redemptions) {
    const loadPaise = orderLoadPaise(paid.order, amountOf(paid));
    expect([toPaise(paid.sale.exit_load_amount), toPaise(paid.sale.stt_amount)]).toEqual([loadPaise, 0]);
    expect(paid.creditedPaise).toBe(amountOf(paid) - loadPaise);
  }
});
