import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { accepted, refused } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { allottedOrder, payableOrder } from '../../testing/sample-orders.ts';
import { requestedOrderJourneys, requestedOrderWorld } from './requested-order.scenarios.ts';
import { requestedOrder } from './requested-order.flow.ts';
import { orderStatusRequest } from '../order-state.ts';

const orderOfNavigationState = {
  ...payableOrder,
  mf_order_scheme_name: 'Sarkari Guaranteed 18% Fund',
  mf_order_pay_amount: 1,
};

function startRequestedOrder() {
  const { ports, ...run } = startFlow(requestedOrder, {
    request: orderStatusRequest(orderOfNavigationState, 'single'),
  });
  return { ...run, getOrderStatus: ports.getOrderStatus };
}
const acceptedStatus = (result = payableOrder) => accepted({ code: '000', messageText: '', result }, 0);

describe('contract', () => {
  for (const { title, run } of flowContract(requestedOrderJourneys, requestedOrderWorld)) test(title, run);
});

test('the order is requested by its ids, and the answer is shown instead of the navigation state', async () => {
  const { getOrderStatus, view } = startRequestedOrder();
  expect(getOrderStatus.calls).toMatchObject([
    { request: { order_id: payableOrder.order_id, order_type: 'single', request_mode: 'order_payment_status' } },
  ]);
  expect(view()).toEqual({ screen: 'loading' });
  await getOrderStatus.answer(acceptedStatus());
  expect(view()).toMatchObject({ screen: 'loaded', value: payableOrder });
});

test('an answer about another order shows neither order', async () => {
  const { getOrderStatus, view } = startRequestedOrder();
  await getOrderStatus.answer(acceptedStatus(allottedOrder));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('an unknown order is missing; a failed request can be repeated', async () => {
  const unknown = startRequestedOrder();
  await unknown.getOrderStatus.answer(refused('No such order.', '061'));
  expect(unknown.view()).toEqual({ screen: 'orderMissing' });

  const { getOrderStatus, remote, view } = startRequestedOrder();
  await getOrderStatus.fail({ kind: 'http', status: 500, errors: ['Busy'] });
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Busy' } });
  remote.send({ type: 'reload.requested' });
  await getOrderStatus.answer(acceptedStatus());
  expect(view()).toMatchObject({ screen: 'loaded', value: payableOrder });
});
