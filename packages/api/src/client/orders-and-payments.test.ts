import { describe, expect, test } from 'vitest';
import { freshOrderSchema, httpRouteOfRequest, sipOperations } from '../contract/schemas.ts';
import { freshOrder, order, portfolio, sipPayload } from '../contract/fixtures/orders.ts';
import { stpScheme } from '../contract/fixtures/transfers.ts';
import { primaryAccount } from '../contract/fixtures/people.ts';
import { sampleRequests } from '../contract/fixtures/requests.ts';
import {
  receivedCalls,
  codes,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';

describe('orders', () => {
  test('createSingleOrder sends the fresh order by PUT with its scheme parameters and codes, and reads the order [DO-368 DO-369 DO-408 OM-291]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, result: order });
    const request = { client_info: freshOrder, two_factor_authentication: codes };
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c11';
    expect(await provider.createSingleOrder(request, { submission })).toEqual({
      kind: 'accepted',
      answer: { ...ok, result: order },
      receivedAt,
    });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('PUT', '/order/create', request)]);
    expect(seen[0]?.headers['idempotency-key']).toBe(submission);

    expect(Object.keys(freshOrder).sort()).toEqual(Object.keys(freshOrderSchema.entries).sort());
    expect(freshOrder.bank_account_information).toEqual(primaryAccount);
    expect(Object.keys(freshOrder.selected_order)).toEqual([
      'param_scheme_name',
      'param_scheme_code',
      'param_redemption_allowed',
      'param_exit_load_flag',
      'param_swp_flag',
      'param_purchase_cutoff_time',
    ]);
  });

  test('createSipOrder uses the path of its SIP type, in any case [DO-409]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, result: order, display_html: '' });
    const requests = (['xsip', 'sip'] as const).map((sip_type) => ({
      order_type: sip_type,
      client_info: { ...sipPayload, sip_type },
      two_factor_authentication: codes,
    }));
    for (const request of requests) await provider.createSipOrder(request);
    expect(seen.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/v1/xsip/create'],
      ['PUT', '/api/v1/sip/create'],
    ]);
    const pathOf = (sip_type: string) =>
      httpRouteOfRequest(sipOperations.createSipOrder, { client_info: { sip_type } }).path;
    expect(['XSIP', 'Xsip', 'SIP', ''].map(pathOf)).toEqual([
      '/xsip/create',
      '/xsip/create',
      '/sip/create',
      '/sip/create',
    ]);
  });

  test('cancelSip and pauseSip use the path of their type, cancelOrder its own, each with its key [OM-295 OM-296]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, result: [order], display_html: '<p>Paused.</p>' });
    const { cancelOrder, cancelSip, pauseSip } = sampleRequests;
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c12';
    expect(await provider.cancelOrder(cancelOrder, { submission })).toMatchObject({ answer: { result: [order] } });
    for (const order_type of ['xsip', 'sip'] as const) {
      await provider.cancelSip({ ...cancelSip, order_type }, { submission });
      expect(await provider.pauseSip({ ...pauseSip, order_type }, { submission })).toMatchObject({
        answer: { result: [order], display_html: '<p>Paused.</p>' },
      });
    }
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/v1/order/cancel',
      '/api/v1/xsip/cancel',
      '/api/v1/xsip/pause',
      '/api/v1/sip/cancel',
      '/api/v1/sip/pause',
    ]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(seen.map(() => submission));
    expect(receivedCalls(seen.slice(0, 1))).toEqual([expectedJsonCall('POST', '/order/cancel', cancelOrder)]);
  });

  test('a redemption requests both codes with order and amount, and sends them with its key [OM-136 OM-138]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, twofactor_id: 'two-1', result: order });
    const { sendRedeemOtp, redeemOrder } = sampleRequests;
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c13';
    expect(await provider.sendRedeemOtp(sendRedeemOtp)).toMatchObject({ answer: { twofactor_id: 'two-1' } });
    expect(await provider.redeemOrder(redeemOrder, { submission })).toMatchObject({ answer: { result: order } });
    expect(receivedCalls(seen.slice(0, 1))).toEqual([expectedJsonCall('POST', '/order/redeem/2factor', sendRedeemOtp)]);
    expect(receivedCalls(seen.slice(1))).toEqual([expectedJsonCall('POST', '/order/modify', redeemOrder)]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, submission]);
  });

  test('createAdditionalOrder sends order, amount and key, and reads the payment options [OM-126 OM-127 OM-292]', async () => {
    const result = {
      request_mode: 'payment',
      bank_information: primaryAccount,
      pay_bank_mode_list: [{ value: 'UPI', label: 'UPI' }],
      mf_order_number: '55502',
    };
    const { provider, seen } = await startAnsweringProvider({ ...ok, result });
    const { createAdditionalOrder } = sampleRequests;
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c13';
    expect(await provider.createAdditionalOrder(createAdditionalOrder, { submission })).toMatchObject({
      kind: 'accepted',
      answer: { result },
    });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/additional', createAdditionalOrder)]);
    expect(seen[0]?.headers['idempotency-key']).toBe(submission);
  });

  test('listStpSchemes sends the fund house and the order, and reads targets, frequencies and numbers [DO-228 DO-229 DO-356 DO-396]', async () => {
    const answer = {
      ...ok,
      result: { stp_scheme_list: [stpScheme] },
      stp_frequency_list: [{ label: 'Monthly', value: 'MONTHLY' }],
      stp_installment_list: [{ label: 'Six', value: '6' }],
      stp_minimum_date: '30/11/2026',
    };
    const { provider, seen } = await startAnsweringProvider(answer);
    const { listStpSchemes: request } = sampleRequests;
    expect(await provider.listStpSchemes(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('POST', '/master/stplist', {
        file_index: 0,
        scheme_filter: { scheme_amc: 'HDFC' },
        request_for: 'stp schemes',
        selected_order: order,
      }),
    ]);
  });

  test('registerStp sends four fields with the key of its submission, and reads the notice [DO-261 DO-405]', async () => {
    const answer = { ...ok, result: { notification_html: '<p>Registered</p>' } };
    const { provider, seen } = await startAnsweringProvider(answer);
    const { registerStp: request } = sampleRequests;
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c14';
    expect(Object.keys(request)).toEqual(['source_scheme', 'target_scheme', 'stp_order', 'pin_verification_value']);
    expect(await provider.registerStp(request, { submission })).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('PUT', '/stp/register', request)]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([submission]);
  });

  test('createSwp sends its code in the plan by PUT, cancelSwp its PIN by POST, each with its key [DO-410 OM-297 OM-298]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, result: [order] });
    const { createSwp, cancelSwp } = sampleRequests;
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c12';
    expect(await provider.createSwp(createSwp, { submission })).toMatchObject({ answer: { result: [order] } });
    expect(await provider.cancelSwp(cancelSwp, { submission })).toMatchObject({ answer: { result: [order] } });
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('PUT', '/swp/create', createSwp),
      expectedJsonCall('POST', '/swp/cancel', cancelSwp),
    ]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([submission, submission]);
  });

  test('getOrderStatement sends the three values of its address and reads the document [OM-174 OM-306]', async () => {
    const result = { statement_base64: `JVBERi0xLjEK${'A'.repeat(100_000)}` };
    const { provider, seen } = await startAnsweringProvider({ ...ok, result });
    const { getOrderStatement } = sampleRequests;
    expect(await provider.getOrderStatement(getOrderStatement)).toMatchObject({ kind: 'accepted', answer: { result } });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/order/statement', getOrderStatement)]);
  });

  test('listOrders sends the type and reads orders, account and filters [OM-286]', async () => {
    const answer = {
      ...ok,
      result: [order],
      bank_information: primaryAccount,
      status_filter_list: [{ label: 'Cancelled', value: 'is_order_cancelled' }],
    };
    const { provider, seen } = await startAnsweringProvider(answer);
    for (const order_type of ['single', 'xsip', 'stp'] as const) {
      expect(await provider.listOrders({ order_type })).toEqual({ kind: 'accepted', answer, receivedAt });
    }
    expect(receivedCalls(seen)).toEqual(
      ['single', 'xsip', 'stp'].map((order_type) => expectedJsonCall('POST', '/order/list', { order_type })),
    );
  });

  test('getOrderStatus sends the whole order and reads the updated order [OM-287]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, result: order });
    const request = {
      request_mode: 'order_payment_status',
      order_type: 'xsip',
      order_number: '55501',
      order_id: 'order-1',
      selected_order: order,
      check_mandate_status: true,
    } as const;
    expect(await provider.getOrderStatus(request)).toEqual({
      kind: 'accepted',
      answer: { ...ok, result: order },
      receivedAt,
    });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/payment/status', request)]);
  });

  test('getPortfolio sends no fields and reads the result [OM-305]', async () => {
    const answer = { ...ok, is_portfolio_available: true, result: portfolio };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.getPortfolio({})).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/portfolio', {})]);
  });
});

