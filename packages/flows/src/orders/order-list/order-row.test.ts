import type { ListedOrderType, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from '../../parts/testing/sample-orders.ts';
import { filterOrders } from './filter-orders.ts';
import { cachedOrderRow } from './order-row.ts';

const rowOf = (change: Partial<Order>, type: ListedOrderType = 'single') =>
  cachedOrderRow({ ...allottedOrder, ...change }, type);

describe('a row', () => {
  test('shows the order number from four characters, else the registration number [OM-056]', () => {
    expect(rowOf({ mf_order_number: '1234' }).number).toEqual({ kind: 'order', value: '1234' });
    expect(rowOf({ mf_order_number: '123' }).number).toEqual({ kind: 'registration', value: '70000001' });
    expect(rowOf({ mf_order_number: '' }).number).toEqual({ kind: 'registration', value: '70000001' });
  });
  test('shows the folio of a lumpsum order only if it is longer than six characters [OM-057]', () => {
    expect(rowOf({ mf_order_folio_no: '123456' }).folio).toBeNull();
    expect(rowOf({ mf_order_folio_no: '1234567' }).folio).toBe('1234567');
  });
  test.each(['xsip', 'stp'] as const)(
    'shows the folio of an order of type %s only if it is longer than four characters [OM-058]',
    (type) => {
      expect(rowOf({ mf_order_folio_no: '1234' }, type).folio).toBeNull();
      expect(rowOf({ mf_order_folio_no: '12345' }, type).folio).toBe('12345');
    },
  );
  test('shows the instalment HTML if it is longer than seven characters [OM-059]', () => {
    expect(rowOf({ display_installment_info_html: '<b>1</b' }).installmentHtml).toBeNull();
    expect(rowOf({ display_installment_info_html: '<b>1</b>' }).installmentHtml).toBe('<b>1</b>');
  });
  test('shows the day of the order, from its first transaction or its start', () => {
    expect(rowOf({}).placed).toBe('2026-11-16');
    expect(rowOf({ order_start_date: '' }).placed).toBe('2026-11-16');
    expect(rowOf({ order_start_date: 'soon', order_list: [] }).placed).toBe('');
  });
  test('shows the day of the order, not the later day that counts after the cut-off', () => {
    expect(rowOf({ order_start_date: '17/11/2026' }).placed).toBe('2026-11-16');
  });
  test("shows the day of a plan's registration, not the later day of its first instalment", () => {
    expect(rowOf({ order_start_date: '05/12/2026' }, 'xsip').placed).toBe('2026-11-16');
    expect(rowOf({ order_start_date: '05/12/2026', order_list: [] }, 'xsip').placed).toBe('2026-12-05');
  });
  test('shows frequency and amount of a plan', () => {
    const plan = { mf_order_installment_frequency: 'MONTHLY', mf_order_installment_amount: 5000 };
    expect(rowOf(plan, 'xsip').installment).toEqual({
      frequency: 'MONTHLY',
      amount: 5000,
      startDay: '2026-11-16',
      nextDay: '',
    });
    expect(rowOf(plan, 'single').installment).toBeNull();
  });
});

describe('the message', () => {
  test('is hidden for status 2 [OM-064]', () => {
    expect(rowOf({ mf_order_status_id: 2 }).message).toBeNull();
    expect(rowOf({ mf_order_status_id: 1 }).message).toBe('Units allotted');
  });
  test('is shown for an unknown status [OM-103]', () => {
    expect(rowOf({ mf_order_status_id: 7 }).message).toBe('Units allotted');
  });
  test('is hidden if its flag is false or the text is empty', () => {
    expect(rowOf({ mf_order_message_is_showed: false }).message).toBeNull();
    expect(rowOf({ mf_order_message: '' }).message).toBeNull();
  });
});

describe('the returns', () => {
  test("are shown if the provider's flag is true", () => {
    expect(rowOf({}).returns).toEqual({ currentValue: 1345678, difference: 111111, percent: 9 });
    expect(rowOf({ show_returns: false }).returns).toBeNull();
    expect(rowOf({ show_returns: false }).invested).toBe(1234567);
  });
});

describe('the state', () => {
  test('follows from the flags', () => {
    expect(
      [payableOrder, allottedOrder, rejectedOrder, cancelledOrder].map(
        (order) => cachedOrderRow(order, 'single').state,
      ),
    ).toEqual(['paymentPending', 'allotted', 'rejected', 'cancelled']);
    expect(rowOf({ mf_order_is_allotted: false }).state).toBe('inProgress');
    expect(cachedOrderRow({ ...payableOrder, mf_order_is_paynow: false }, 'single').state).toBe('paymentConfirming');
  });
  test('is paymentFailed after a failed payment, whatever else is pending', () => {
    for (const is_payment_pending of [true, false])
      expect(cachedOrderRow({ ...payableOrder, is_payment_failed: true, is_payment_pending }, 'single').state).toBe(
        'paymentFailed',
      );
  });
  test('shows no payment as done before the units are allotted', () => {
    const isPaid = (order: Order) =>
      cachedOrderRow(order, 'single').progress.some(({ step, state }) => step === 'payment' && state === 'done');
    expect(
      [payableOrder, allottedOrder, { ...allottedOrder, mf_order_is_allotted: false }, rejectedOrder].map(isPaid),
    ).toEqual([false, true, false, false]);
  });
  test("has a timeline with the message and date of every transaction, in the provider's sequence", () => {
    expect(cachedOrderRow(allottedOrder, 'single').timeline).toEqual([
      { message: 'Order placed', day: '2026-11-16' },
      { message: 'Units allotted', day: '2026-11-17' },
    ]);
    expect(
      rowOf({ order_list: [{ mf_order_message: 'Paid', created_date: '2026-11-21T08:27:03+05:30' }] }).timeline,
    ).toEqual([{ message: 'Paid', day: '2026-11-21' }]);
    expect(rowOf({ order_list: [{ mf_order_message: 'Soon', created_date: 'tomorrow' }] }).timeline).toEqual([
      { message: 'Soon', day: 'tomorrow' },
    ]);
  });
});

describe('the actions of a row', () => {
  test('include Pay now, which leads to the order screen with the whole order in the mode paynow', () => {
    expect(cachedOrderRow(payableOrder, 'single').payNow).toEqual({
      to: 'orderEditCheckout',
      state: { request_mode: 'paynow', selected_order: payableOrder },
    });
    expect(rowOf({}).payNow).toBeNull();
  });
  test.each(['xsip', 'stp'] as const)('lead from a list of %s to the order screen of plans', (type) => {
    expect(cachedOrderRow(payableOrder, type).payNow?.to).toBe('sipEditCheckout');
  });
  test('lead for a STP to the order screen of plans [OM-055]', () => {
    const able = {
      mf_order_type: 'stp',
      mf_order_is_paynow: true,
      mf_order_is_redeem: true,
      mf_order_is_invest_more: true,
    };
    const { payNow, redeem, investMore } = rowOf(able, 'stp');
    for (const exit of [payNow, redeem, investMore]) expect(exit?.to).toBe('sipEditCheckout');
  });
  test.each([
    ['is_cancel_allowed', 'canCancel'],
    ['mf_order_is_pause_allowed', 'canPause'],
    ['is_swp_allowed', 'canRegisterSwp'],
    ['mf_order_is_paynow', 'payNow'],
    ['mf_order_is_invest_more', 'investMore'],
    ['mf_order_is_redeem', 'redeem'],
    ['is_stp_allowed', 'startStp'],
    ['is_view_statement_allowed', 'statement'],
  ] as const)(
    'depend on the flag alone: %s offers %s and nothing else, whatever the state [OM-045]',
    (flag, offered) => {
      const none = {
        is_cancel_allowed: false,
        is_pause_allowed: true,
        mf_order_is_pause_allowed: false,
        mf_order_pause_minimum_installments: 1,
        mf_order_pause_maximum_installments: 2,
        is_swp_allowed: false,
        mf_order_is_paynow: false,
        mf_order_is_invest_more: false,
        mf_order_is_redeem: false,
        is_stp_allowed: false,
        is_view_statement_allowed: false,
      };
      const actions = [
        'canCancel',
        'canPause',
        'canRegisterSwp',
        'payNow',
        'investMore',
        'redeem',
        'startStp',
        'statement',
      ] as const;
      for (const order of [allottedOrder, payableOrder, cancelledOrder]) {
        const row = cachedOrderRow({ ...order, ...none, [flag]: true }, 'xsip');
        expect(actions.filter((action) => Boolean(row[action]))).toEqual([offered]);
      }
    },
  );
  test('use the bank account of the list if the order has none', () => {
    const { bank_information, ...order } = payableOrder;
    expect(cachedOrderRow(order, 'single', bank_information).payNow?.state).toEqual({
      request_mode: 'paynow',
      selected_order: payableOrder,
    });
  });
  test('include Why? only with information from the registrar', () => {
    expect(cachedOrderRow(rejectedOrder, 'single').rejectionReason).toEqual({
      header: 'Rejected by the registrar',
      bodyHtml: '<p>The name on the <b>bank account</b> differs from the name on the folio.</p>',
    });
    expect(rowOf({}).rejectionReason).toBeNull();
    expect(rowOf({ modal_rta_validation_information: { header: '', body: '' } }).rejectionReason).toBeNull();
  });
  test('include the history only if it has HTML', () => {
    expect(rowOf({ modal_transaction_history_html: '' }).historyHtml).toBeNull();
  });
  test('are shown beside a running withdrawal plan [OM-067]', () => {
    const running = {
      mf_order_swp_enabled: true,
      mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 1000 },
    };
    const withdrawal = { frequency: 'MONTHLY', amount: 1000, payouts: null, nextDay: '' };
    expect(rowOf(running).withdrawal).toEqual(withdrawal);
    const swpInformation = { swp_no_of_installments: 12, swp_installments_made: 2, swp_next_date: '04/12/2026' };
    const information = { ...running.mf_order_swp_information, ...swpInformation };
    expect(rowOf({ ...running, mf_order_swp_information: information }).withdrawal).toEqual({
      ...withdrawal,
      payouts: { made: 2, of: 12 },
      nextDay: '2026-12-04',
    });
    expect(rowOf({}).withdrawal).toBeNull();
  });
});

describe('the filter', () => {
  const orders = [payableOrder, allottedOrder, rejectedOrder, cancelledOrder];
  const filteredIds = (...chosen: string[]) => filterOrders(orders, chosen).map(({ _id }) => _id);
  test('uses a boolean field of the order [OM-068]', () => {
    expect(filteredIds('is_order_cancelled')).toEqual(['order-4']);
  });
  test('shows the orders with at least one chosen flag [OM-069]', () => {
    expect(filteredIds('is_order_cancelled', 'mf_order_is_allotted')).toEqual(['order-1', 'order-4']);
  });
  test('shows all orders without a chosen flag, and none for an unknown flag', () => {
    expect(filteredIds()).toEqual(['order-2', 'order-1', 'order-3', 'order-4']);
    expect(filteredIds('is_order_lost')).toEqual([]);
  });
});
