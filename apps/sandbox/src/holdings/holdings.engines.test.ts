import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { investMore } from '../testing/checkout/additions.ts';
import { redeem } from '../testing/checkout/redemptions.ts';
import { createApprovedMandate, placeSip } from '../testing/checkout/sips.ts';
import { registerSwp } from '../testing/checkout/swps.ts';
import { createValidStp, registerStp } from '../testing/checkout/transfers.ts';
import { readHistory, readHoldings, readTransactions, sumOf, unitGapsOf } from '../testing/holdings.ts';
import { placeOrder, readOrderByNumber, resultOf, textField } from '../testing/journeys.ts';

const on = benchPerTest();

const READY = '9000000100';

const placeAllotted = async (token: string, amount: string, scheme = 'SC01'): Promise<string> => {
  const number = textField(resultOf(await placeOrder(on, token, amount, scheme)), 'mf_order_number');
  await on.control('/advance', { entity: 'order', id: number, to: 'paid' });
  await on.control('/advance', { entity: 'order', id: number, to: 'allotted' });
  return number;
};

const setClock = (set: string) => on.control('/clock', { set });

describe('a holding', () => {
  test('begins with the allotment, and has units for the amount at the NAV of its day', async () => {
    const token = await on.token(READY);
    const number = textField(resultOf(await placeOrder(on, token, '5000')), 'mf_order_number');
    await on.control('/advance', { entity: 'order', id: number, to: 'paid' });
    expect(await readHoldings(on, token)).toEqual([]);
    await setClock('2026-11-23T12:00:00+05:30');

    const [holding, ...others] = await readHoldings(on, token);
    expect(others).toEqual([]);
    const order = await readOrderByNumber(on, token, number);
    expect(holding).toMatchObject({
      folio_number: order['mf_order_folio_no'],
      scheme_code: 'SC01',
      scheme_amc: order['scheme_amc'],
      scheme_category: 'Equity Scheme',
      sub_category: 'Flexi Cap Fund',
      risk: 'Very High',
      nav_date: '2026-11-20',
      domestic_equity_percent: 95,
      debt_percent: 0,
      exit_load_slabs: [],
      lock_in_months: 0,
      available_units: holding?.units,
      lots: [{ bought_on: '2026-11-20', cost_amount: 5000, order_id: order['order_id'], order_type: 'single' }],
    });
    expect((holding?.units ?? 0) * (holding?.nav ?? 0)).toBeCloseTo(5000, 1);
    expect(await readTransactions(on, token, holding)).toEqual([
      expect.objectContaining({
        transaction_date: '2026-11-20',
        transaction_kind: 'purchase',
        units: holding?.units,
        nav: holding?.nav,
        amount: 5000,
      }),
    ]);
  });

  test('states the exit loads of its scheme by the age of units: of the first year, of the second, none after', async () => {
    const token = await on.token(READY);
    for (const scheme of ['SC25', 'SC31']) await placeAllotted(token, '5000', scheme);
    const slabs = (await readHoldings(on, token)).map((holding) => [holding.scheme_code, holding.exit_load_slabs]);
    const ofFirstYear = { up_to_days: 365, percent: 1 };
    expect(slabs).toEqual([
      ['SC25', [ofFirstYear]],
      ['SC31', [ofFirstYear, { up_to_days: 730, percent: 0.5 }]],
    ]);
  });

  test('has the lots of all orders of its folio; an order of another folio is another holding', async () => {
    const token = await on.token(READY);
    const number = await placeAllotted(token, '5000');
    const added = resultOf(await investMore(on, token, await readOrderByNumber(on, token, number), '2000'));
    await on.control('/advance', { entity: 'order', id: textField(added, 'mf_order_number'), to: 'paid' });
    await on.control('/advance', { entity: 'order', id: textField(added, 'mf_order_number'), to: 'allotted' });
    await placeAllotted(token, '3000');
    const holdings = await readHoldings(on, token);
    expect(holdings.map(({ lots }) => lots.map(({ cost_amount }) => cost_amount))).toEqual([[5000, 2000], [3000]]);
    expect(new Set(holdings.map(({ folio_number }) => folio_number)).size).toBe(2);
  });

  test('reserves the units of a requested redemption, and sells the oldest lot at its credit', async () => {
    const token = await on.token(READY);
    const number = await placeAllotted(token, '5000');
    const order = await readOrderByNumber(on, token, number);
    await redeem(on, token, order, '1000');
    const [requested] = await readHoldings(on, token);
    const nav = requested?.nav ?? 0;
    expect((requested?.units ?? 0) - (requested?.available_units ?? 0)).toBeCloseTo(1000 / nav, 3);
    const pending = { payout_amount: 1000, payout_date: '25/11/2026' };
    expect(requested).toMatchObject({ pending_payouts: [pending] });
    expect(await readOrderByNumber(on, token, number)).toMatchObject({
      order_status: 'payoutPending',
      order_status_date: '25/11/2026',
      pending_payouts: [pending],
    });
    await setClock('2026-11-27T12:00:00+05:30');

    const [holding] = await readHoldings(on, token);
    expect(holding).not.toHaveProperty('pending_payouts');
    const transactions = await readTransactions(on, token);
    expect(transactions[1]).toMatchObject({ transaction_kind: 'redemption', amount: 1000, exit_load_amount: 0 });
    expect(holding?.available_units).toBe(holding?.units);
    const left = (holding?.units ?? 0) / (requested?.units ?? 1);
    expect(holding?.lots[0]?.cost_amount).toBeCloseTo(5000 * left, 1);
  });

  test('remains in the list without units or lots after a full redemption', async () => {
    const token = await on.token(READY);
    const number = await placeAllotted(token, '5000');
    await setClock('2026-11-24T12:00:00+05:30');
    const order = await readOrderByNumber(on, token, number);
    await redeem(on, token, order, String(order['mf_order_redeemable_amount']));
    await setClock('2026-12-01T12:00:00+05:30');
    const [holding] = await readHoldings(on, token);
    expect(holding).toMatchObject({ units: 0, available_units: 0, lots: [] });
    const [bought, sold] = await readTransactions(on, token);
    expect(sold).toMatchObject({ transaction_kind: 'redemption', units: bought?.units });
  });

  test('without a NAV has no units, and is not listed', async () => {
    const token = await on.token(READY);
    await placeAllotted(token, '5000', 'SC07');
    expect([await readHoldings(on, token), await readTransactions(on, token)]).toEqual([[], []]);
    expect(await readHistory(on, token)).toEqual([]);
  });

  test('reports the exit load of a redemption', async () => {
    const token = await on.token('9000000101');
    await redeem(on, token, await readOrderByNumber(on, token, '10000007'), '7000');
    await setClock('2026-11-27T12:00:00+05:30');
    const sold = (await readTransactions(on, token)).filter(
      ({ transaction_kind }) => transaction_kind === 'redemption',
    );
    expect(sold).toEqual([expect.objectContaining({ scheme_code: 'SC05', amount: 7000, exit_load_amount: 70 })]);
  });
});

