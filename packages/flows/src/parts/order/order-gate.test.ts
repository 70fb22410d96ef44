import type { CheckoutFlags } from '@folioflow/api/contract';
import { expect, test } from 'vitest';
import { canOrder, checkoutRedirectOf, closedGateOf, isCheckoutRedirectUnknown } from './order-gate.ts';

const flags: CheckoutFlags = {
  is_order_checkout_allowed: true,
  is_pending_order: false,
  order_checkout_validation_message: '',
  order_checkout_redirect_url: '',
  is_bse_client_code_approved: true,
  is_bse_nominee_verified: true,
  is_kyc_esign_verified: true,
};

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('with the checkout allowed %j and a pending order %j, an order is possible: %j', (isAllowed, isPending, can) => {
  expect(canOrder({ ...flags, is_order_checkout_allowed: isAllowed, is_pending_order: isPending })).toBe(can);
});

test.each([
  ['./esignkycVerification', 'esignkycVerification'],
  ['/orderList/', 'orderList'],
  // Six characters are too short for an address of the provider, seven are not (A25).
  ['/about', undefined],
  ['./about', 'about'],
  ['', undefined],
  ['https://evil.example/orderList', undefined],
  ['/unknownPage', undefined],
])('the address %j leads to the page %j', (url, route) => {
  expect(checkoutRedirectOf({ ...flags, order_checkout_redirect_url: url })).toBe(route);
});

test.each([
  ['somewhere', true],
  ['https://evil.example/orderList', true],
  ['nowhere', true],
  ['nopage', false],
  ['', false],
  ['/orderList/', false],
])('the address %j names no page of the app, and is long enough for an alert: %j', (url, isUnknown) => {
  expect(isCheckoutRedirectUnknown({ order_checkout_redirect_url: url })).toBe(isUnknown);
});

test('the gate is closed while orders are not allowed or one is pending, with the route of the provider if it is one of the app [INV-21]', () => {
  expect(closedGateOf(flags)).toBeNull();
  const notAllowed = { ...flags, order_checkout_validation_message: 'Not now.', is_order_checkout_allowed: false };
  expect(closedGateOf(notAllowed)).toEqual({ message: 'Not now.', redirect: 'schemeList' });
  expect(closedGateOf({ ...notAllowed, order_checkout_redirect_url: './esignkycVerification/' })?.redirect).toBe(
    'esignkycVerification',
  );
  expect(closedGateOf({ ...notAllowed, order_checkout_redirect_url: '//evil.example' })?.redirect).toBe('schemeList');
  expect(closedGateOf({ ...flags, is_pending_order: true })?.redirect).toBe('orderList');
});
