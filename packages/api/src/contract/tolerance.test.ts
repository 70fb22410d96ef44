import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { order, portfolio } from './fixtures/orders.ts';
import { authResponse, nominee } from './fixtures/people.ts';
import { scheme, schemeChart } from './fixtures/schemes.ts';

/** The same answer from a careless provider: numbers as text, booleans as letters, and fields nobody asked for. */
function careless(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(careless);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, careless(inner)])),
    unasked_field: 'kept',
  };
}
const envelope = { code: '000', messageText: '' };

describe('tolerant reading', () => {
  test('numbers as text, booleans as letters and unknown fields read as what they mean', () => {
    expect(v.parse(contract.schemeSchema, careless(scheme))).toMatchObject(scheme);
    expect(v.parse(contract.schemeChartSchema, careless({ ...schemeChart, nav_data_list: [] }))).toMatchObject({
      ...schemeChart,
      nav_data_list: [],
    });
    expect(v.parse(contract.nomineeSchema, careless(nominee))).toMatchObject(nominee);
    expect(v.parse(contract.orderSchema, careless(order))).toMatchObject({
      is_stp_allowed: true,
      mf_order_status_id: 1,
      mf_order_investment_amount: '25000',
    });
    expect(v.parse(contract.authResponseSchema, careless(authResponse))).toMatchObject({
      is_authenticated: true,
      verify_password: false,
    });
  });

  test('points of the NAV history may be text', () => {
    const read = v.parse(contract.schemeChartSchema, { ...schemeChart, nav_data_list: [['1790000000000', '102.5']] });
    expect(read.nav_data_list).toEqual([[1_790_000_000_000, 102.5]]);
  });

  test('an order reads from its identity, its type, its scheme and its invested money alone', () => {
    const read = v.parse(contract.orderSchema, {
      _id: 'id-1',
      order_id: 'order-1',
      mf_order_type: 'SINGLE',
      mf_order_scheme_name: 'Steady Equity Fund',
      mf_order_overall_investment_amount: '5000',
    });
    expect(read).toMatchObject({
      is_cancel_allowed: false,
      mf_order_pay_amount: '',
      order_list: [],
      mf_order_number: '',
    });
    expect(read.mf_order_scheme_specifications).toEqual({
      exitload: { is_allowed: false, value: '', percent: 0 },
      redemption: { minimum_amount: 0, maximum_amount: null, cutoff_time: '' },
      purchase: { cutoff_time: '' },
    });
  });

  test('no permission is assumed when the chart leaves it out', () => {
    const lists = Object.fromEntries(Object.entries(schemeChart).filter(([, value]) => Array.isArray(value)));
    const read = v.parse(contract.schemeChartSchema, { ...envelope, scheme_code: 'SC01', ...lists });
    expect(read).toMatchObject({
      is_order_checkout_allowed: false,
      is_bse_client_code_approved: false,
      is_kyc_esign_verified: false,
      is_no_nominee_registered: false,
      sip_returns_calculation: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
    });
  });

  test('null counts as absent', () => {
    const read = v.parse(contract.orderSchema, {
      ...order,
      bank_information: null,
      mf_order_message: null,
      order_list: null,
    });
    expect(read).toMatchObject({ bank_information: undefined, mf_order_message: '', order_list: [] });
  });

  const most = Number.MAX_SAFE_INTEGER;
  test.each([
    ['money as a number', { overall_investment_amount: most / 100 }, { overall_investment_amount: most / 100 + 1 }],
    [
      'money as text',
      { overall_investment_amount: '90071992547409.91' },
      { overall_investment_amount: '9'.repeat(15) },
    ],
    ['a loss', { returns_difference_amount: -most / 100 }, { returns_difference_amount: -most }],
    ['a return', { total_returns_percent: '-12.5' }, { total_returns_percent: 1e308 }],
    ['a number of orders', { single_order_count: 12 }, { single_order_count: 1e308 }],
    ['a number as text', { single_order_count: '12' }, { single_order_count: '9'.repeat(400) }],
    ['a number below nothing', { single_order_count: 0 }, { single_order_count: -1 }],
    ['a number and a half', { single_order_count: most }, { single_order_count: 1.5 }],
  ])('%s is read as far as it can be counted exactly', (_, good, absurd) => {
    expect(v.is(contract.portfolioResultSchema, { ...portfolio, ...good })).toBe(true);
    expect(v.is(contract.portfolioResultSchema, { ...portfolio, ...absurd })).toBe(false);
  });

  test('an amount of rupees beyond what is counted in paise cannot be read, wherever it stands', () => {
    const terms = { ...scheme, scheme_minimum_investment_amount: 1e308 };
    expect(v.is(contract.schemeSchema, terms)).toBe(false);
    expect(v.is(contract.schemeSchema, { ...terms, scheme_minimum_investment_amount: '1e5' })).toBe(false);
    expect(v.is(contract.schemeSchema, { ...terms, scheme_minimum_investment_amount: NaN })).toBe(false);
    expect(v.is(contract.orderSchema, { ...order, mf_order_pay_amount: 1e15 })).toBe(false);
  });

  test('a list file without a page count has 30 schemes a page', () => {
    const read = v.parse(contract.discoveryOperations.listSchemes.answer, { ...envelope, list_scheme: [] });
    expect(read).toEqual({ ...envelope, per_page_count: 30, result: { scheme_list: [] }, list_scheme: [] });
  });

  test('money that is no number is not read as money', () => {
    const bad = { ...portfolio, total_returns_amount: '12,000' };
    expect(v.is(contract.portfolioResultSchema, bad)).toBe(false);
    expect(v.is(contract.portfolioResultSchema, { ...portfolio, total_returns_amount: undefined })).toBe(false);
  });

  test('fields nobody asked for travel back with the object they came in', () => {
    expect(v.parse(contract.orderSchema, { ...order, mf_future_field: [1] })).toEqual({
      ...order,
      mf_future_field: [1],
    });
  });
});
