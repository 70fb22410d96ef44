import { expect, test } from 'vitest';
import { sampleRequests } from '../../fixtures/requests.ts';
import { redemptionCodesRequestOf, redemptionRequestOf, type RequestedRedemption } from './redemption-request.ts';

const redemption: RequestedRedemption = { orderId: 'order-1', orderNumber: '55501', amount: '2000' };
const codes = { ticket: 'two-1', codes: { mobile: '123456', email: '654321' } };

test('the request for the codes names the order, its number and the amount', () => {
  expect(redemptionCodesRequestOf(redemption)).toEqual(sampleRequests.sendRedeemOtp);
});

test('the request has the redemption and both codes', () => {
  expect(redemptionRequestOf(redemption, codes)).toEqual(sampleRequests.redeemOrder);
});

test.each(['5000', '5000.5', '5000.50'])('both requests contain the amount %s as entered', (amount) => {
  expect(redemptionCodesRequestOf({ ...redemption, amount }).client_info.order_amount).toBe(amount);
  expect(redemptionRequestOf({ ...redemption, amount }, codes).client_info.order_amount).toBe(amount);
});
