import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { allottedOrder, payableOrder } from '../sample-orders.ts';
import { askedOrderJourneys, askedOrderWorld } from './asked-order.scenarios.ts';
import { askedOrder, orderStatusRequest } from './index.ts';

const claimed = { ...payableOrder, mf_order_scheme_name: 'Sarkari Guaranteed 18% Fund', mf_order_pay_amount: 1 };

function started() {
  const { ports, ...run } = startedOf(askedOrder, { request: orderStatusRequest(claimed, 'single') });
  return { ...run, getOrderStatus: ports.getOrderStatus };
}
const told = (result = payableOrder) => accepted({ code: '000', messageText: '', result });

describe('contract', () => {
  for (const { title, run } of flowContract(askedOrderJourneys, askedOrderWorld)) test(title, run);
});

test('the order is requested by its ids, and the answer is shown instead of the navigation state', async () => {
  const { getOrderStatus, view } = started();
  expect(getOrderStatus.calls).toMatchObject([
    { request: { order_id: payableOrder.order_id, order_type: 'single', request_mode: 'order_payment_status' } },
  ]);
  expect(view()).toEqual({ screen: 'loading' });
  await getOrderStatus.answer(told());
  expect(view()).toMatchObject({ screen: 'loaded', value: payableOrder });
});

test('an answer about another order shows neither order', async () => {
  const { getOrderStatus, view } = started();
  await getOrderStatus.answer(told(allottedOrder));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('an unknown order is missing; a failed request can be repeated', async () => {
  const unknown = started();
  await unknown.getOrderStatus.answer(refused('No such order.', '061'));
  expect(unknown.view()).toEqual({ screen: 'orderMissing' });

  const { getOrderStatus, remote, view } = started();
  await getOrderStatus.fail({ kind: 'http', status: 500, errors: ['Busy'] });
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Busy' } });
  remote.send({ type: 'reload.requested' });
  await getOrderStatus.answer(told());
  expect(view()).toMatchObject({ screen: 'loaded', value: payableOrder });
});
