import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { listField, readOrderByNumber, placeOrder, resultOf, textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const readOrderList = async (token: string, order_type: string) =>
  listField(await on.ask('/order/list', { order_type }, { token }));
const orderByNumber = (orders: readonly Fields[], number: string): Fields =>
  orders.find((order) => order['mf_order_number'] === number) ?? {};
const historyMessages = (order: Fields) =>
  listField(order, 'order_list').map(({ mf_order_message }) => mf_order_message);

describe('the seeded orders', () => {
  test('fill the three lists', async () => {
    const token = await on.token('9000000101');
    const countOrders = async (type: string) => (await readOrderList(token, type)).length;
    expect([await countOrders('single'), await countOrders('xsip'), await countOrders('stp')]).toEqual([12, 5, 1]);
    expect((await on.ask('/order/list', { order_type: 'sip' }, { token }))['code']).toBe('051');
  });

  test('are answered with the status filter, and every order has all of its flags [OM-071]', async () => {
    const token = await on.token('9000000101');
    const answer = await on.ask('/order/list', { order_type: 'single' }, { token });
    expect(answer['status_filter_list']).toEqual([
      { label: 'Payment Pending', value: 'is_payment_pending' },
      { label: 'Payment failed', value: 'is_payment_failed' },
      { label: 'Allotted', value: 'mf_order_is_allotted' },
      { label: 'Cancelled', value: 'is_order_cancelled' },
      { label: 'Rejected', value: 'is_order_rejected' },
    ]);
    const flags = listField(answer, 'status_filter_list').map(({ value }) => String(value));
    for (const order of listField(answer)) {
      expect(new Set(flags.map((flag) => typeof order[flag]))).toEqual(new Set(['boolean']));
    }
  });

  test('have the values of the specification', async () => {
    const orders = await readOrderList(await on.token('9000000101'), 'single');
    const s1 = orderByNumber(orders, '10000001');
    expect(s1).toMatchObject({
      mf_order_folio_no: '1234567',
      mf_order_redeemable_amount: 4000,
      mf_order_minimum_investment_amount: 1000,
      is_stp_allowed: true,
      is_swp_allowed: true,
      mf_order_is_redeem: true,
      mf_order_is_invest_more: true,
      is_view_statement_allowed: true,
      mf_order_is_paynow: false,
    });
    expect(textField(s1, 'display_installment_info_html')).toHaveLength(8);
    expect(historyMessages(s1)).toHaveLength(2);
    expect(orderByNumber(orders, '10000002')).toMatchObject({ mf_order_is_paynow: true, is_cancel_allowed: true });
    expect(orderByNumber(orders, '10000003')).toMatchObject({
      is_order_rejected: true,
      modal_rta_validation_information: { header: 'Why was it rejected?' },
    });
    expect(orderByNumber(orders, '10000004')).toMatchObject({ is_order_cancelled: true, is_cancel_allowed: false });
    expect(orderByNumber(orders, '10000005')).toMatchObject({
      mf_order_swp_enabled: true,
      mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 1000 },
    });
    const s6 = orderByNumber(orders, '123');
    expect(s6).toMatchObject({
      mf_order_status_id: 2,
      modal_transaction_history_html: '',
      is_view_statement_allowed: false,
    });
    expect(textField(s6, 'display_installment_info_html')).toHaveLength(7);
    expect(orderByNumber(orders, '10000007')).toMatchObject({
      total_returns_amount: 7000,
      mf_order_redeemable_amount: 7000,
      returns_difference_amount: -1000,
      mf_order_scheme_specifications: { exitload: { percent: 1 }, redemption: { maximum_amount: null } },
    });
    expect(textField(orderByNumber(orders, '10000008'), 'mf_order_notification_message')).toContain('<script>');
    expect(orderByNumber(orders, '1234')).toMatchObject({ returns_difference_amount: 0, show_returns: false });
  });

  test('of another investor are never found', async () => {
    const token = await on.token('9000000101');
    const [foreign = {}] = await readOrderList(await on.token('9000000110'), 'single');
    const readOrderStatus = (order_id: unknown) =>
      on.ask(
        '/order/payment/status',
        {
          request_mode: 'order_payment_status',
          order_type: 'single',
          order_number: '',
          order_id,
          selected_order: foreign,
          check_mandate_status: false,
        },
        { token },
      );
    const refused = await readOrderStatus(foreign['order_id']);
    expect(refused['code']).toBe('061');
    expect(await readOrderStatus('ORD_UNKNOWN')).toEqual(refused);
  });

  test('are absent from the smaller seeds', async () => {
    await on.control('/reset', { seed: 'personas' });
    expect(await readOrderList(await on.token('9000000101'), 'single')).toEqual([]);
  });
});

