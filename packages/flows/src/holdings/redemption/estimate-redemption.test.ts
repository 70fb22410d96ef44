import { describe, expect, test } from 'vitest';
import { holdingOf, type Holding } from '../records.ts';
import { createRandom } from '../testing/random.ts';
import { wireHolding } from '../testing/sample-wire.ts';
import { computeSaleTax } from '../tax/sale-tax.ts';
import { knownGainsOf } from '../tax/year-gains.ts';
import { estimateRedemption, loadPercentOf, type SaleAssumptions } from './estimate-redemption.ts';
import { findWaitingSavings } from './waiting-savings.ts';

const lotOf = (boughtOn: Holding['schemeCode'], units: number, rupees: number) =>
  ({ boughtOn, units: units * 1000, costPaise: rupees * 100, orderId: 'order-1', orderType: 'single' }) as const;

/** Holding of the worked case in docs/worked-numbers/capital-gains.md. */
const holding: Holding = {
  ...holdingOf(wireHolding),
  units: 160_000,
  availableUnits: null,
  assetShares: { domesticEquityPercent: 97, debtPercent: 0 },
  exitLoadSlabs: [{ upToDays: 365, percent: 1 }],
  lockInMonths: 0,
  lots: [lotOf('2025-01-10', 100, 4_000), lotOf('2026-03-12', 60, 2_700)],
};
const assumptions: SaleAssumptions = {
  request: { kind: 'amount', paise: 7_000_00 },
  navDay: '2026-11-26',
  nav: 50,
  defaultLoadPercent: null,
};
const estimate = (of: Holding = holding, rest: Partial<SaleAssumptions> = {}) => {
  const found = estimateRedemption(of, { ...assumptions, ...rest });
  if (found === null) throw new Error('The lots are unknown.');
  return found;
};
const taxTerms = {
  slabPercent: null,
  earlierLosses: { shortPaise: 0, longPaise: 0 },
  exemptionPaise: 1_25_000_00,
  otherGains: [],
};

describe('the worked redemption', () => {
  test('has the units, exit load, STT, arriving amount and profit derived by hand', () => {
    expect(estimate()).toMatchObject({
      units: 140_000,
      amountPaise: 7_000_00,
      loadPaise: 20_00,
      sttPaise: 7,
      arrivingPaise: 6_979_93,
      profitPaise: 1_180_00,
      missingUnits: 0,
      lots: [
        { boughtOn: '2025-01-10', units: 100_000, loadPaise: 0, profitPaise: 1_000_00, capitalGain: { term: 'long' } },
        {
          boughtOn: '2026-03-12',
          units: 40_000,
          loadPaise: 20_00,
          profitPaise: 180_00,
          capitalGain: { term: 'short' },
        },
      ],
    });
  });

  test('has the tax derived by hand, with and without a known exemption', () => {
    const gains = knownGainsOf(estimate().lots);
    expect(computeSaleTax(gains, taxTerms)).toBe(36_00);
    expect(computeSaleTax(gains, { ...taxTerms, otherGains: null })).toBe(161_00);
  });

  test('costs less from 13 March 2027, without exit load and as a long-term gain', () => {
    expect(findWaitingSavings(holding, assumptions, taxTerms)).toEqual([
      { kind: 'noExitLoad', from: '2027-03-13', units: 40_000, savedPaise: 20_00 },
      { kind: 'longTerm', from: '2027-03-13', units: 40_000, savedPaise: 36_00 },
    ]);
    expect(findWaitingSavings(holding, assumptions, { ...taxTerms, otherGains: null })).toMatchObject([
      { savedPaise: 20_00 },
      { savedPaise: 11_00 },
    ]);
  });
});

test('units and all units have the value of the NAV', () => {
  expect(estimate(holding, { request: { kind: 'units', units: 100_001 } })).toMatchObject({ amountPaise: 5_000_05 });
  expect(estimate(holding, { request: { kind: 'all' } })).toMatchObject({ units: 160_000, amountPaise: 8_000_00 });
});

test('an amount above the value redeems everything and names the missing units', () => {
  const request = { kind: 'amount', paise: 8_050_00 } as const;
  expect(estimate(holding, { request })).toMatchObject({ units: 160_000, amountPaise: 8_000_00, missingUnits: 1_000 });
});

