import { schemeSchema } from '@folioflow/api/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogueState } from '../catalogue/catalogue-store.ts';
import { offeredFilterLists, schemesOfFile, schemeTerms } from '../catalogue/port.ts';
import { type AskingInvestor, askingInvestor } from '../catalogue/testing/investor.ts';
import { epochDayOf } from '../catalogue/working-days.ts';
import { type AmfiRow } from './amfi-row.ts';
import { type FundPortfolio } from './fund-portfolios.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type NavHistory } from './nav-history.ts';

const TODAY = '2026-11-20';
const debt = { isOpenEnded: true, category: 'Debt Scheme', subCategory: 'Liquid Fund' };
const row = (code: string, change: Partial<AmfiRow> = {}): AmfiRow => ({
  line: 1,
  code,
  isins: [`INF00000${code}0`],
  name: `Fund ${code}`,
  nav: 12.5,
  day: epochDayOf('2026-08-21'),
  amc: 'Plain & Sons Mutual Fund',
  section: debt,
  ...change,
});

/** A NAV on every day of six years that doubles in each. */
const doubling = (code: string, lastDay: string): NavHistory => ({
  code,
  points: Array.from({ length: 2200 }, (_, place) => [epochDayOf(lastDay) - 2199 + place, 2 ** (place / 365)] as const),
  leftOut: 1,
});