describe('an order', () => {
  test('has its history as events, as HTML and as mails', async () => {
    const token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/clock', { advance_working_days: 1 });
    const order = await readOrderByNumber(on, token, number);
    expect(historyMessages(order)).toEqual(['Payment pending', 'Payment received', 'Units allotted']);
    expect(listField(order, 'order_list')[0]?.['created_date']).toBe('2026-11-20T12:00:00+05:30');
    expect(textField(order, 'modal_transaction_history_html')).toContain('<td>23 Nov 2026</td><td>Units allotted</td>');
    expect((await on.list('/outbox?to=i100@sandbox.example')).map(({ text }) => text)).toEqual([
      'Units allotted: ₹5,000 in Amaltas Flexi Cap Fund (SC01) (order 20000001).',
      'Payment received: ₹5,000 in Amaltas Flexi Cap Fund (SC01) (order 20000001).',
    ]);
  });

  test('is cancelled after seven days without a payment', async () => {
    const token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    await on.control('/clock', { advance_days: 6 });
    expect(await readOrderByNumber(on, token, number)).toMatchObject({ is_payment_pending: true });
    await on.control('/clock', { advance_days: 1 });
    expect(await readOrderByNumber(on, token, number)).toMatchObject({
      is_order_cancelled: true,
      mf_order_is_paynow: false,
    });
  });

  test('is answered in its current state, independent of the posted copy', async () => {
    const token = await on.token('9000000100');
    const order = resultOf(await placeOrder(on, token));
    const answer = await on.ask(
      '/order/payment/status',
      {
        request_mode: 'order_payment_status',
        order_type: 'single',
        order_number: order['mf_order_number'],
        order_id: order['order_id'],
        selected_order: { ...order, mf_order_pay_amount: 1, mf_order_is_redeem: true },
        check_mandate_status: false,
      },
      { token },
    );
    expect(resultOf(answer)).toEqual(order);
  });

  test('moves by hand only to permitted next states', async () => {
    const token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    const move = { entity: 'order', id: String(number), to: 'allotted' };
    expect(await on.controlStatus('/advance', move)).toBe(409);
    expect(await on.control('/advance', move)).toMatchObject({
      next: ['payment_processing', 'paid', 'payment_failed', 'cancelled'],
    });
    expect(await on.controlStatus('/advance', { ...move, id: '99999999' })).toBe(404);
    expect(await on.control('/advance', { ...move, to: 'paid' })).toEqual({
      entity: 'order',
      id: String(number),
      state: 'paid',
      next: ['allotted', 'rta_rejected'],
    });
  });
});

describe('the portfolio', () => {
  test('is the sum of its blocks', async () => {
    const answer = await on.ask('/order/portfolio', {}, { token: await on.token('9000000101') });
    expect(answer['is_portfolio_available']).toBe(true);
    const total = resultOf(answer);
    const blocks = ['single', 'xsip', 'stp'].map((name) => total[name] as Record<string, number>);
    for (const field of ['overall_investment_amount', 'total_returns_amount', 'returns_difference_amount']) {
      expect(blocks.reduce((sum, block) => sum + (block[field] ?? 0), 0)).toBe(total[field]);
    }
    expect([total['single_order_count'], total['sip_order_count'], total['stp_order_count']]).toEqual([9, 3, 1]);
  });

  test('is not available before the first allotment', async () => {
    const token = await on.token('9000000100');
    expect(await on.ask('/order/portfolio', {}, { token })).toEqual({
      code: '000',
      messageText: '',
      is_portfolio_available: false,
    });
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/clock', { advance_working_days: 1 });
    expect(resultOf(await on.ask('/order/portfolio', {}, { token }))).toMatchObject({
      overall_investment_amount: 5000,
      total_returns_amount: 5000,
      single_order_count: 1,
    });
  });

  test('follows the NAV of the scheme', async () => {
    const token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/clock', { advance_days: 60 });
    const order = await readOrderByNumber(on, token, number);
    expect(order['total_returns_amount']).not.toBe(5000);
    expect(order['mf_order_redeemable_amount']).toBe(order['total_returns_amount']);
    expect(order['returns_difference_amount']).toBeCloseTo(Number(order['total_returns_amount']) - 5000, 6);
  });
});
