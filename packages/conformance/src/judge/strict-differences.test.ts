import { mandateSchema, orderSchema, percentGroupSchema, schemeChartSchema } from '@folioflow/api/schemas';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { nodeOf } from './schema-node.ts';
import { strictDifferences } from './strict-differences.ts';

const mandate = {
  mandate_id: 'M1',
  amount: 25_000,
  limit_used: 0,
  account_no: '1',
  account_type: 'SB',
  ifsc_code: 'SBOX0000001',
  start_date: '05/12/2026',
  end_date: '05/12/2036',
  status: '',
  is_selected: false,
  is_primary: true,
  is_cancelled: false,
  is_processed: false,
  is_active: true,
  is_reupload: false,
};

const differencesOf = (change: object) => {
  const value = { ...mandate, ...change };
  expect(safeParse(mandateSchema, value).success).toBe(true);
  return strictDifferences(nodeOf(mandateSchema), value);
};

describe('an answer that the client tolerates', () => {
  test('has no difference in the documented form', () => {
    expect(differencesOf({})).toEqual([]);
    expect(differencesOf({ created_date: '2026-11-20T09:30:00+05:30', another_field: 1 })).toEqual([]);
  });

  test.each([
    [{ amount: '25000' }, 'amount is a string, documented is number'],
    [{ is_active: 'Y' }, 'is_active is a string, documented is boolean'],
    [{ is_active: 1 }, 'is_active is a number, documented is boolean'],
    [{ mandate_id: 17 }, 'mandate_id is a number, documented is string'],
    [{ status: undefined }, 'status is missing'],
    [{ status: null }, 'status is null'],
    [{ is_reupload: undefined }, 'is_reupload is missing'],
  ])('differs with %j', (change, expected) => {
    expect(differencesOf(change)).toEqual([expected]);
  });

  test('may have money as a number or as a text', () => {
    const money = orderSchema.entries.mf_order_overall_investment_amount;
    for (const amount of [1000, '1000.50']) expect(strictDifferences(nodeOf(money), amount)).toEqual([]);
  });

  test('may have null where the contract documents it', () => {
    const group = { '1y_percent': 8.5, '3y_percent': null, '5y_percent': null };
    expect(strictDifferences(nodeOf(percentGroupSchema), group)).toEqual([]);
  });

  test('may omit fields that the project added to the contract', () => {
    const missing = strictDifferences(nodeOf(schemeChartSchema), {});
    expect(missing).toContain('client_code is missing');
    expect(missing).not.toContain('scheme_name is missing');
  });
});
