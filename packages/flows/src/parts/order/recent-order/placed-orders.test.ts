import type { Mandate, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { allottedOrder, cancelledOrder, rejectedOrder, unpaidOrder } from '../../testing/sample-orders.ts';
import { placedMandateOf, placedOrderConverters } from './placed-orders.ts';
import { listTypeOf, repeatableWithdrawal } from './repeatable-withdrawal.ts';

const at = '2026-11-20T15:04:10+05:30';
const order: Order = {
  ...allottedOrder,
  order_id: 'order-1',
  mf_order_scheme_name: ' Folio Fund ',
  mf_order_overall_investment_amount: '15000.50',
  submission_key: 'key-1',
  order_list: [
    { mf_order_message: 'Order placed', created_date: at },
    { mf_order_message: 'Paid', created_date: '2026-11-20T16:00:00+05:30' },
  ],
};
const { lumpsum, sip, stp, swp, redemption } = placedOrderConverters;

describe('a placed order for the comparison', () => {
  test('of a lumpsum has the scheme in capitals, the amount in paise, and the time of its first entry', () => {
    expect(lumpsum(order)).toEqual({
      subjectKey: 'FOLIO FUND',
      amount: 1_500_050,
      createdDate: at,
      submission: 'key-1',
      isOver: false,
    });
    expect(lumpsum({ ...order, order_list: [] }).createdDate).toBe('');
  });

  test('is over after a cancellation, a rejection and a failed payment', () => {
    const isOver = (placed: Order) => lumpsum(placed).isOver;
    expect([cancelledOrder, rejectedOrder, unpaidOrder].map(isOver)).toEqual([true, true, true]);
  });

  test('of a plan has its instalment, not the invested amount', () => {
    expect(sip({ ...order, mf_order_installment_amount: 2000 })).toMatchObject({
      subjectKey: 'FOLIO FUND',
      amount: 200_000,
      createdDate: at,
    });
    expect(sip(order).amount).toBeNull();
  });

  test('of a transfer has the source order and the target scheme', () => {
    const transfer = { ...order, mf_order_installment_amount: 2000, stp_source_order_id: 'order-9' };
    expect(stp(transfer)).toMatchObject({
      subjectKey: '["order-9","FOLIO FUND"]',
      amount: 200_000,
      submission: 'key-1',
    });
    expect(stp(order).subjectKey).toBe('["","FOLIO FUND"]');
  });

  test('of a withdrawal plan has the order and the time of the plan', () => {
    const plan = { swp_frequency: 'MONTHLY', swp_amount: 2500, created_date: at };
    expect(swp({ ...order, order_list: [], mf_order_swp_information: plan })).toEqual({
      subjectKey: 'order-1',
      amount: 250_000,
      createdDate: at,
      submission: undefined,
      isOver: false,
    });
    expect(swp(order)).toMatchObject({ amount: null, createdDate: '' });
  });

  test('of a redemption has the order and the time of the request', () => {
    const request = { redemption_amount: '4000', created_date: at };
    expect(redemption({ ...order, order_list: [], mf_order_redemption_information: request })).toEqual({
      subjectKey: 'order-1',
      amount: 400_000,
      createdDate: at,
      submission: undefined,
      isOver: false,
    });
    expect(redemption(order)).toMatchObject({ amount: null, createdDate: '' });
  });
});

test('a placed mandate has its account and limit, and is over once cancelled or to be signed again', () => {
  const mandate: Mandate = {
    mandate_id: 'M4001',
    amount: 25_000,
    limit_used: 0,
    account_no: '5010',
    account_type: 'SB',
    ifsc_code: 'HDFC0000001',
    start_date: '20/11/2026',
    end_date: '17/11/2036',
    status: '',
    is_selected: false,
    is_primary: true,
    is_cancelled: false,
    is_processed: false,
    is_active: false,
    is_reupload: false,
    created_date: at,
  };
  expect(placedMandateOf(mandate)).toEqual({
    subjectKey: '["5010","HDFC0000001"]',
    amount: 2_500_000,
    createdDate: at,
    submission: undefined,
    isOver: false,
  });
  expect(placedMandateOf({ ...mandate, is_cancelled: true }).isOver).toBe(true);
  expect(placedMandateOf({ ...mandate, is_reupload: true }).isOver).toBe(true);
  expect(placedMandateOf({ ...mandate, created_date: undefined }).createdDate).toBe('');
});

describe('a withdrawal to be compared', () => {
  test('has the list of its order: both kinds of SIP are in the same list', () => {
    const listOf = (mf_order_type: string) => listTypeOf({ ...order, mf_order_type }, 'stp');
    expect(['single', 'sip', 'xsip', 'stp', ''].map(listOf)).toEqual(['single', 'xsip', 'xsip', 'stp', 'stp']);
    expect(listTypeOf({ ...order, mf_order_type: '' })).toBe('single');
  });

  test('has the amount in paise, and 0 for a text that is no amount', () => {
    expect(repeatableWithdrawal('redemption', order, '4000.50')).toEqual({
      kind: 'redemption',
      listType: 'single',
      subjectKey: 'order-1',
      amount: 400_050,
    });
    expect(repeatableWithdrawal('swp', { ...order, mf_order_type: '' }, '', 'xsip')).toMatchObject({
      kind: 'swp',
      listType: 'xsip',
      amount: 0,
    });
  });
});
