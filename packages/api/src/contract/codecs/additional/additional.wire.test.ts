import { expect, test } from 'vitest';
import { sampleRequests } from '../../fixtures/requests.ts';
import { additionalOrderRequestOf } from './additional-request.ts';

test('the request has the five documented entries', () => {
  const addition = { orderId: 'order-1', amount: '5000' };
  expect(additionalOrderRequestOf(addition)).toEqual(sampleRequests.createAdditionalOrder);
});
