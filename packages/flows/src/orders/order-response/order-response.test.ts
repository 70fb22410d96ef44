import { type Order } from '@folioflow/api/contract';
import { paymentsOperations } from '@folioflow/api/schemas';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { allottedOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import { orderResponse } from './order-response.flow.ts';
import { orderResponseRequest } from './order-response.rules.ts';
import { orderResponseJourneys, orderResponseWorld } from './order-response.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(orderResponseJourneys, orderResponseWorld)) test(title, run);
});

const startOrderResponse = (order: Order = payableOrder) =>
  startFlow(orderResponse, { request: orderResponseRequest(order) });
const orderResponseOutcome = (notification_html: string, result?: Order) =>
  accepted({ code: '000', messageText: '', notification_html, result }, 0);

test('the request contains the order number and the whole order [OM-165 OM-288]', async () => {
  const { method, path } = paymentsOperations.getOrderResponse;
  expect([method, path]).toEqual(['POST', '/order/payment/status']);
  const { ports, view } = startOrderResponse();
  expect(ports.getOrderResponse.calls).toEqual([
    {
      request: {
        request_from: 'orderResponse',
        request_mode: 'order_payment_status',
        order_type: 'single',
        order_number: '10000002',
        selected_order: payableOrder,
      },
    },
  ]);
  await ports.getOrderResponse.answer(orderResponseOutcome('<p>Order received</p>'));
  expect(view()).toMatchObject({ value: { html: '<p>Order received</p>', orderNumber: '', payment: null } });
});

test('the figures beside the text come from the order in the answer, never from the navigation state', async () => {
  const { ports, view } = startOrderResponse({ ...payableOrder, mf_order_scheme_name: 'Of the page' });
  expect(JSON.stringify(view())).not.toContain('Of the page');
  await ports.getOrderResponse.answer(orderResponseOutcome('<p>Done</p>', allottedOrder));
  expect(view()).toMatchObject({
    value: {
      orderNumber: '10000001',
      payment: { state: 'allotted', schemeName: allottedOrder.mf_order_scheme_name },
    },
  });
  expect(JSON.stringify(view())).not.toContain('Of the page');
});

test('a lumpsum order leads to the lumpsum orders, any other to the SIPs [OM-166]', async () => {
  for (const [type, list] of [
    ['SINGLE', 'orderList'],
    ['XSIP', 'sipList'],
    ['sip', 'sipList'],
    ['stp', 'sipList'],
  ] as const)
    expect(startOrderResponse({ ...payableOrder, mf_order_type: type }).view()).toEqual({ screen: 'loading', list });
  const { ports, view } = startOrderResponse({ ...payableOrder, mf_order_type: 'XSIP' });
  await ports.getOrderResponse.answer(
    orderResponseOutcome('<p>So it is</p>', { ...payableOrder, mf_order_type: 'XSIP' }),
  );
  expect(view()).toMatchObject({ list: 'sipList', value: { payment: null } });
});

test('an empty answer can be requested again; an unknown order is not found', async () => {
  const silent = startOrderResponse();
  await silent.ports.getOrderResponse.answer(orderResponseOutcome(''));
  expect(silent.view()).toEqual({ screen: 'unavailable', list: 'orderList', notice: null });
  silent.send({ type: 'reload.requested' });
  expect(silent.ports.getOrderResponse.calls).toHaveLength(2);
  const unknown = startOrderResponse();
  await unknown.ports.getOrderResponse.answer(refused('No such order.', '061'));
  expect(unknown.view()).toEqual({ screen: 'orderMissing' });
});
