import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from './schemas.ts';
import { order, portfolio } from './fixtures/orders.ts';
import { authResponse, nominee } from './fixtures/people.ts';
import { scheme, schemeChart } from './fixtures/schemes.ts';

/** Returns the same answer from a careless provider: numbers as text, booleans as letters, and unknown fields. */
function toCarelessForm(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(toCarelessForm);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toCarelessForm(inner)])),
    unknown_field: 'kept',
  };
}
const envelope = { code: '000', messageText: '' };

describe('tolerant reading', () => {
  test('numbers as text and booleans as letters are parsed, and unknown fields are accepted', () => {
    expect(v.parse(schemas.schemeSchema, toCarelessForm(scheme))).toMatchObject(scheme);
    expect(v.parse(schemas.schemeChartSchema, toCarelessForm({ ...schemeChart, nav_data_list: [] }))).toMatchObject({
      ...schemeChart,
      nav_data_list: [],
    });
    expect(v.parse(schemas.nomineeSchema, toCarelessForm(nominee))).toMatchObject(nominee);
    expect(v.parse(schemas.orderSchema, toCarelessForm(order))).toMatchObject({
      is_stp_allowed: true,
      mf_order_status_id: 1,
      mf_order_investment_amount: '25000',
    });
    expect(v.parse(schemas.authResponseSchema, toCarelessForm(authResponse))).toMatchObject({
      is_authenticated: true,
      verify_password: false,
    });
  });

  test('points of the NAV history may be text', () => {
    const read = v.parse(schemas.schemeChartSchema, { ...schemeChart, nav_data_list: [['1790000000000', '102.5']] });
    expect(read.nav_data_list).toEqual([[1_790_000_000_000, 102.5]]);
  });

  test('an order requires only its identity, type, scheme and invested money', () => {
    const read = v.parse(schemas.orderSchema, {
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

  test('no permission is assumed if the chart omits it', () => {
    const lists = Object.fromEntries(Object.entries(schemeChart).filter(([, value]) => Array.isArray(value)));
    const read = v.parse(schemas.schemeChartSchema, { ...envelope, scheme_code: 'SC01', ...lists });
    expect(read).toMatchObject({
      is_order_checkout_allowed: false,
      is_bse_client_code_approved: false,
      is_kyc_esign_verified: false,
      is_no_nominee_registered: false,
      sip_returns_calculation: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
    });
  });

  test.each([undefined, null])('a pause or a message whose flag is %s is not forbidden', (flag) => {
    const read = v.parse(schemas.orderSchema, {
      ...order,
      mf_order_is_pause_allowed: flag,
      mf_order_message_is_showed: flag,
    });
    expect(read).toMatchObject({ mf_order_is_pause_allowed: true, mf_order_message_is_showed: true });
  });

  test('null is treated as absent', () => {
    const read = v.parse(schemas.orderSchema, {
      ...order,
      bank_information: null,
      mf_order_message: null,
      order_list: null,
    });
    expect(read).toMatchObject({ bank_information: undefined, mf_order_message: '', order_list: [] });
  });

  const MAXIMUM = Number.MAX_SAFE_INTEGER;
  test.each([
    [
      'money as a number',
      { overall_investment_amount: MAXIMUM / 100 },
      { overall_investment_amount: MAXIMUM / 100 + 1 },
    ],
    [
      'money as text',
      { overall_investment_amount: '90071992547409.91' },
      { overall_investment_amount: '9'.repeat(15) },
    ],
    ['a loss', { returns_difference_amount: -MAXIMUM / 100 }, { returns_difference_amount: -MAXIMUM }],
    ['a return', { total_returns_percent: '-12.5' }, { total_returns_percent: 1e308 }],
    ['a number of orders', { single_order_count: 12 }, { single_order_count: 1e308 }],
    ['a number as text', { single_order_count: '12' }, { single_order_count: '9'.repeat(400) }],
    ['a number below zero', { single_order_count: 0 }, { single_order_count: -1 }],
    ['a fraction', { single_order_count: MAXIMUM }, { single_order_count: 1.5 }],
  ])('%s is parsed only within exact limits', (_, good, absurd) => {
    expect(v.is(schemas.portfolioResultSchema, { ...portfolio, ...good })).toBe(true);
    expect(v.is(schemas.portfolioResultSchema, { ...portfolio, ...absurd })).toBe(false);
  });

  test('an amount without exact paise is malformed in every field', () => {
    const terms = { ...scheme, scheme_minimum_investment_amount: 1e308 };
    expect(v.is(schemas.schemeSchema, terms)).toBe(false);
    expect(v.is(schemas.schemeSchema, { ...terms, scheme_minimum_investment_amount: '1e5' })).toBe(false);
    expect(v.is(schemas.schemeSchema, { ...terms, scheme_minimum_investment_amount: NaN })).toBe(false);
    expect(v.is(schemas.orderSchema, { ...order, mf_order_pay_amount: 1e15 })).toBe(false);
  });

  test('a list file without a page count has 30 schemes per page', () => {
    const read = v.parse(schemas.discoveryOperations.listSchemes.answer, { ...envelope, list_scheme: [] });
    expect(read).toEqual({ ...envelope, per_page_count: 30, result: { scheme_list: [] }, list_scheme: [] });
  });

  test('money that is no number is malformed', () => {
    const bad = { ...portfolio, total_returns_amount: '12,000' };
    expect(v.is(schemas.portfolioResultSchema, bad)).toBe(false);
    expect(v.is(schemas.portfolioResultSchema, { ...portfolio, total_returns_amount: undefined })).toBe(false);
  });

  test('unknown fields remain in their object', () => {
    expect(v.parse(schemas.orderSchema, { ...order, mf_future_field: [1] })).toEqual({
      ...order,
      mf_future_field: [1],
    });
  });
});
