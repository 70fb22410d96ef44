import { schemeSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fundHouses } from './fund-houses.ts';
import { isinCheckDigit } from '../schemes/isin.ts';
import { parseEntry, createEntryWriter, parseTraits } from '../records/scheme-rows.ts';
import { createSchemeTerms } from '../schemes/scheme-terms.ts';
import { MARKET_SIZE, createSeedRows } from './seed-catalogue.ts';
import { risks, subCategories } from './sub-categories.ts';

const full = createSeedRows('full');
const market = createSeedRows('market');
const today = '2026-11-20';
const writeEntry = createEntryWriter(today);
const entries = market.map((row) => v.parse(schemeSchema, JSON.parse(writeEntry(row))));
const entryOf = (code: string) => entries[market.findIndex((row) => row.code === code)];
const termsOfCode = (code: string) => {
  const row = full.find((one) => one.code === code);
  if (!row) throw new Error(`${code} is missing`);
  return createSchemeTerms(parseEntry(row), parseTraits(row));
};

describe('the seed full', () => {
  test('has 74 schemes: 44 for the first file and 30 for the second', () => {
    expect(full).toHaveLength(74);
    expect(full.filter(({ list_group }) => list_group === 0)).toHaveLength(44);
    expect(full.map(({ code }) => code)).toEqual(expect.arrayContaining(['SC01', 'SC24', 'SC73', 'SC99']));
  });

  test('shows every fund house, kind of fund, risk and combination of methods', () => {
    const offered = full.map(parseEntry);
    expect(new Set(offered.map((base) => base.scheme_amc)).size).toBe(fundHouses.length);
    expect(new Set(offered.map((base) => base.sub_category))).toEqual(new Set(subCategories.map(({ name }) => name)));
    expect(new Set(offered.map((base) => base.risk))).toEqual(new Set(risks));
    expect(new Set(offered.map((base) => base.is_sip_allowed + base.is_lumpsum_allowed))).toEqual(
      new Set(['YY', 'YN', 'NY', 'NN']),
    );
  });

  test('has flags of the methods that match the terms of every scheme', () => {
    for (const row of full) {
      const [base, terms] = [parseEntry(row), createSchemeTerms(parseEntry(row), parseTraits(row))];
      expect([base.is_sip_allowed, base.is_lumpsum_allowed]).toEqual([
        terms.sip_order_terms.length > 0 ? 'Y' : 'N',
        terms.general_order_terms.length > 0 ? 'Y' : 'N',
      ]);
    }
  });

  test('has installments of three frequencies and single amounts in SC01, both from 500 to 50000', () => {
    const terms = termsOfCode('SC01');
    expect(terms.sip_order_terms.map(({ sip_frequency }) => sip_frequency)).toEqual(['MONTHLY', 'WEEKLY', 'QUARTERLY']);
    expect(terms.sip_order_terms[0]).toMatchObject({
      sip_dates: '1,5,10,13,14,15,28',
      minimum_installment_amount: 500,
      maximum_installment_amount: 50_000,
      is_nach_mandate: true,
      sip_type: 'xsip',
    });
    expect(terms.general_order_terms[0]?.information).toMatchObject({
      minimum_purchase_amount: 500,
      maximum_purchase_amount: 50_000,
      param_scheme_code: 'SC01-GR',
    });
  });

  test('has single amounts only in SC02, installments only in SC03, no limit in SC04, no mandate in SC06', () => {
    expect(termsOfCode('SC02').sip_order_terms).toEqual([]);
    expect(termsOfCode('SC03').general_order_terms).toEqual([]);
    expect(termsOfCode('SC04').general_order_terms[0]?.information.maximum_purchase_amount).toBe(0);
    expect(termsOfCode('SC04').sip_order_terms[0]?.maximum_installment_amount).toBe(0);
    expect(termsOfCode('SC06').sip_order_terms[0]).toMatchObject({ sip_type: 'sip', is_nach_mandate: false });
  });

  test('has a lock-in and an exit load in SC05, without redemption, STP or SWP', () => {
    const terms = termsOfCode('SC05');
    expect(terms.general_order_terms[0]).toMatchObject({
      lockin_period_flag: 'Y',
      lockin_period: '3 years',
      param_exit_load_flag: 'Y',
      param_exit_load: '1',
    });
    expect([terms.isRedemptionAllowed, terms.isStpAllowed, terms.isSwpAllowed]).toEqual([false, false, false]);
    expect(terms.exitload).toEqual({ is_allowed: true, value: '1 %', percent: 1 });
  });

  test('has characters in the name of SC10 that addresses must escape', () => {
    expect(entryOf('SC10')?.scheme_name).toMatch(/^(?=.*\/)(?=.*%)(?=.*&)/);
  });

  test('has hidden negative returns in SC11, no returns in SC17, constant NAVs in SC09', () => {
    expect(entryOf('SC11')?.one_month_percent).toMatch(/^-/);
    expect(entryOf('SC11')).toMatchObject({ one_year_percent_show: false, three_month_percent_show: false });
    expect(entryOf('SC17')).toMatchObject({
      one_month_percent: '',
      five_year_percent: '',
      five_year_percent_show: false,
    });
    expect(entryOf('SC09')).toMatchObject({
      one_month_percent: '0.00',
      five_year_percent: '0.00',
      five_year_percent_show: true,
    });
  });

  test('has 5, 10, 15, 20 and 21 sectors in SC12 to SC16', () => {
    const counts = ['SC12', 'SC13', 'SC14', 'SC15', 'SC16'].map((code) => {
      const row = full.find((one) => one.code === code);
      return row && parseTraits(row).portfolio;
    });
    expect(counts).toEqual([5, 10, 15, 20, 21].map((sectors) => ({ kind: 'equity', sectors })));
  });

  test('does not permit pauses in SC20, without a text about it', () => {
    expect(termsOfCode('SC20').sip_order_terms[0]).toMatchObject({ is_pause_allowed: false, pause_text: '' });
  });

  test('has the STP targets SC21 to SC24 in their house: monthly, weekly, daily and without limit', () => {
    const house = parseEntry(full[0] ?? { entry: '{}' }).scheme_amc;
    const targets = full
      .filter(({ amc }) => amc === house)
      .flatMap(({ code }) => termsOfCode(code).stp_scheme_specifications);
    expect(targets.map((one) => [one.scheme_code, one.stp_frequency, one.stp_in_maximum_installment_amount])).toEqual([
      ['SC21', 'MONTHLY', 100_000],
      ['SC22', 'WEEKLY', 100_000],
      ['SC23', 'DAILY', 100_000],
      ['SC24', 'MONTHLY', 0],
    ]);
    expect(targets[0]?.stp_dates).toBe('1,7,15,29,30,31');
  });
});

