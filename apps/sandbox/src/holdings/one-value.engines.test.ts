import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { investMore } from '../testing/checkout/additions.ts';
import { redeem } from '../testing/checkout/redemptions.ts';
import { readHistory, readHoldings, sumOf } from '../testing/holdings.ts';
import { listField, placeOrder, readOrderByNumber, resultOf, textField } from '../testing/journeys.ts';
import { setNavs } from '../testing/order-rows.ts';

const on = benchPerTest();

const toPaise = (rupees: unknown): number => Math.round(Number(rupees) * 100);

/** Values of everything of an investor in paise, as each page shows it. */
const readValues = async (token: string) => {
  const holdings = await readHoldings(on, token);
  const orders = [];
  for (const order_type of ['single', 'xsip', 'stp'])
    orders.push(...listField(await on.ask('/order/list', { order_type }, { token })));
  const portfolio = await on.ask('/order/portfolio', {}, { token });
  return {
    portfolio: toPaise(resultOf(portfolio)['total_returns_amount']),
    orders: sumOf(
      orders.filter(({ mf_order_is_allotted: is }) => is === true),
      ({ total_returns_amount }) => toPaise(total_returns_amount),
    ),
    holdings: sumOf(holdings, ({ units, nav }) => toPaise(units * (nav ?? 0))),
    history: toPaise((await readHistory(on, token)).at(-1)?.[1]),
  };
};
const alike = (paise: number) => ({ portfolio: paise, orders: paise, holdings: paise, history: paise });

const allot = async (number: string) => {
  for (const to of ['paid', 'allotted']) await on.control('/advance', { entity: 'order', id: number, to });
};

const buy = async (token: string, amount: string): Promise<string> => {
  const number = textField(resultOf(await placeOrder(on, token, amount, 'SC01')), 'mf_order_number');
  await allot(number);
  return number;
};

describe('one value of a holding in every view, to the paisa', () => {
  test('of a small amount at a high NAV', async () => {
    await setNavs(on.db, { '2026-11-20': 3630.8229, '2026-11-23': 3632.5657 }, 'SC01');
    const token = await on.token('9000000100');
    await buy(token, '1000');
    await on.control('/clock', { set: '2026-11-21T12:00:00+05:30' });
    expect(await readValues(token)).toEqual(alike(1000_00));
    await on.control('/clock', { set: '2026-11-24T12:00:00+05:30' });
    expect(await readValues(token)).toEqual(alike(1000_48));
  });

  test('of several orders of a folio, each of which rounds its own worth', async () => {
    await setNavs(on.db, { '2026-11-20': 7, '2026-11-23': 7.1234 }, 'SC01');
    const token = await on.token('9000000100');
    const first = await buy(token, '1000.01');
    for (let count = 0; count < 4; count += 1) {
      const added = resultOf(await investMore(on, token, await readOrderByNumber(on, token, first), '1000.01'));
      await allot(textField(added, 'mf_order_number'));
    }
    await on.control('/clock', { set: '2026-11-24T12:00:00+05:30' });
    expect(await readValues(token)).toEqual(alike(5088_19));
  });

  test.each(['9000000101', '9000000110', '9000000117'])('of the seeded orders of %s', async (mobile) => {
    const token = await on.token(mobile);
    for (const day of ['2026-11-20', '2026-11-21', '2026-12-02']) {
      await on.control('/clock', { set: `${day}T18:00:00+05:30` });
      const values = await readValues(token);
      expect(values.portfolio).toBeGreaterThan(0);
      expect(values).toEqual(alike(values.portfolio));
    }
  });

  test('a redemption of the whole amount redeems all units', async () => {
    await setNavs(on.db, { '2026-11-20': 3630.8229, '2026-11-23': 3632.5657 }, 'SC01');
    const token = await on.token('9000000100');
    const number = await buy(token, '1000');
    await on.control('/clock', { set: '2026-11-24T12:00:00+05:30' });
    const order = await readOrderByNumber(on, token, number);
    expect(order['mf_order_redeemable_amount']).toBe(1000.48);
    expect(await redeem(on, token, order, '1000.48')).toMatchObject({ code: '000' });
    await on.control('/clock', { advance_days: 9 });
    expect((await readHoldings(on, token)).map(({ units }) => units)).toEqual([0]);
  });
});