describe('plans', () => {
  test('an instalment of a SIP is a lot of its registration, on the NAV day of its debit', async () => {
    const token = await on.token(READY);
    await placeSip(on, token, await createApprovedMandate(on, token));
    await setClock('2027-02-20T12:00:00+05:30');
    const [holding] = await readHoldings(on, token);
    expect(holding?.lots.map(({ bought_on, cost_amount, order_type }) => [bought_on, cost_amount, order_type])).toEqual(
      [
        ['2026-12-07', 5000, 'xsip'],
        ['2027-01-05', 5000, 'xsip'],
        ['2027-02-05', 5000, 'xsip'],
      ],
    );
    const transactions = await readTransactions(on, token);
    expect(transactions.map(({ transaction_kind }) => transaction_kind)).toEqual(Array(3).fill('sipInstallment'));
    expect(new Set(transactions.map(({ order_id }) => order_id))).toEqual(
      new Set(holding?.lots.map(({ order_id }) => order_id)),
    );
  });

  test('a withdrawal and a transfer sell units on their days; the transfer buys units of its target', async () => {
    const token = await on.token(READY);
    const number = await placeAllotted(token, '40000');
    const order = await readOrderByNumber(on, token, number);
    await registerSwp(on, token, order, { swp_amount: '1000', swp_date: '01/12/2026' });
    await registerStp(on, token, await createValidStp(on, token, order));
    await setClock('2027-01-20T12:00:00+05:30');
    const transactions = await readTransactions(on, token);
    expect(transactions.map(({ transaction_date, transaction_kind }) => [transaction_date, transaction_kind])).toEqual([
      ['2026-11-20', 'purchase'],
      ['2026-12-01', 'withdrawal'],
      ['2026-12-07', 'switchOut'],
      ['2026-12-07', 'switchIn'],
      ['2027-01-01', 'withdrawal'],
      ['2027-01-07', 'switchOut'],
      ['2027-01-07', 'switchIn'],
    ]);
    for (const holding of await readHoldings(on, token))
      expect(unitGapsOf(holding, await readTransactions(on, token, holding))).toEqual([0, 0]);
  });
});

