import { schemeSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogueState } from '../catalogue/records/catalogue-store.ts';
import { readFilterLists, readListFile, readSchemeTerms } from '../catalogue/port.ts';
import { type SandboxClient, createSandboxClient } from '../testing/sandbox-client.ts';
import { epochDayOf } from '../catalogue/nav/working-days.ts';
import { type AmfiRow } from './sources/amfi-row.ts';
import { type FundPortfolio } from './sources/fund-portfolios.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type NavHistory } from './sources/nav-history.ts';

const TODAY = '2026-11-20';
const debt = { isOpenEnded: true, category: 'Debt Scheme', subCategory: 'Liquid Fund' };
const createRow = (code: string, change: Partial<AmfiRow> = {}): AmfiRow => ({
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

/** Daily NAVs of six years that double each year. */
const createDoublingHistory = (code: string, lastDay: string): NavHistory => ({
  code,
  points: Array.from({ length: 2200 }, (_, place) => [epochDayOf(lastDay) - 2199 + place, 2 ** (place / 365)] as const),
  leftOut: 1,
  refused: [],
});

describe('an import', () => {
  let investor: SandboxClient;
  beforeEach(async () => (investor = await createSandboxClient('full')));
  afterEach(() => investor.close());

  const runImport = (
    rows: readonly AmfiRow[],
    histories: readonly NavHistory[] = [],
    keepTestSchemes = false,
    portfolios: readonly FundPortfolio[] = [],
  ) => importCatalogue(investor.db, rows, { histories, portfolios }, { keepTestSchemes });
  const readListedSchemes = (file = 0) => readListFile(investor.db, file, 1000, TODAY);
  const readStatistics = (code: string) =>
    investor.ask('/master/scheme/statistics', { param_isin: '', param_scheme_code: code, param_scheme_name: '' });

  test('replaces the list, while the chart and orders still know the 74 schemes', async () => {
    await runImport([createRow('100'), createRow('101')]);
    expect((await readListedSchemes()).map(({ scheme_code }) => scheme_code)).toEqual(['100', '101']);
    expect((await readStatistics('SC01'))['code']).toBe('000');
    expect((await readSchemeTerms(investor.db, 'SC01'))?.scheme_code).toBe('SC01');
  });

  test('retains the 74 schemes in the list on request', async () => {
    await runImport([createRow('100')], [], true);
    const codes = (await readListedSchemes()).map(({ scheme_code }) => scheme_code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([75, 'SC01', '100']);
  });

  test('maps the fields of AMFI, and labels the risk as not rated', async () => {
    await runImport([createRow('100', { isins: ['INF000000011', 'INF000000029'] })]);
    const [entry] = await readListedSchemes();
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

  test('does not permit investments in closed schemes', async () => {
    await runImport([createRow('100', { section: { isOpenEnded: false, category: 'Income', subCategory: 'Income' } })]);
    expect((await readListedSchemes())[0]).toMatchObject({ is_sip_allowed: 'N', is_lumpsum_allowed: 'N' });
    expect(await readSchemeTerms(investor.db, '100')).toMatchObject({ general_order_terms: [], sip_order_terms: [] });
  });

  test('locks an ELSS in for three years, and nothing else', async () => {
    const elss = { isOpenEnded: true, category: 'Equity Scheme', subCategory: 'ELSS' };
    await runImport([createRow('100', { section: elss }), createRow('101')]);
    const lockIns = await Promise.all(['100', '101'].map((code) => readSchemeTerms(investor.db, code)));
    expect(lockIns.map((terms) => terms?.general_order_terms[0]?.lockin_period)).toEqual(['3 years', '']);
  });

  test('computes returns and chart from the history', async () => {
    const used = await runImport(
      [createRow('100'), createRow('101')],
      [createDoublingHistory('100', '2025-12-11'), createDoublingHistory('999', '2025-12-11')],
    );
    expect(used.histories).toEqual({ used: 1, unused: ['999'], points: 2200, leftOut: 1, refused: 0 });
    const [withHistory, without] = await readListedSchemes();
    expect(withHistory).toMatchObject({
      one_year_percent: '100.00',
      one_year_percent_show: true,
      three_year_percent_show: true,
    });
    expect(without).toMatchObject({ one_year_percent: '', one_year_percent_show: false });
    const navs = (await readStatistics('100'))['nav_data_list'];
    expect(Array.isArray(navs) && navs.length).toBe(2200);
    expect((await readStatistics('101'))['nav_data_list']).toEqual([[Date.parse('2026-08-21'), 12.5]]);
  });

  test('appends the NAV of the file to a history that ends shortly before it', async () => {
    await runImport([createRow('100')], [createDoublingHistory('100', '2026-08-14')]);
    const navs = (await readStatistics('100'))['nav_data_list'];
    expect(Array.isArray(navs) && navs.at(-1)).toEqual([Date.parse('2026-08-21'), 12.5]);
  });

  test('shows a disclosed portfolio on every scheme of its fund, and none on the others', async () => {
    const told = { seriespie_sector: [99.5], optionspie_sector: ['Banks'], holdings_list: [], fund_manager_list: [] };
    const funds = ['Plain Fund', 'Other Fund'].map((fund) => ({ fund, asOn: '2025-07-31', portfolio: told }));
    const named = ['Plain Fund - Direct', 'Plain Fund - Regular', 'Plain Fund II'];
    const rows = named.map((name, place) => createRow(String(100 + place), { name }));
    const used = await runImport(rows, [], false, funds);
    expect(used.portfolios).toEqual({ used: 1, schemes: 2, unused: ['Other Fund'], days: ['2025-07-31'] });
    for (const code of ['100', '101']) expect(await readStatistics(code)).toMatchObject(told);
    const none = { seriespie_sector: [], optionspie_sector: [], holdings_list: [], fund_manager_list: [] };
    expect(await readStatistics('102')).toMatchObject(none);
    await runImport(rows);
    expect(await readStatistics('100')).toMatchObject(none);
  });

  test('offers the filters of the imported schemes', async () => {
    await runImport([createRow('100')], [createDoublingHistory('100', '2025-12-11')]);
    expect(await readFilterLists(investor.db, TODAY)).toMatchObject({
      amc_list: [{ value: 'Plain & Sons Mutual Fund', label: 'Plain & Sons Mutual Fund' }],
      amc_category: [{ value: 'Debt Scheme', label: 'Debt Scheme' }],
      amc_risk: [{ value: 'Not rated', label: 'Not rated' }],
      minimum_investment: [{ value: '500', label: '₹500' }],
    });
  });

  test('that fails does not change the catalogue', async () => {
    const before = await readCatalogueState(investor.db);
    await expect(
      runImport([...Array.from({ length: 600 }, (_, place) => createRow(String(1000 + place))), createRow('1000')]),
    ).rejects.toThrow();
    expect(await readCatalogueState(investor.db)).toEqual(before);
    expect((await readListedSchemes())[0]?.scheme_code).toBe('SC01');
  });

  test('increments the revision of the catalogue', async () => {
    const before = await readCatalogueState(investor.db);
    await runImport([createRow('100')]);
    expect((await readCatalogueState(investor.db)).revision).toBe(before.revision + 1);
  });
});
