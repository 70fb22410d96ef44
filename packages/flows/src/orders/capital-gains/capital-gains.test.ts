import { describe, expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { wireHolding, wireTransaction } from '../../holdings/testing/sample-wire.ts';
import { capitalGains } from './capital-gains.flow.ts';
import { capitalGainsJourneys, capitalGainsWorld } from './capital-gains.scenarios.ts';
import { sampleSales, salesWithLoss } from './testing/sample-sales.ts';
import { gainYearsOf, reviewYear } from './year-review.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(capitalGainsJourneys, capitalGainsWorld)) test(title, run);
});

const envelope = { code: '000', messageText: '' };
const open = async (transaction_date = wireTransaction.transaction_date) => {
  const { ports, view } = startFlow(capitalGains, { request: {} });
  await ports.listHoldings.answer(accepted({ ...envelope, result: [wireHolding] }, 0));
  await ports.listTransactions.answer(accepted({ ...envelope, result: [{ ...wireTransaction, transaction_date }] }, 0));
  return view();
};

test('holdings and transactions are loaded together', async () => {
  expect(await open()).toMatchObject({
    screen: 'loaded',
    records: { holdings: [{ schemeName: wireHolding.scheme_name }], transactions: [{ paise: 5_000_00 }] },
  });
});

test('an unreadable day is a failure, because sums would be incomplete', async () => {
  expect(await open('soon')).toEqual({ screen: 'unavailable', notice: null });
});

test('a provider without holdings has no gains', async () => {
  const { ports, view } = startFlow(capitalGains, { request: {} });
  await ports.listHoldings.fail({ kind: 'http', status: 404, errors: [] });
  expect(view()).toEqual({ screen: 'notOffered' });
});

describe('the years', () => {
  test('begin with that of the first purchase and end with the running one', () => {
    expect(gainYearsOf({ ...sampleSales, transactions: sampleSales.transactions.slice(3) }, '2027-04-01')).toEqual([
      2027, 2026, 2025,
    ]);
  });

  test('begin with the first year of the rules', () => {
    expect(gainYearsOf(sampleSales, '2020-03-31')).toEqual([2019, 2018]);
  });

  test('without a purchase are the running one', () => {
    expect(gainYearsOf({ holdings: [], transactions: [] }, '2026-11-26')).toEqual([2026]);
  });
});

/** Worked case of docs/worked-numbers/capital-gains.md. */
describe('the worked year', () => {
  const facts = { slabPercent: 30, earlierLosses: { shortPaise: 0, longPaise: 0 } };
  const today = '2026-11-26';

  test('has the gains and the tax derived by hand', () => {
    const { groups, taxPaise, isRunning } = reviewYear(sampleSales, 2026, facts, today);
    expect(
      groups.map(({ section, proceedsPaise, costPaise, gainPaise, exemptPaise, taxPaise: tax }) => ({
        section,
        proceedsPaise,
        costPaise,
        gainPaise,
        exemptPaise,
        tax,
      })),
    ).toEqual([
      {
        section: '76',
        proceedsPaise: 22_750_00,
        costPaise: 20_000_00,
        gainPaise: 2_750_00,
        exemptPaise: 0,
        tax: 825_00,
      },
      {
        section: '196',
        proceedsPaise: 11_494_52,
        costPaise: 6_500_00,
        gainPaise: 4_994_52,
        exemptPaise: 0,
        tax: 998_90,
      },
      {
        section: '198',
        proceedsPaise: 2_90_890_48,
        costPaise: 1_43_620_00,
        gainPaise: 1_47_270_48,
        exemptPaise: 1_25_000_00,
        tax: 2_783_81,
      },
    ]);
    expect({ taxPaise, isRunning }).toEqual({ taxPaise: 4_607_71, isRunning: true });
  });

  test('has a lower tax with a loss of an earlier year', () => {
    const earlierLosses = { shortPaise: 0, longPaise: 20_000_00 };
    const { groups } = reviewYear(sampleSales, 2026, { ...facts, earlierLosses }, today);
    expect(groups.find(({ section }) => section === '198')).toMatchObject({ setOffPaise: 20_000_00, taxPaise: 283_81 });
  });

  test('has no tax with a slab rate that is not entered', () => {
    expect(reviewYear(sampleSales, 2026, { ...facts, slabPercent: null }, today)).toMatchObject({
      taxPaise: null,
      hasSlabGain: true,
    });
  });

  test('counts sales of an unknown class, and is over in the next year', () => {
    expect(reviewYear(salesWithLoss, 2026, facts, '2027-04-01')).toMatchObject({ unknownCount: 1, isRunning: false });
  });
});
