import type { CalendarDay } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { computeCapitalGain, type CapitalGain } from './compute-gain.ts';
import { type FundTaxClass } from './fund-class.ts';
import { computeGainsTax, type TaxFacts } from './gain-tax.ts';
import { financialYearOf } from './inflation-index.ts';
import { computeSaleTax } from './sale-tax.ts';
import { exemptionOfYear } from './year-gains.ts';

const SALES = {
  '72': ['other', '2026-01-10', '2026-06-01'],
  '76': ['specified', '2025-01-10', '2026-06-01'],
  '196': ['equityOriented', '2026-01-10', '2026-06-01'],
  '197': ['other', '2020-01-10', '2026-06-01'],
  '198': ['equityOriented', '2020-01-10', '2026-06-01'],
  'short before the change': ['equityOriented', '2024-01-10', '2024-07-22'],
  'indexed before the change': ['other', '2020-01-10', '2024-07-22'],
  'before the change': ['equityOriented', '2020-01-10', '2024-07-22'],
  'after the change': ['equityOriented', '2020-01-10', '2024-07-23'],
} as const satisfies Record<string, readonly [FundTaxClass, string, string]>;

/** Gain in rupees, by the section that taxes it. */
function gainOf(sale: keyof typeof SALES, rupees: number): CapitalGain {
  const [fundClass, boughtOn, soldOn] = SALES[sale];
  const amounts = { costPaise: 10_00_000_00, proceedsPaise: 10_00_000_00 + rupees * 100, grandfatheredPaise: null };
  const gain = computeCapitalGain({ fundClass, boughtOn, soldOn, ...amounts });
  if (gain === null) throw new Error('There is no rule for this day.');
  return gain;
}

const EXEMPTION = 1_25_000_00;
const factsOf = (facts: Partial<TaxFacts> = {}): TaxFacts => ({
  slabPercent: 30,
  earlierLosses: { shortPaise: 0, longPaise: 0 },
  ...facts,
});

/** Worked cases of docs/worked-numbers/capital-gains.md. */
describe('losses of a year', () => {
  test('a short-term loss covers short-term gains, then long-term ones', () => {
    const gains = [gainOf('196', -30_000), gainOf('76', 20_000), gainOf('198', 2_00_000)];
    expect(computeGainsTax(gains, EXEMPTION, factsOf())).toMatchObject({
      taxPaise: 8_125_00,
      lossesLeft: { shortPaise: 0, longPaise: 0 },
    });
  });

  test('a long-term loss covers no short-term gain', () => {
    expect(computeGainsTax([gainOf('197', -50_000), gainOf('196', 10_000)], EXEMPTION, factsOf())).toMatchObject({
      taxPaise: 2_000_00,
      lossesLeft: { shortPaise: 0, longPaise: 50_000_00 },
    });
  });

  test('a short-term loss covers a short-term gain of a low rate before a long-term one of a higher rate', () => {
    const loss = gainOf('76', -30_000);
    const gains = [loss, gainOf('short before the change', 20_000), gainOf('indexed before the change', 3_00_000)];
    const { groups } = computeGainsTax(gains, 0, factsOf());
    expect(groups.map(({ section, setOffPaise }) => [section, setOffPaise])).toEqual([
      ['76', 0],
      ['112', 10_000_00],
      ['111A', 20_000_00],
    ]);
  });

  test('of both terms and of earlier years are carried forward together', () => {
    const earlierLosses = { shortPaise: 5_00, longPaise: 7_00 };
    expect(computeGainsTax([gainOf('197', -50_000)], 0, factsOf({ earlierLosses })).lossesLeft).toEqual({
      shortPaise: 5_00,
      longPaise: 50_007_00,
    });
  });

  test('losses of earlier years cover gains without an exemption first', () => {
    const earlierLosses = { shortPaise: 5_000_00, longPaise: 40_000_00 };
    const gains = [gainOf('196', 4_000), gainOf('198', 1_70_000), gainOf('197', 30_000)];
    const { taxPaise, groups } = computeGainsTax(gains, EXEMPTION, factsOf({ earlierLosses }));
    expect(taxPaise).toBe(4_250_00);
    expect(
      groups.map(({ section, setOffPaise, exemptPaise, taxablePaise }) => ({
        section,
        setOffPaise,
        exemptPaise,
        taxablePaise,
      })),
    ).toEqual([
      { section: '196', setOffPaise: 4_000_00, exemptPaise: 0, taxablePaise: 0 },
      { section: '197', setOffPaise: 30_000_00, exemptPaise: 0, taxablePaise: 0 },
      { section: '198', setOffPaise: 11_000_00, exemptPaise: EXEMPTION, taxablePaise: 34_000_00 },
    ]);
  });

  test('the exemption of 2024-25 covers the gains with the higher rate first', () => {
    const gains = [gainOf('before the change', 1_00_000), gainOf('after the change', 1_00_000)];
    expect(computeGainsTax(gains, EXEMPTION, factsOf()).taxPaise).toBe(7_500_00);
  });
});

