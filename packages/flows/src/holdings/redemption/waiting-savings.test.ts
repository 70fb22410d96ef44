import { describe, expect, test } from 'vitest';
import { holdingOf, type Holding } from '../records.ts';
import { wireHolding } from '../testing/sample-wire.ts';
import { computeCapitalGain, type CapitalGain } from '../tax/compute-gain.ts';
import { type SaleTaxTerms } from '../tax/sale-tax.ts';
import { type SaleAssumptions } from './estimate-redemption.ts';
import { findWaitingSavings } from './waiting-savings.ts';

const lotOf = (boughtOn: string, units: number, rupees: number) =>
  ({ boughtOn, units: units * 1000, costPaise: rupees * 100, orderId: 'order-1', orderType: 'single' }) as const;

/** 100 units that are short-term until 12 March 2027, at an exit load of 1 % for a year. */
const holding: Holding = {
  ...holdingOf(wireHolding),
  units: 100_000,
  availableUnits: null,
  assetShares: { domesticEquityPercent: 97, debtPercent: 0 },
  exitLoadSlabs: [{ upToDays: 365, percent: 1 }],
  lockInMonths: 0,
  lots: [lotOf('2026-03-12', 100, 4_000)],
};
/** 5,000 rupees: a gain of 1,000, less 50 of exit load. */
const assumptions: SaleAssumptions = {
  request: { kind: 'all' },
  navDay: '2026-11-26',
  nav: 50,
  defaultLoadPercent: null,
};
const terms: SaleTaxTerms = {
  slabPercent: 30,
  earlierLosses: { shortPaise: 0, longPaise: 0 },
  exemptionPaise: 1_25_000_00,
  otherGains: [],
};
const savingsOf = (of: Partial<Holding>, rest: Partial<SaleAssumptions> = {}, tax: Partial<SaleTaxTerms> = {}) =>
  findWaitingSavings({ ...holding, ...of }, { ...assumptions, ...rest }, { ...terms, ...tax }).map(
    ({ kind, from, savedPaise }) => [kind, from, savedPaise],
  );

/** Long-term gain of an equity-oriented fund in the financial year of the NAV day. */
function longTermGain(rupees: number): CapitalGain {
  const amounts = { costPaise: 0, proceedsPaise: rupees * 100, grandfatheredPaise: null };
  const days = { boughtOn: '2020-01-10', soldOn: '2026-06-01' };
  const gain = computeCapitalGain({ fundClass: 'equityOriented', ...days, ...amounts });
  if (gain === null) throw new Error('There is no rule for this day.');
  return gain;
}

describe('the savings of waiting', () => {
  test('are exit load and tax, each from its day on, the earlier day first', () => {
    expect(savingsOf({ exitLoadSlabs: [{ upToDays: 400, percent: 1 }] })).toEqual([
      ['longTerm', '2027-03-13', 190_00],
      ['noExitLoad', '2027-04-17', 50_00],
    ]);
  });

  test('name the exit load first on a day with both', () => {
    // The gain is taxed without the exit load on the day before, and exempt on the day.
    expect(savingsOf({})).toEqual([
      ['noExitLoad', '2027-03-13', 50_00],
      ['longTerm', '2027-03-13', 190_00],
    ]);
  });

  test('do not contain the day of the NAV, and nothing that costs the same', () => {
    expect(savingsOf({}, { navDay: '2027-03-13' })).toEqual([]);
    expect(savingsOf({ exitLoadSlabs: [], lots: [lotOf('2026-03-12', 100, 5_000)] })).toEqual([]);
    expect(savingsOf({ exitLoadSlabs: [{ upToDays: 365, percent: 0 }] })).toEqual([['longTerm', '2027-03-13', 200_00]]);
  });

  test('are none of the exit load if its slabs are unknown, and none without lots', () => {
    expect(savingsOf({ exitLoadSlabs: null })).toEqual([['longTerm', '2027-03-13', 200_00]]);
    expect(savingsOf({ lots: null })).toEqual([]);
  });

  test('are none of the tax if the class is unknown, or its gain is always short-term', () => {
    const loadOnly = [['noExitLoad', '2027-03-13', 50_00]];
    expect(savingsOf({ assetShares: null })).toEqual(loadOnly);
    expect(savingsOf({ assetShares: { domesticEquityPercent: 0, debtPercent: 100 } })).toEqual(loadOnly);
  });

  test('of a tax at an unknown slab rate are unknown', () => {
    const other = { assetShares: { domesticEquityPercent: 50, debtPercent: 50 }, exitLoadSlabs: [] };
    // 30 % of 1,000 against 12.5 %.
    expect(savingsOf(other)).toEqual([['longTerm', '2028-03-13', 175_00]]);
    expect(savingsOf(other, {}, { slabPercent: null })).toEqual([['longTerm', '2028-03-13', null]]);
  });
});

describe('the exemption of the long-term gain', () => {
  const otherGains = [longTermGain(1_25_000)];

  test('is used up by other sales of the same financial year', () => {
    // 20 % of 1,000 against 12.5 %.
    expect(savingsOf({ exitLoadSlabs: [] }, {}, { otherGains })).toEqual([['longTerm', '2027-03-13', 75_00]]);
  });

  test('is that of a later financial year, of which no sale is known', () => {
    const later = { exitLoadSlabs: [], lots: [lotOf('2026-05-10', 100, 4_000)] };
    expect(savingsOf(later, {}, { otherGains })).toEqual([['longTerm', '2027-05-11', 200_00]]);
    expect(savingsOf(later, {}, { exemptionPaise: 0 })).toEqual([['longTerm', '2027-05-11', 200_00]]);
  });

  test('is not assumed if the sales of this year are unknown', () => {
    const later = { exitLoadSlabs: [], lots: [lotOf('2026-05-10', 100, 4_000)] };
    expect(savingsOf(later, {}, { otherGains: null })).toEqual([['longTerm', '2027-05-11', 75_00]]);
  });
});