describe('the exit load', () => {
  const loadOn = (navDay: SaleAssumptions['navDay']) => estimate(holding, { navDay }).loadPaise;
  test('applies up to the last day of its slab', () => {
    expect([loadOn('2027-03-11'), loadOn('2027-03-12'), loadOn('2027-03-13')]).toEqual([20_00, 20_00, 0]);
  });

  test('without slabs is that of the order, or unknown', () => {
    const unknown = { ...holding, exitLoadSlabs: null };
    expect(estimate(unknown, { defaultLoadPercent: 1 }).loadPaise).toBe(70_00);
    expect(estimate(unknown).lots.map(({ loadPercent }) => loadPercent)).toEqual([null, null]);
  });

  test('falls in steps, each of which is a saving', () => {
    const stepped = {
      ...holding,
      exitLoadSlabs: [
        { upToDays: 300, percent: 2 },
        { upToDays: 365, percent: 1 },
      ],
    };
    const loads = findWaitingSavings(stepped, assumptions, taxTerms).filter(({ kind }) => kind !== 'longTerm');
    expect(loads).toEqual([
      { kind: 'lowerExitLoad', from: '2027-01-07', units: 40_000, savedPaise: 20_00 },
      { kind: 'noExitLoad', from: '2027-03-13', units: 40_000, savedPaise: 20_00 },
    ]);
  });
});

test('locked units of an ELSS cannot be redeemed before their day', () => {
  const elss = {
    ...holding,
    lockInMonths: 36,
    lots: [lotOf('2023-11-27', 100, 4_000), lotOf('2026-03-12', 60, 2_700)],
  };
  const all = { kind: 'all' } as const;
  expect(estimate(elss, { request: all, navDay: '2026-11-26' }).units).toBe(0);
  expect(estimate(elss, { request: all, navDay: '2026-11-27' }).units).toBe(100_000);
  expect(estimate(elss, { request: all, navDay: '2026-11-28' }).units).toBe(100_000);
  expect(estimate(elss, { request: all, navDay: '2029-03-12' }).units).toBe(160_000);
});

test('units of a requested redemption are the oldest ones, and are not redeemed again', () => {
  const { lots, units } = estimate({ ...holding, availableUnits: 80_000 }, { request: { kind: 'all' } });
  expect(units).toBe(80_000);
  expect(lots).toMatchObject([
    { boughtOn: '2025-01-10', units: 20_000, costPaise: 800_00 },
    { boughtOn: '2026-03-12', units: 60_000 },
  ]);
});

test('a requested redemption takes the oldest unlocked units, and leaves the locked ones', () => {
  const lots = [lotOf('2023-01-27', 100, 4_000), lotOf('2026-03-12', 60, 2_700)];
  const elss = { ...holding, lockInMonths: 36, availableUnits: 80_000, lots };
  expect(estimate(elss, { request: { kind: 'all' } })).toMatchObject({
    units: 80_000,
    lots: [{ boughtOn: '2023-01-27', costPaise: 3_200_00 }],
  });
});

test('units can be redeemed on the day of their purchase', () => {
  const today = { ...holding, lots: [lotOf(assumptions.navDay, 160, 8_000)] };
  expect(estimate(today, { request: { kind: 'all' } })).toMatchObject({ units: 160_000, lots: [{ units: 160_000 }] });
});

test('a requested amount is preserved to the paisa, also where it takes all units', () => {
  const amountOf = (paise: number) => estimate(holding, { request: { kind: 'amount', paise }, nav: 33.3333 });
  expect(amountOf(1_000_01)).toMatchObject({ units: 30_000, amountPaise: 1_000_01 });
  expect(amountOf(5_333_32)).toMatchObject({ units: 160_000, amountPaise: 5_333_32, missingUnits: 0 });
});