describe('the exemption of a year', () => {
  /** Equity-oriented units of 10 January 2020, sold on a day. */
  const gainOn = (soldOn: CalendarDay, rupees: number): CapitalGain => {
    const amounts = { costPaise: 0, proceedsPaise: rupees * 100, grandfatheredPaise: null };
    const gain = computeCapitalGain({ fundClass: 'equityOriented', boughtOn: '2020-01-10', soldOn, ...amounts });
    if (gain === null) throw new Error('There is no rule for this day.');
    return gain;
  };

  test.each([
    ['2024-03-31', 1_00_000, 0],
    ['2024-03-31', 1_00_001, 10],
    ['2024-04-01', 1_25_000, 0],
    ['2024-04-01', 1_25_001, 10],
    ['2024-04-02', 1_25_001, 10],
    ['2024-07-22', 1_25_100, 10_00],
    ['2024-07-23', 1_25_100, 12_50],
    ['2024-07-24', 1_25_100, 12_50],
    ['2026-03-31', 1_25_100, 12_50],
    ['2026-04-01', 1_25_100, 12_50],
  ] as const)('sold on %s, a long-term gain of %d has a tax of %d paise', (soldOn, rupees, taxPaise) => {
    const exemption = exemptionOfYear(financialYearOf(soldOn));
    expect(computeGainsTax([gainOn(soldOn, rupees)], exemption, factsOf()).taxPaise).toBe(taxPaise);
  });

  test('covers neither short-term gains nor those of other funds', () => {
    expect(computeGainsTax([gainOf('196', 1_000), gainOf('197', 1_000)], EXEMPTION, factsOf()).taxPaise).toBe(325_00);
  });
});

describe('an unknown slab rate', () => {
  const facts = factsOf({ slabPercent: null });
  test('leaves the tax unknown if a gain is taxed at it', () => {
    expect(computeGainsTax([gainOf('76', 100)], 0, facts).taxPaise).toBeNull();
    expect(computeGainsTax([gainOf('196', 100)], 0, facts).taxPaise).toBe(20_00);
  });

  test('leaves the tax known if nothing is taxable at it, and unknown beside such a group', () => {
    expect(computeGainsTax([gainOf('76', 0)], 0, facts).taxPaise).toBe(0);
    expect(computeGainsTax([gainOf('72', 100), gainOf('76', 0)], 0, facts).taxPaise).toBeNull();
  });

  test('leaves the tax of a sale unknown only if the sale changes a gain of that rate', () => {
    const terms = { ...facts, exemptionPaise: EXEMPTION, otherGains: [gainOf('76', 100)] };
    expect(computeSaleTax([gainOf('196', 100)], terms)).toBe(20_00);
    expect(computeSaleTax([gainOf('76', 1)], terms)).toBeNull();
  });
});

describe('the tax of a sale', () => {
  test('uses what other sales of the year have left of the exemption', () => {
    const terms = { ...factsOf(), exemptionPaise: EXEMPTION, otherGains: [gainOf('198', 1_24_500)] };
    expect(computeSaleTax([gainOf('198', 1_000), gainOf('196', 180)], terms)).toBe(98_50);
    expect(computeSaleTax([gainOf('198', 1_000), gainOf('196', 180)], { ...terms, otherGains: [] })).toBe(36_00);
    expect(computeSaleTax([gainOf('198', 1_000), gainOf('196', 180)], { ...terms, otherGains: null })).toBe(161_00);
  });

  test('compares only gains of the same section and rate', () => {
    const terms = { ...factsOf(), exemptionPaise: 0 };
    expect(computeSaleTax([gainOf('76', 100)], { ...terms, otherGains: [gainOf('72', 500)] })).toBe(30_00);
    const before = [gainOf('before the change', 1_000)];
    expect(computeSaleTax([gainOf('after the change', 1_000)], { ...terms, otherGains: before })).toBe(125_00);
  });

  test('is negative if a loss of the sale covers other gains', () => {
    const terms = { ...factsOf(), exemptionPaise: EXEMPTION, otherGains: [gainOf('196', 1_000)] };
    expect(computeSaleTax([gainOf('196', -400)], terms)).toBe(-80_00);
  });
});

describe('random gains and losses', () => {
  const names = Object.keys(SALES) as (keyof typeof SALES)[];
  const cases = Array.from({ length: 200 }, (_case, seed) => {
    const random = createRandom(seed + 1);
    const gains = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      gainOf(names[Math.floor(random() * names.length)] ?? '196', Math.floor((random() - 0.4) * 9_00_000)),
    );
    return { gains, facts: factsOf({ earlierLosses: { shortPaise: Math.floor(random() * 9_000_00), longPaise: 0 } }) };
  });

  test('are all set off, exempt, taxed or carried forward', () => {
    for (const { gains, facts } of cases) {
      const { groups, lossesLeft } = computeGainsTax(gains, EXEMPTION, facts);
      const net = gains.reduce((sum, { gainPaise }) => sum + gainPaise, 0);
      const shown = groups.reduce((sum, { exemptPaise, taxablePaise }) => sum + exemptPaise + taxablePaise, 0);
      expect(shown - lossesLeft.shortPaise - lossesLeft.longPaise + facts.earlierLosses.shortPaise).toBe(net);
    }
  });

  test('have the same tax in any order', () => {
    for (const { gains, facts } of cases)
      expect(computeGainsTax(gains.toReversed(), EXEMPTION, facts)).toEqual(computeGainsTax(gains, EXEMPTION, facts));
  });
});
