import { expect, test } from 'vitest';
import { ORDER_TYPES } from '../../labels.ts';
import { order } from '../../fixtures/orders.ts';
import { sampleRequests } from '../../fixtures/requests.ts';
import { swpCancellationRequestOf, swpRequestOf, type RequestedSwp } from './swp-request.ts';

const { swp_order: sample } = sampleRequests.createSwp.client_info;
const swp: RequestedSwp = {
  orderId: 'ord-1',
  orderType: 'single',
  amount: sample.swp_amount,
  frequency: sample.swp_frequency,
  installments: sample.swp_no_of_installments,
  firstDay: '2026-12-01',
};
const codes = { ticket: 'two-1', codes: { mobile: '123456' } };

test('the request has the order, the seven entries of the plan and its code [DO-370]', () => {
  expect(swpRequestOf(swp, codes)).toEqual(sampleRequests.createSwp);
});

test.each(ORDER_TYPES)('both requests for an order of type %s name a SIP type only for a SIP [DO-366]', (orderType) => {
  const types = { order_type: orderType, sip_type: orderType.endsWith('sip') ? orderType : undefined };
  const requests = [
    swpRequestOf({ ...swp, orderType }, codes),
    swpCancellationRequestOf({ orderId: 'ord-1', orderType, plan: undefined }, '1234'),
  ];
  expect(requests.map(({ order_type, client_info: { sip_type } }) => ({ order_type, sip_type }))).toEqual([
    types,
    types,
  ]);
});

test('the cancellation has the running SWP, empty codes and the PIN [OM-094]', () => {
  const plan = order.mf_order_swp_information;
  const cancellation = { orderId: 'ord-1', orderType: 'xsip', plan } as const;
  expect(swpCancellationRequestOf(cancellation, '1234')).toEqual(sampleRequests.cancelSwp);
});
