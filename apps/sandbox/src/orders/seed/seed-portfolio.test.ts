import { expect, inject, test } from 'vitest';
import { benchPerTest, createBench } from '../../testing/bench.ts';
import { readHoldings, readTransactions, sumOf, unitGapsOf } from '../../testing/holdings.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { resultOf } from '../../testing/journeys.ts';

const on = benchPerTest();
const INVESTOR = '9000000117';

test('the seeded portfolio has lots of every tax class, a lock-in, a loss and a closed holding', async () => {
  const holdings = await readHoldings(on, await on.token(INVESTOR));
  const classOf = (holding: (typeof holdings)[number]) =>
    [holding.scheme_code, holding.domestic_equity_percent, holding.debt_percent, holding.lots.length].join(' ');
  expect(holdings.map(classOf)).toEqual([
    'SC26 95 0 2',
    'SC30 95 0 36',
    'SC32 0 95 2',
    'SC29 70 25 2',
    'SC27 0 95 0',
    'SC51 20 75 6',
    'SC34 95 0 35',
    'SC35 0 95 1',
    'SC60 0 0 1',
    'SC40 95 0 1',
  ]);
  const [grandfathered, elss, debt] = holdings;
  expect(grandfathered?.grandfathered_nav).toBeGreaterThan(0);
  expect(grandfathered?.lots[0]?.bought_on).toBe('2017-06-14');
  expect(elss?.available_units).toBeLessThan(elss?.units ?? 0);
  expect(elss?.available_units).toBeGreaterThan(0);
  expect(debt?.lots.map(({ bought_on }) => bought_on)).toEqual(['2022-11-16', '2023-06-14']);
  const gainOf = ({ units, nav, lots }: (typeof holdings)[number]) =>
    units * (nav ?? 0) - sumOf(lots, ({ cost_amount }) => Number(cost_amount));
  expect(holdings.filter((holding) => gainOf(holding) < 0).map(({ scheme_code }) => scheme_code)).toEqual(['SC40']);
});

test('its units, costs and value are those of the portfolio to the paisa, and its NAVs those of the days', async () => {
  const token = await on.token(INVESTOR);
  const holdings = await readHoldings(on, token);
  const portfolio = resultOf(await on.ask('/order/portfolio', {}, { token }));
  const costs = sumOf(
    holdings.flatMap(({ lots }) => lots),
    ({ cost_amount }) => Math.round(Number(cost_amount) * 100),
  );
  expect(costs).toBe(Math.round(Number(portfolio['overall_investment_amount']) * 100));
  const value = sumOf(holdings, ({ units, nav }) => Math.round(units * (nav ?? 0) * 100));
  expect(Math.abs(value - Number(portfolio['total_returns_amount']) * 100)).toBeLessThan(holdings.length);
  for (const holding of holdings)
    expect(unitGapsOf(holding, await readTransactions(on, token, holding))).toEqual([0, 0]);
  for (const { units, nav, amount } of await readTransactions(on, token))
    expect(Math.abs(units * (nav ?? 0) - Number(amount))).toBeLessThan(0.001 * (nav ?? 0));
});

test('it has its first purchase on a day more than ten years later', async () => {
  const clock = () => Date.parse('2028-02-29T12:00:00+05:30');
  const later = await createBench('full', { store: openSqliteStore(), clock });
  try {
    const [oldest] = await readHoldings(later, await later.token(INVESTOR));
    expect(oldest?.lots.map(({ bought_on }) => bought_on)).toEqual(['2017-06-14', '2021-06-10']);
    expect(oldest?.grandfathered_nav).toBeGreaterThan(0);
  } finally {
    await later.close();
  }
});

test('its SIP and SWP continue with the clock', async () => {
  const token = await on.token(INVESTOR);
  const before = await readTransactions(on, token);
  await on.control('/clock', { set: '2026-12-20T12:00:00+05:30' });
  const added = (await readTransactions(on, token)).slice(before.length);
  expect(
    added.map(({ transaction_date, transaction_kind }) => [transaction_date, transaction_kind]).toSorted(),
  ).toEqual([
    ['2026-12-07', 'sipInstallment'],
    ['2026-12-07', 'withdrawal'],
  ]);
});

// The rows are computed by the sandbox; a Postgres needs only to store them, which takes it ten seconds.
test.runIf(inject('postgres') === undefined)('the seed `many` has 200 holdings with 10,000 instalments', async () => {
  const many = await createBench('many');
  try {
    const token = await many.token(INVESTOR);
    expect([(await readHoldings(many, token)).length, (await readTransactions(many, token)).length]).toEqual([
      200, 10_000,
    ]);
  } finally {
    await many.close();
  }
});
