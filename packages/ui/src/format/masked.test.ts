import { expect, test } from 'vitest';
import { masked, maskedAccount } from './masked.ts';

test.each([
  ['9876543210', '••••••3210'],
  ['asha@example.in', 'a•••@example.in'],
  ['@example.in', '••••••e.in'],
  ['123456', ''],
  ['', ''],
])('%s is shown as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown);
});

test('the end of an account never stands on a line without its dots', () => {
  expect(maskedAccount('0912')).toBe('••••\u00a00912');
});
