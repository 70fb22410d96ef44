import { expect, test } from 'vitest';
import { formatLastDigits, maskContact, formatMaskedAccount } from './masked.ts';

test.each([
  ['9876543210', '••••••3210'],
  ['asha@example.in', 'a•••@example.in'],
  ['@example.in', '••••••e.in'],
  ['123456', ''],
  ['', ''],
])('%s is shown as %s', (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});

test('the end of a number has its last four digits', () => {
  expect(formatLastDigits('9876543210')).toBe('••3210');
});

test('the end of an account number is never separated from its dots by a line break', () => {
  expect(formatMaskedAccount('0912')).toBe('••••\u00a00912');
});