describe('payments', () => {
  test('createPaymentOrder reads the number for the payment of an order [OM-303]', async () => {
    const answer = { ...ok, result: { order_number: '55501' } };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { order_no: '55501', order_type: 'single', order_amount: '5000' } as const;
    expect(await provider.createPaymentOrder(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/payment/create', request)]);
  });

  test('initiatePayment reads the address of the gateway [OM-304]', async () => {
    const answer = {
      ...ok,
      actionUrl: 'http://127.0.0.1/gateway',
      is_redirect: true,
      input_html: '<input>',
      order_number: '55501',
    };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = {
      order_no: '55501',
      order_registration_no: '100200300',
      order_type: 'single',
      order_start_date: '20/11/2026',
      order_amount: '5000',
      payment_mode: 'DIRECT',
      upi_id: '',
    } as const;
    expect(await provider.initiatePayment(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/payment/initiate', request)]);
  });

  test('getPaymentStatus sends the name of the payment page and reads code and notification_html [OM-290]', async () => {
    const answer = { ...ok, notification_html: '<p>Paid</p>' };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = {
      request_from: 'paymentResponse',
      request_mode: 'order_payment_status',
      order_number: '55501',
    } as const;
    expect(await provider.getPaymentStatus(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/order/payment/status', request)]);
  });
});
