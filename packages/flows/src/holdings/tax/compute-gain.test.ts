import { describe, expect, test } from 'vitest';
import { computeCapitalGain, lastShortTermDay, type CapitalGain, type SoldLot } from './compute-gain.ts';
import { fundTaxClassOf } from './fund-class.ts';
import { gainRules, yearlyExemptions } from './gain-rules.ts';

/** Units of an equity-oriented fund bought for ₹1,000 and sold for ₹1,500. */
const lotOf = (rest: Partial<SoldLot>): SoldLot => ({
  fundClass: 'equityOriented',
  boughtOn: '2024-01-10',
  soldOn: '2026-06-01',
  costPaise: 1_000_00,
  proceedsPaise: 1_500_00,
  grandfatheredPaise: null,
  ...rest,
});

const gainOf = (rest: Partial<SoldLot>): CapitalGain => {
  const gain = computeCapitalGain(lotOf(rest));
  if (gain === null) throw new Error('There is no rule for this day.');
  return gain;
};

/** Worked cases of docs/worked-numbers/capital-gains.md: day before, day of, day after each change. */
describe('the rule of the day of sale', () => {
  test.each([
    // Equity-oriented: 23 July 2024, and the Act of 2025.
    ['equityOriented', '2024-01-10', '2024-07-22', 'short', 15, '111A'],
    ['equityOriented', '2024-01-10', '2024-07-23', 'short', 20, '111A'],
    ['equityOriented', '2024-01-10', '2024-07-24', 'short', 20, '111A'],
    ['equityOriented', '2020-01-10', '2024-07-22', 'long', 10, '112A'],
    ['equityOriented', '2020-01-10', '2024-07-23', 'long', 12.5, '112A'],
    ['equityOriented', '2020-01-10', '2024-07-24', 'long', 12.5, '112A'],
    ['equityOriented', '2025-12-10', '2026-03-31', 'short', 20, '111A'],
    ['equityOriented', '2025-12-10', '2026-04-01', 'short', 20, '196'],
    ['equityOriented', '2025-12-10', '2026-04-02', 'short', 20, '196'],
    ['equityOriented', '2020-01-10', '2026-03-31', 'long', 12.5, '112A'],
    ['equityOriented', '2020-01-10', '2026-04-01', 'long', 12.5, '198'],
    ['equityOriented', '2020-01-10', '2026-04-02', 'long', 12.5, '198'],
    // Equity-oriented: twelve months.
    ['equityOriented', '2025-01-10', '2026-01-09', 'short', 20, '111A'],
    ['equityOriented', '2025-01-10', '2026-01-10', 'short', 20, '111A'],
    ['equityOriented', '2025-01-10', '2026-01-11', 'long', 12.5, '112A'],
    ['equityOriented', '2024-02-29', '2025-02-28', 'short', 20, '111A'],
    ['equityOriented', '2024-02-29', '2025-03-01', 'long', 12.5, '112A'],
    // Equity-oriented: the first days of section 112A, with units of the day before and after twelve months.
    ['equityOriented', '2017-03-31', '2018-04-01', 'long', 10, '112A'],
    ['equityOriented', '2017-04-01', '2018-04-01', 'short', 15, '111A'],
    ['equityOriented', '2017-04-01', '2018-04-02', 'long', 10, '112A'],
    // Specified: 1 April 2023 by the day of purchase.
    ['specified', '2023-03-31', '2026-06-01', 'long', 12.5, '197'],
    ['specified', '2023-04-01', '2026-06-01', 'short', null, '76'],
    ['specified', '2023-04-02', '2033-06-01', 'short', null, '76'],
    ['specified', '2023-04-01', '2026-03-31', 'short', null, '50AA'],
    ['specified', '2023-04-02', '2026-03-31', 'short', null, '50AA'],
    ['specified', '2023-04-01', '2026-04-01', 'short', null, '76'],
    ['specified', '2023-04-01', '2024-07-22', 'short', null, '50AA'],
    ['specified', '2023-04-01', '2024-07-23', 'short', null, '50AA'],
    ['specified', '2023-03-31', '2024-07-22', 'short', null, '48'],
    ['specified', '2022-01-10', '2023-03-31', 'short', null, '48'],
    ['specified', '2020-01-10', '2024-07-22', 'long', 20, '112'],
    ['specified', '2020-01-10', '2024-07-23', 'long', 12.5, '112'],
    // Others: 36 months, then 24.
    ['other', '2022-07-21', '2024-07-22', 'short', null, '48'],
    ['other', '2022-07-22', '2024-07-23', 'long', 12.5, '112'],
    ['other', '2022-07-23', '2024-07-24', 'long', 12.5, '112'],
    ['other', '2022-07-24', '2024-07-24', 'short', null, '48'],
    ['other', '2022-07-23', '2024-07-23', 'short', null, '48'],
    ['other', '2021-07-22', '2024-07-22', 'short', null, '48'],
    ['other', '2021-07-21', '2024-07-22', 'long', 20, '112'],
    ['other', '2024-04-01', '2026-04-01', 'short', null, '72'],
    ['other', '2024-03-31', '2026-04-01', 'long', 12.5, '197'],
    ['other', '2024-03-31', '2026-03-31', 'short', null, '48'],
    ['other', '2024-03-30', '2026-03-31', 'long', 12.5, '112'],
    ['other', '2024-04-01', '2026-04-02', 'long', 12.5, '197'],
  ] as const)('%s, bought %s, sold %s', (fundClass, boughtOn, soldOn, term, percent, section) => {
    expect(gainOf({ fundClass, boughtOn, soldOn })).toMatchObject({ term, tax: { percent, section } });
  });

  test('a day that cannot be read is named', () => {
    expect(() => lastShortTermDay('soon', 12)).toThrow('day soon');
  });

  test('a sale before the first rule has no gain', () => {
    expect(computeCapitalGain(lotOf({ boughtOn: '2010-01-10', soldOn: '2018-03-31' }))).toBeNull();
  });

  test.each([...gainRules, ...yearlyExemptions.map((each) => ({ ...each, soldFrom: each.yearFrom }))])(
    'no rule is older than its Act: $soldFrom, $source',
    ({ soldFrom, source }) => {
      const [enacted] = /\d{4}/.exec(source) ?? [];
      expect(Number(soldFrom.slice(0, 4))).toBeGreaterThanOrEqual(Number(enacted));
    },
  );

  test('a sale after the day on which the rule was read is unchecked', () => {
    const { checkedOn } = gainRules[0] ?? { checkedOn: '' };
    expect(gainOf({ soldOn: checkedOn }).isUnchecked).toBe(false);
    expect(gainOf({ soldOn: '2027-04-01' }).isUnchecked).toBe(true);
  });
});

