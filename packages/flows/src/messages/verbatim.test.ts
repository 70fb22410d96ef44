import { expect, test } from 'vitest';
import { access } from './en/access.ts';
import { accounts } from './en/accounts.ts';
import { mandates } from './en/mandates.ts';
import { orders } from './en/orders.ts';
import { schemes } from './en/schemes.ts';

test('both version labels equal those of the specification [ON-519]', () => {
  expect([access['signIn.version'], access['signIn.older.version']]).toEqual(['V.0.0.2', 'V.0.0.11']);
});

test('an empty list and a missing history have the documented texts [OM-334]', () => {
  expect([orders['list.empty'], accounts.empty, mandates['list.empty'], schemes['list.empty']]).toEqual([
    'No orders found',
    'No bank account information found',
    'Your mandate list is empty. Kindly register new mandate.',
    'No results found',
  ]);
  expect(orders['history.none']).toBe('we will show you soon');
});
