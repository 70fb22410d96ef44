import { i18n } from './testing/texts.ts';
import { expect, test } from 'vitest';

test('both version labels equal those of the specification [ON-519]', () => {
  expect([i18n._('access.signIn.version'), i18n._('access.signIn.older.version')]).toEqual(['V.0.0.2', 'V.0.0.11']);
});

test('an empty list and a missing history have the documented texts [OM-334]', () => {
  expect([
    i18n._('orders.list.empty'),
    i18n._('accounts.empty'),
    i18n._('mandates.list.empty'),
    i18n._('schemes.list.empty'),
  ]).toEqual([
    'No orders found',
    'No bank account information found',
    'Your mandate list is empty. Kindly register new mandate.',
    'No results found',
  ]);
  expect(i18n._('orders.history.none')).toBe('we will show you soon');
});