test.each([
  ['2025-01-10', 12, '2026-01-10'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2023-02-28', 12, '2024-02-28'],
  ['2024-08-31', 6, '2025-02-28'],
  ['2023-12-31', 24, '2025-12-31'],
] as const)('units of %s are short-term for %d months, up to %s', (boughtOn, months, last) => {
  expect(lastShortTermDay(boughtOn, months)).toBe(last);
});

describe('units of 31 January 2018 (FAQ of the CBDT)', () => {
  const soldOn = '2018-06-01';
  test.each([
    [100, 200, 250, 50],
    [100, 200, 150, 0],
    [100, 50, 150, 50],
    [100, 200, 50, -50],
  ])('cost %d, value %d, sold for %d: gain %d', (cost, value, sold, gain) => {
    const lot = { costPaise: cost * 100, proceedsPaise: sold * 100, grandfatheredPaise: value * 100, soldOn } as const;
    expect(gainOf({ ...lot, boughtOn: '2017-01-01' }).gainPaise).toBe(gain * 100);
  });

  test('units of the day itself and of the day before have its value, units of the next day have their cost', () => {
    const lot = { costPaise: 100_00, proceedsPaise: 250_00, grandfatheredPaise: 200_00, soldOn: '2019-06-01' } as const;
    expect(gainOf({ ...lot, boughtOn: '2018-01-30' }).gainPaise).toBe(50_00);
    expect(gainOf({ ...lot, boughtOn: '2018-01-31' }).gainPaise).toBe(50_00);
    expect(gainOf({ ...lot, boughtOn: '2018-02-01' }).gainPaise).toBe(150_00);
  });
});

test('the value of 31 January 2018 counts from the first long-term sale', () => {
  const lot = { costPaise: 100_00, proceedsPaise: 250_00, grandfatheredPaise: 200_00, boughtOn: '2018-01-31' } as const;
  expect(gainOf({ ...lot, soldOn: '2019-01-30' })).toMatchObject({ term: 'short', gainPaise: 150_00 });
  expect(gainOf({ ...lot, soldOn: '2019-01-31' })).toMatchObject({ term: 'short', gainPaise: 150_00 });
  expect(gainOf({ ...lot, soldOn: '2019-02-01' })).toMatchObject({ term: 'long', gainPaise: 50_00 });
});

describe('indexed cost', () => {
  test('is the cost times the index of the sale by that of the purchase, to the paisa', () => {
    // 10,000 × 363 ÷ 264 = 13,750; 1,000.01 × 363 ÷ 301 = 1,205.992…
    const sale = { fundClass: 'other', soldOn: '2024-06-03', proceedsPaise: 20_000_00 } as const;
    expect(gainOf({ ...sale, boughtOn: '2016-05-02', costPaise: 10_000_00 })).toMatchObject({
      costPaise: 13_750_00,
      gainPaise: 6_250_00,
    });
    expect(gainOf({ ...sale, boughtOn: '2020-04-01', costPaise: 1_000_01 }).costPaise).toBe(1_205_99);
  });

  test.each([
    // Purchase: 254 up to 31 March 2016, 264 from 1 April. Sale: 348 up to 31 March 2024, 363 from 1 April.
    ['2016-03-31', '2024-06-03', 14_291_34],
    ['2016-04-01', '2024-06-03', 13_750_00],
    ['2016-04-02', '2024-06-03', 13_750_00],
    ['2016-04-01', '2024-03-31', 13_181_82],
    ['2016-04-01', '2024-04-01', 13_750_00],
    ['2016-04-01', '2024-04-02', 13_750_00],
    // No index of a purchase before 1 April 2001.
    ['2001-03-31', '2024-06-03', 10_000_00],
    ['2001-04-01', '2024-06-03', 36_300_00],
    ['2001-04-02', '2024-06-03', 36_300_00],
  ] as const)('of 10,000 changes with the financial years: %s to %s', (boughtOn, soldOn, costPaise) => {
    expect(gainOf({ fundClass: 'other', boughtOn, soldOn, costPaise: 10_000_00 }).costPaise).toBe(costPaise);
  });

  test('ends with the sales of 22 July 2024', () => {
    const sale = {
      fundClass: 'other',
      boughtOn: '2016-05-02',
      costPaise: 10_000_00,
      proceedsPaise: 20_000_00,
    } as const;
    expect(gainOf({ ...sale, soldOn: '2024-07-22' }).costPaise).toBe(13_750_00);
    expect(gainOf({ ...sale, soldOn: '2024-07-23' }).costPaise).toBe(10_000_00);
    expect(gainOf({ ...sale, soldOn: '2024-07-24' }).costPaise).toBe(10_000_00);
  });
});

describe('the class of a fund', () => {
  test.each([
    [65, 0, '2026-06-01', 'equityOriented'],
    [64.99, 0, '2026-06-01', 'other'],
    [35, 60, '2025-03-31', 'specified'],
    [35.01, 60, '2025-03-31', 'other'],
    [35, 65, '2025-04-01', 'other'],
    [10, 65.01, '2025-04-01', 'specified'],
    [10, 65, '2025-04-02', 'other'],
    [10, 65.01, '2025-04-02', 'specified'],
    [35, 60, '2025-04-01', 'other'],
    [65, 35, '2025-03-31', 'equityOriented'],
    // Gold was specified by its missing shares, and is not by its missing debt.
    [0, 0, '2025-03-31', 'specified'],
    [0, 0, '2025-04-01', 'other'],
  ] as const)('%d %% shares and %d %% debt, sold %s: %s', (domesticEquityPercent, debtPercent, soldOn, fundClass) => {
    expect(fundTaxClassOf({ domesticEquityPercent, debtPercent }, soldOn)).toBe(fundClass);
  });
});