describe('the seeded orders', () => {
  test('are worth as much as in the portfolio, to half a thousandth of a unit', async () => {
    const token = await on.token('9000000101');
    for (const day of ['2026-11-20', '2027-03-20']) {
      await setClock(`${day}T12:00:00+05:30`);
      const holdings = await readHoldings(on, token);
      const value = sumOf(holdings, ({ units, nav }) => units * (nav ?? 0));
      const { total_returns_amount } = resultOf(await on.ask('/order/portfolio', {}, { token }));
      const tolerance = sumOf(holdings, ({ nav, lots }) => 0.0005 * (nav ?? 0) + 0.01 * lots.length);
      expect(Math.abs(value - Number(total_returns_amount))).toBeLessThan(tolerance);
      for (const holding of holdings)
        expect(unitGapsOf(holding, await readTransactions(on, token, holding))).toEqual([0, 0]);
    }
  });

  test('are invisible to another investor', async () => {
    const [own, other] = [await on.token('9000000101'), await on.token('9000000102')];
    const [holding] = await readHoldings(on, own);
    expect([await readHoldings(on, other), await readTransactions(on, other, holding)]).toEqual([[], []]);
    expect(await readHistory(on, other)).toEqual([]);
  });

  test('in a lock-in are not available, except where the order can be redeemed', async () => {
    const holdings = await readHoldings(on, await on.token('9000000101'));
    const locked = holdings.filter(({ lock_in_months }) => lock_in_months > 0);
    const available = locked.filter(({ available_units }) => (available_units ?? 0) > 0);
    const keysOf = (list: typeof holdings) => list.map(({ lots }) => lots[0]?.order_id.slice(-2));
    expect([keysOf(locked).toSorted(), keysOf(available)]).toEqual([['S6', 'S7'], ['S7']]);
  });
});

describe('the history', () => {
  test('has each working day up to the newest NAV, and ends with value and cost of the holdings', async () => {
    const token = await on.token('9000000101');
    const history = await readHistory(on, token);
    const days = history.map(([moment]) => new Date(moment));
    expect(days.filter((day) => [0, 6].includes(day.getUTCDay()))).toEqual([]);
    expect(days.at(-1)?.toISOString()).toBe('2026-11-19T00:00:00.000Z');
    expect(new Set(days.map((day, place) => day.getTime() - (days[place - 1] ?? day).getTime()))).toEqual(
      new Set([0, 86_400_000, 3 * 86_400_000]),
    );
    const holdings = await readHoldings(on, token);
    const [, value = 0, cost = 0] = history.at(-1) ?? [];
    expect(value).toBeCloseTo(
      sumOf(holdings, ({ units, nav }) => Math.round(units * (nav ?? 0) * 100) / 100),
      2,
    );
    expect(Math.round(cost * 100)).toBe(
      sumOf(
        holdings.flatMap(({ lots }) => lots),
        ({ cost_amount }) => Math.round(Number(cost_amount) * 100),
      ),
    );
  });
});
