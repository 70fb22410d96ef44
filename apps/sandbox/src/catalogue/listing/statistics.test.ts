import { statedSchemeFactsOf, type SchemeChart } from '@folioflow/api/contract';
import { schemeChartSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxClient, createSandboxClient } from '../../testing/sandbox-client.ts';

const PATH = '/master/scheme/statistics';

describe('the chart of a scheme', () => {
  let investor: SandboxClient;
  beforeAll(async () => (investor = await createSandboxClient('full')));
  afterAll(() => investor.close());

  const requestChart = (code: string, isin = '') =>
    investor.ask(PATH, { param_isin: isin, param_scheme_code: code, param_scheme_name: '' });
  const readChart = async (code: string): Promise<SchemeChart> => v.parse(schemeChartSchema, await requestChart(code));

  test('has all keys and the types of the contract [DO-378]', async () => {
    const keys = [
      ...['sip_minimum_date', 'sip_maximum_date', 'sip_exclude_date_list', 'is_order_checkout_allowed'],
      ...['order_checkout_validation_message', 'order_checkout_redirect_url', 'is_bse_client_code_approved'],
      ...['is_bse_nominee_verified', 'is_kyc_esign_verified', 'is_pending_order', 'login_stage', 'scheme_code'],
      ...['nav_data_list', 'sip_order_frequency', 'sip_order_terms', 'general_order_terms', 'sip_returns_calculation'],
      ...['lumpsum_returns_calculation', 'seriespie_sector', 'optionspie_sector', 'bank_account_list', 'nominee_list'],
      ...['is_no_nominee_registered', 'no_nominee_form', 'client_code', 'holdings_list', 'fund_manager_list'],
    ];
    expect(keys).toHaveLength(27);
    const answer = await requestChart('SC01');
    expect(keys.filter((key) => !(key in answer))).toEqual([]);
    expect(v.safeParse(schemeChartSchema, answer).success).toBe(true);
  });

  test('has the published facts of its fund', async () => {
    const { expenseRatioPercent, fundSizeCrore, ...facts } = statedSchemeFactsOf(await readChart('SC01'));
    expect(facts).toEqual({
      fundName: 'Amaltas Flexi Cap Fund (SC01)',
      plan: 'direct',
      riskometer: 'veryHigh',
      benchmark: 'NIFTY 500 TRI',
      launchDay: '2007-09-03',
    });
    expect(expenseRatioPercent).toBeGreaterThan(0.3);
    expect(expenseRatioPercent).toBeLessThan(1.2);
    expect(fundSizeCrore).toBeGreaterThanOrEqual(150);
    expect(fundSizeCrore).toBeLessThanOrEqual(60_000);
  });

  test('has no facts in SC17, and no launch day without a history of NAVs', async () => {
    const unknown = { fundName: '', plan: null, riskometer: null, expenseRatioPercent: null, benchmark: '' };
    expect(statedSchemeFactsOf(await readChart('SC17'))).toMatchObject({ ...unknown, launchDay: null });
    expect(statedSchemeFactsOf(await readChart('SC07'))).toMatchObject({ plan: 'direct', launchDay: null });
  });

  test('contains the checkout facts of the client beside the scheme', async () => {
    expect(await readChart('SC01')).toMatchObject({
      code: '000',
      scheme_code: 'SC01',
      is_order_checkout_allowed: true,
    });
  });

  test('has the SIP window of today, and the announced day of SC18 and SC19', async () => {
    const readSipWindow = async (code: string) => {
      const { sip_minimum_date, sip_maximum_date } = await readChart(code);
      return [sip_minimum_date, sip_maximum_date];
    };
    expect(await readSipWindow('SC01')).toEqual(['28/11/2026', '30/12/2026']);
    expect(await readSipWindow('SC18')).toEqual(['29/11/2026', '31/12/2026']);
    expect(await readSipWindow('SC19')).toEqual(['31/12/2026', '01/02/2027']);
  });

  test('excludes the 10th from SC25', async () => {
    expect((await readChart('SC25')).sip_exclude_date_list).toEqual(['10']);
  });

  test('has no NAV for SC07, a single NAV for SC08 and a constant NAV of ten years for SC09', async () => {
    expect((await readChart('SC07')).nav_data_list).toEqual([]);
    expect((await readChart('SC08')).nav_data_list).toEqual([[Date.parse('2026-11-19'), 10]]);
    expect(new Set((await readChart('SC09')).nav_data_list.map(([, nav]) => nav))).toEqual(new Set([12.5]));
  });

  test('has the returns of its NAVs, equal to those of the list', async () => {
    const { nav_data_list, lumpsum_returns_calculation, sip_returns_calculation } = await readChart('SC01');
    const chartAt = (day: string) =>
      nav_data_list.filter(([time]) => time <= Date.parse(day)).at(-1)?.[1] ?? Number.NaN;
    const last = nav_data_list.at(-1)?.[1] ?? Number.NaN;
    const roundToTwoDecimals = (value: number) => Math.round(value * 100) / 100;
    const absolute = ['2025-11-19', '2023-11-19', '2021-11-19'].map((day) =>
      roundToTwoDecimals((last / chartAt(day) - 1) * 100),
    );
    expect(Object.values(lumpsum_returns_calculation.absolute)).toEqual(absolute);
    const months = Array.from({ length: 12 }, (_, place) =>
      new Date(Date.UTC(2026, 9 - place, 19)).toISOString().slice(0, 10),
    );
    const value = months.reduce((sum, day) => sum + last / chartAt(day), 0);
    expect(sip_returns_calculation['1y_percent']).toBe(roundToTwoDecimals((value / 12 - 1) * 100));
    const list = await investor.ask('/master/schemelist', { file_index: 0 });
    expect(JSON.stringify(list)).toContain(`"one_year_percent":"${(absolute[0] ?? 0).toFixed(2)}"`);
  });

  test('has 5 to 21 named sectors for SC12 to SC16, which add up to 100 percent', async () => {
    for (const [code, count] of Object.entries({ SC12: 5, SC13: 10, SC14: 15, SC15: 20, SC16: 21 })) {
      const { seriespie_sector, optionspie_sector } = await readChart(code);
      expect([seriespie_sector.length, new Set(optionspie_sector).size]).toEqual([count, count]);
      expect(Math.round(seriespie_sector.reduce((one, other) => one + other, 0) * 100)).toBe(10_000);
    }
  });

  test('has no returns, holdings or managers for SC17', async () => {
    const none = { '1y_percent': null, '3y_percent': null, '5y_percent': null };
    expect(await readChart('SC17')).toMatchObject({
      sip_returns_calculation: none,
      lumpsum_returns_calculation: { absolute: none, annualized: none },
      seriespie_sector: [],
      holdings_list: [],
      fund_manager_list: [],
    });
  });

  test.each([
    ['SC99', ''],
    ['nothing', ''],
    ['SC01', 'INF000000000'],
  ])('%s with ISIN %j answers 061', async (code, isin) => {
    expect((await requestChart(code, isin))['code']).toBe('061');
  });
});