describe('the seed market', () => {
  test('has 1,500 schemes with unique codes, ISINs and names', () => {
    expect(market).toHaveLength(MARKET_SIZE);
    for (const field of ['code', 'isin', 'name'] as const) {
      expect(new Set(market.map((row) => row[field])).size).toBe(MARKET_SIZE);
    }
    expect(market.every(({ isin }) => isinCheckDigit(isin.slice(0, 11)) === isin.slice(11))).toBe(true);
  });

  test('has a direct and a regular plan of each fund under one name: of one size, the regular one dearer', () => {
    const plans = Map.groupBy(
      market.flatMap((row) => (row.origin === 'generated' ? [parseTraits(row).facts] : [])),
      (facts) => facts?.fundName,
    );
    expect(plans.size).toBe((MARKET_SIZE - full.length) / 2);
    for (const [direct, regular, ...others] of plans.values()) {
      expect([direct?.plan, regular?.plan, others]).toEqual(['direct', 'regular', []]);
      expect(regular?.fundSizeCrore).toBe(direct?.fundSizeCrore);
      expect(regular?.expenseRatioPercent).toBeGreaterThan(direct?.expenseRatioPercent ?? 99);
      expect(regular?.benchmark).toBe(direct?.benchmark);
    }
  });

  test('has the fund of every scheme in its entry, and none of SC17', () => {
    const missing = entries.filter(({ fund_name }) => fund_name === undefined).map(({ scheme_code }) => scheme_code);
    expect(missing).toEqual(['SC17']);
    expect(entryOf('SC01')).toMatchObject({ fund_name: 'Amaltas Flexi Cap Fund (SC01)', scheme_plan: 'direct' });
  });

  test('opens with twelve funds of different houses and kinds, each in a direct and a regular plan', () => {
    const opening = market.slice(0, 24).map(parseEntry);
    for (const field of ['scheme_amc', 'sub_category', 'fund_name'] as const)
      expect(new Set(opening.map((entry) => entry[field])).size).toBe(12);
    expect(opening.map(({ scheme_plan }) => scheme_plan)).toEqual(
      Array.from({ length: 24 }, (_, place) => (place % 2 === 0 ? 'direct' : 'regular')),
    );
    expect(opening.some(({ logo_url }) => logo_url !== '')).toBe(true);
  });

  test('is the same every time', () => {
    expect(createSeedRows('market')).toEqual(market);
  });

  test('has returns in the range of real funds', () => {
    const oneYearReturns = (subCategory: string) =>
      entries
        .filter((one) => one.sub_category === subCategory && one.one_year_percent !== '')
        .map((one) => Number(one.one_year_percent));
    expect(Math.min(...oneYearReturns('Liquid Fund'))).toBeGreaterThan(5);
    expect(Math.max(...oneYearReturns('Liquid Fund'))).toBeLessThan(8);
    const equity = entries.filter((one) => one.scheme_category === 'Equity Scheme' && one.five_year_percent !== '');
    const five = equity.map((one) => Number(one.five_year_percent)).sort((one, other) => one - other);
    expect(five[Math.floor(five.length / 2)]).toBeGreaterThan(40);
    expect(five[Math.floor(five.length / 2)]).toBeLessThan(160);
    expect(entries.some((one) => one.one_year_percent.startsWith('-'))).toBe(true);
    expect(entries.some((one) => one.one_year_percent_show && !one.five_year_percent_show)).toBe(true);
  });

  test('needs about a kilobyte for each scheme', () => {
    const bytes = market.reduce((sum, row) => sum + Buffer.byteLength(writeEntry(row)), 0);
    expect(bytes / market.length).toBeGreaterThan(900);
    expect(bytes / market.length).toBeLessThan(1300);
  });
});