describe('an import', () => {
  let investor: AskingInvestor;
  beforeEach(async () => (investor = await askingInvestor('full')));
  afterEach(() => investor.close());

  const run = (
    rows: readonly AmfiRow[],
    histories: readonly NavHistory[] = [],
    keepTestSchemes = false,
    portfolios: readonly FundPortfolio[] = [],
  ) => importCatalogue(investor.db, rows, { histories, portfolios }, { keepTestSchemes });
  const listed = (file = 0) => schemesOfFile(investor.db, file, 1000, TODAY);
  const statistics = (code: string) =>
    investor.ask('/master/scheme/statistics', { param_isin: '', param_scheme_code: code, param_scheme_name: '' });

  test('replaces the list, and the 74 schemes stay known to the chart and to orders', async () => {
    await run([row('100'), row('101')]);
    expect((await listed()).map(({ scheme_code }) => scheme_code)).toEqual(['100', '101']);
    expect((await statistics('SC01'))['code']).toBe('000');
    expect((await schemeTerms(investor.db, 'SC01'))?.scheme_code).toBe('SC01');
  });

  test('keeps the 74 schemes in the list when asked to', async () => {
    await run([row('100')], [], true);
    const codes = (await listed()).map(({ scheme_code }) => scheme_code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([75, 'SC01', '100']);
  });

  test('maps what AMFI tells, and calls the rest not rated', async () => {
    await run([row('100', { isins: ['INF000000011', 'INF000000029'] })]);
    const [entry] = await listed();
    expect(v.safeParse(schemeSchema, entry).success).toBe(true);
    expect(entry).toMatchObject({
      scheme_isin: 'INF000000011',
      scheme_isin_1: 'INF000000029',
      scheme_code: '100',
      mfapi_scheme_code: '100',
      scheme_amc: 'Plain & Sons Mutual Fund',
      scheme_information: { param_amc_code: 'PLAINSONS' },
      scheme_category: 'Debt Scheme',
      sub_category: 'Liquid Fund',
      risk: 'Not rated',
      scheme_minimum_investment_amount: 500,
      is_sip_allowed: 'Y',
      is_lumpsum_allowed: 'Y',
      one_year_percent: '',
      one_year_percent_show: false,
    });
  });

  test('gives closed schemes no way to invest', async () => {
    await run([row('100', { section: { isOpenEnded: false, category: 'Income', subCategory: 'Income' } })]);
    expect((await listed())[0]).toMatchObject({ is_sip_allowed: 'N', is_lumpsum_allowed: 'N' });
    expect(await schemeTerms(investor.db, '100')).toMatchObject({ general_order_terms: [], sip_order_terms: [] });
  });

  test('locks an ELSS in for three years, and nothing else', async () => {
    const elss = { isOpenEnded: true, category: 'Equity Scheme', subCategory: 'ELSS' };
    await run([row('100', { section: elss }), row('101')]);
    const lockIns = await Promise.all(['100', '101'].map((code) => schemeTerms(investor.db, code)));
    expect(lockIns.map((terms) => terms?.general_order_terms[0]?.lockin_period)).toEqual(['3 years', '']);
  });

  test('takes returns and chart from the history', async () => {
    const used = await run([row('100'), row('101')], [doubling('100', '2025-12-11'), doubling('999', '2025-12-11')]);
    expect(used.histories).toEqual({ used: 1, unused: ['999'], points: 2200, leftOut: 1 });
    const [withHistory, without] = await listed();
    expect(withHistory).toMatchObject({
      one_year_percent: '100.00',
      one_year_percent_show: true,
      three_year_percent_show: true,
    });
    expect(without).toMatchObject({ one_year_percent: '', one_year_percent_show: false });
    const navs = (await statistics('100'))['nav_data_list'];
    expect(Array.isArray(navs) && navs.length).toBe(2200);
    expect((await statistics('101'))['nav_data_list']).toEqual([[Date.parse('2026-08-21'), 12.5]]);
  });

  test('puts the NAV of the file behind a history that reaches up to it', async () => {
    await run([row('100')], [doubling('100', '2026-08-14')]);
    const navs = (await statistics('100'))['nav_data_list'];
    expect(Array.isArray(navs) && navs.at(-1)).toEqual([Date.parse('2026-08-21'), 12.5]);
  });

  test('shows what was disclosed of a fund on every scheme of it, and makes nothing up for the others', async () => {
    const told = { seriespie_sector: [99.5], optionspie_sector: ['Banks'], holdings_list: [], fund_manager_list: [] };
    const funds = ['Plain Fund', 'Other Fund'].map((fund) => ({ fund, asOn: '2025-07-31', portfolio: told }));
    const named = ['Plain Fund - Direct', 'Plain Fund - Regular', 'Plain Fund II'];
    const rows = named.map((name, place) => row(String(100 + place), { name }));
    const used = await run(rows, [], false, funds);
    expect(used.portfolios).toEqual({ used: 1, schemes: 2, unused: ['Other Fund'], days: ['2025-07-31'] });
    for (const code of ['100', '101']) expect(await statistics(code)).toMatchObject(told);
    const none = { seriespie_sector: [], optionspie_sector: [], holdings_list: [], fund_manager_list: [] };
    expect(await statistics('102')).toMatchObject(none);
    await run(rows);
    expect(await statistics('100')).toMatchObject(none);
  });

  test('offers the filters of what it brought', async () => {
    await run([row('100')], [doubling('100', '2025-12-11')]);
    expect(await offeredFilterLists(investor.db, TODAY)).toMatchObject({
      amc_list: [{ value: 'Plain & Sons Mutual Fund', label: 'Plain & Sons Mutual Fund' }],
      amc_category: [{ value: 'Debt Scheme', label: 'Debt Scheme' }],
      amc_risk: [{ value: 'Not rated', label: 'Not rated' }],
      minimum_investment: [{ value: '500', label: '₹500' }],
    });
  });

  test('that fails on the way leaves the old catalogue as it was', async () => {
    const before = await catalogueState(investor.db);
    await expect(
      run([...Array.from({ length: 600 }, (_, place) => row(String(1000 + place))), row('1000')]),
    ).rejects.toThrow();
    expect(await catalogueState(investor.db)).toEqual(before);
    expect((await listed())[0]?.scheme_code).toBe('SC01');
  });

  test('counts the catalogue’s revision up', async () => {
    const before = await catalogueState(investor.db);
    await run([row('100')]);
    expect((await catalogueState(investor.db)).revision).toBe(before.revision + 1);
  });
});
