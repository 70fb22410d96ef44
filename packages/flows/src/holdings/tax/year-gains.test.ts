import { describe, expect, test } from 'vitest';
import { holdingOf, type Holding, type HoldingTransaction } from '../records.ts';
import { createRandom } from '../testing/random.ts';
import { wireHolding } from '../testing/sample-wire.ts';
import { capitalGainOf, computeYearGains, exemptionOfYear, knownGainsOf } from './year-gains.ts';

const holding: Holding = { ...holdingOf(wireHolding), folio: '1', schemeCode: 'A' };
const changeOf = (
  day: HoldingTransaction['day'],
  kind: HoldingTransaction['kind'],
  units: number,
  rupees: number,
  exitLoad = 0,
): HoldingTransaction => ({
  folio: '1',
  schemeCode: 'A',
  day,
  kind,
  units: units * 1000,
  nav: null,
  paise: rupees * 100,
  stampDutyPaise: 0,
  sttPaise: 0,
  exitLoadPaise: exitLoad * 100,
  orderId: 'order-1',
  orderType: 'single',
});

/** Worked case of docs/worked-numbers/capital-gains.md. */
describe('the worked sales', () => {
  const transactions = [
    changeOf('2024-01-10', 'purchase', 100, 1_000),
    changeOf('2025-01-10', 'sipInstallment', 100, 1_500),
    changeOf('2026-03-31', 'redemption', 150, 3_000, 30),
    changeOf('2026-04-01', 'switchOut', 50, 1_200),
  ];
  const gainsOf = (year: number) =>
    computeYearGains([holding], transactions, year).realised.map(({ boughtOn, capitalGain }) => [
      boughtOn,
      capitalGain?.term,
      capitalGain?.tax.section,
      (capitalGain?.gainPaise ?? 0) / 100,
    ]);

  test.each([
    [2024, []],
    [
      2025,
      [
        ['2024-01-10', 'long', '112A', 980],
        ['2025-01-10', 'long', '112A', 240],
      ],
    ],
    [2026, [['2025-01-10', 'long', '198', 450]]],
  ])('have the gains of the financial year %d', (year, gains) => {
    expect(gainsOf(year)).toEqual(gains);
  });

  test('belong to the scheme in its folio', () => {
    const other = { ...holding, folio: '2' };
    expect(computeYearGains([other], transactions, 2025).realised).toEqual([]);
  });

  test('have no gain for the tax if the class of the scheme is unknown', () => {
    const [first] = computeYearGains([{ ...holding, assetShares: null }], transactions, 2025).realised;
    expect(first).toMatchObject({ costPaise: 1_000_00, proceedsPaise: 1_980_00, capitalGain: null });
  });
});

test('the NAV of 31 January 2018 belongs to units of that day and earlier', () => {
  const transactions = [
    changeOf('2018-01-31', 'purchase', 100, 1_000),
    changeOf('2018-02-01', 'purchase', 100, 1_000),
    changeOf('2026-05-01', 'redemption', 200, 8_000),
  ];
  const { realised } = computeYearGains([{ ...holding, grandfatheredNav: 30 }], transactions, 2026);
  expect(realised.map(({ grandfatheredNav, capitalGain }) => [grandfatheredNav, capitalGain?.costPaise])).toEqual([
    [30, 3_000_00],
    [null, 1_000_00],
  ]);
});

test('gains without a rule are no gains for the tax', () => {
  const part = { boughtOn: '2024-01-10', soldOn: '2026-05-01', units: 1000, costPaise: 100, proceedsPaise: 200 };
  const capitalGain = capitalGainOf(holding, part);
  expect(knownGainsOf([{ capitalGain: null }, { capitalGain }])).toEqual([capitalGain]);
});

test('gains are in the order of day, scheme and folio', () => {
  const sales = [
    ['2', 'A', '2026-05-02'],
    ['1', 'A', '2026-05-02'],
    ['1', 'B', '2026-05-01'],
    ['3', 'B', '2026-05-02'],
  ] as const;
  const holdings = sales.map(([folio, schemeName]) => ({ ...holding, folio, schemeCode: schemeName, schemeName }));
  const transactions = sales.flatMap(([folio, schemeCode, day]) => [
    { ...changeOf('2025-01-10', 'purchase', 10, 100), folio, schemeCode },
    { ...changeOf(day, 'redemption', 10, 100), folio, schemeCode },
  ]);
  const { realised } = computeYearGains(holdings, transactions, 2026);
  expect(realised.map(({ folio, schemeName, soldOn }) => [folio, schemeName, soldOn])).toEqual([
    ['1', 'B', '2026-05-01'],
    ['1', 'A', '2026-05-02'],
    ['2', 'A', '2026-05-02'],
    ['3', 'B', '2026-05-02'],
  ]);
});

test('a sale without its purchase is counted in the year of the sale', () => {
  const transactions = [
    changeOf('2025-05-01', 'redemption', 10, 100),
    changeOf('2026-05-01', 'purchase', 5, 100),
    changeOf('2026-06-01', 'redemption', 12, 100),
  ];
  const missingIn = (year: number) => computeYearGains([holding], transactions, year).missingUnits;
  expect([missingIn(2025), missingIn(2026)]).toEqual([10_000, 7_000]);
});

test.each([
  [2017, 0],
  [2018, 1_00_000_00],
  [2023, 1_00_000_00],
  [2024, 1_25_000_00],
  [2025, 1_25_000_00],
  [2026, 1_25_000_00],
])('the exemption of the financial year %d is %d paise', (year, paise) => {
  expect(exemptionOfYear(year)).toBe(paise);
});

describe('random purchases and sales of several holdings', () => {
  const cases = Array.from({ length: 100 }, (_case, seed) => {
    const random = createRandom(seed + 1);
    const units = [0, 0, 0];
    return Array.from({ length: 60 }, (_, month): HoldingTransaction => {
      const place = Math.floor(random() * 3);
      const owned = units[place] ?? 0;
      const isSale = owned > 0 && random() < 0.4;
      const count = 1 + Math.floor(random() * (isSale ? owned : 500));
      units[place] = owned + (isSale ? -count : count);
      const day = `20${String(20 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-15`;
      return {
        ...changeOf(day, isSale ? 'redemption' : 'purchase', count, Math.floor(random() * 99_999)),
        folio: String(place),
      };
    });
  });
  const holdings = [0, 1, 2].map((folio) => ({ ...holding, folio: String(folio), grandfatheredNav: null }));
  const years = [2019, 2020, 2021, 2022, 2023, 2024];
  const sum = <T>(list: readonly T[], pick: (each: T) => number) => list.reduce((total, each) => total + pick(each), 0);

  test('have gains of all years that add up to proceeds without costs, to the paisa', () => {
    for (const transactions of cases) {
      const realised = years.flatMap((year) => computeYearGains(holdings, transactions, year).realised);
      const proceeds = sum(
        transactions.filter(({ kind }) => kind === 'redemption'),
        ({ paise }) => paise,
      );
      expect(sum(realised, ({ proceedsPaise }) => proceedsPaise)).toBe(proceeds);
      expect(sum(realised, ({ capitalGain }) => capitalGain?.gainPaise ?? 0)).toBe(
        proceeds - sum(realised, ({ costPaise }) => costPaise),
      );
    }
  });

  test('have the same gains in any order', () => {
    for (const transactions of cases)
      expect(computeYearGains(holdings.toReversed(), transactions.toReversed(), 2024)).toEqual(
        computeYearGains(holdings, transactions, 2024),
      );
  });
});