test('the worth of units with six decimals takes all of them, and misses none', () => {
  const [lot] = holding.lots ?? [];
  if (lot === undefined) throw new Error('The holding has no lot.');
  const held = { ...holding, units: 275.419, availableUnits: 275.419, lots: [{ ...lot, units: 275.419 }] };
  const amountOf = (paise: number) =>
    estimate(held, { request: { kind: 'amount', paise }, navDay: '2027-03-01', nav: 3630.8229 });
  expect(amountOf(1_000_00)).toMatchObject({ units: 275, amountPaise: 1_000_00, missingUnits: 0 });
  expect(amountOf(1_000_02)).toMatchObject({ units: 275, missingUnits: 0 });
  expect(amountOf(1_002_00)).toMatchObject({ units: 275.419, amountPaise: 1_000_00, missingUnits: 0.581 });
});

test('an exit load needs readable days', () => {
  expect(() => loadPercentOf([], { boughtOn: 'soon', soldOn: '2026-11-26' })).toThrow('day soon');
});

test('a scheme of an unknown class has no STT and no gain for the tax, but a profit', () => {
  const { sttPaise, fundClass, lots, profitPaise } = estimate({ ...holding, assetShares: null });
  expect({ sttPaise, fundClass, profitPaise }).toEqual({ sttPaise: 0, fundClass: null, profitPaise: 1_180_00 });
  expect(lots.map(({ capitalGain }) => capitalGain)).toEqual([null, null]);
});

test('units of 31 January 2018 have the value of that day as least cost', () => {
  const old = { ...holding, grandfatheredNav: 45, lots: [lotOf('2018-01-31', 160, 1_600)] };
  const [lot] = estimate(old, { request: { kind: 'all' } }).lots;
  expect(lot).toMatchObject({ profitPaise: 6_400_00, capitalGain: { costPaise: 7_200_00, gainPaise: 800_00 } });
});

test('a holding with unknown lots has no estimate', () => {
  expect(estimateRedemption({ ...holding, lots: null }, assumptions)).toBeNull();
});

describe('random holdings', () => {
  const cases = Array.from({ length: 200 }, (_case, seed) => {
    const random = createRandom(seed + 1);
    const lots = Array.from({ length: 1 + Math.floor(random() * 40) }, (_, place) => ({
      ...lotOf(`20${String(10 + (place % 16))}-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}-11`, 0, 0),
      units: 1 + Math.floor(random() * 900_000),
      costPaise: Math.floor(random() * 99_999_99),
    })).toSorted((one, other) => one.boughtOn.localeCompare(other.boughtOn));
    const units = lots.reduce((sum, lot) => sum + lot.units, 0);
    const request =
      random() < 0.5
        ? ({ kind: 'units', units: Math.floor(random() * units) } as const)
        : ({ kind: 'amount', paise: Math.floor(random() * units * 2) } as const);
    return { of: { ...holding, units, lots }, rest: { request, nav: Math.round(random() * 1e6) / 1e4 + 0.01 } };
  });
  const sum = <T>(list: readonly T[], pick: (each: T) => number) => list.reduce((total, each) => total + pick(each), 0);

  test('profits add up to the amount without exit load and cost, to the paisa', () => {
    for (const { of, rest } of cases) {
      const { lots, units, amountPaise, loadPaise, profitPaise, arrivingPaise, sttPaise } = estimate(of, rest);
      expect(sum(lots, (lot) => lot.units)).toBe(units);
      expect(sum(lots, (lot) => lot.amountPaise)).toBe(units === 0 ? 0 : amountPaise);
      expect(profitPaise).toBe(sum(lots, (lot) => lot.amountPaise - lot.costPaise) - loadPaise);
      expect(arrivingPaise).toBe(amountPaise - loadPaise - sttPaise);
    }
  });

  test('a NAV and costs times seven have profits times seven', () => {
    for (const { of, rest } of cases) {
      const request = { kind: 'all' } as const;
      const noLoad = { ...of, exitLoadSlabs: [] };
      const scaled = { ...noLoad, lots: of.lots.map((lot) => ({ ...lot, costPaise: lot.costPaise * 7 })) };
      const one = estimate(noLoad, { request, nav: rest.nav }).profitPaise;
      const seven = estimate(scaled, { request, nav: Math.round(rest.nav * 7e4) / 1e4 }).profitPaise;
      expect(Math.abs(seven - one * 7)).toBeLessThanOrEqual(4);
    }
  });
});
