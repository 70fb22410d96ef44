import { describe, expect, test } from 'vitest';
import { isEmailValid, isPasswordLengthValid, tidyDraft } from './sign-in.rules.ts';

describe('the draft of sign-in', () => {
  test.each([
    ['98a7-6', '9876'],
    ['987654321012', '9876543210'],
  ])('has the mobile number %s, typed key by key, as %s [ON-123 ON-124]', (keys, mobile) => {
    const typed = Array.from(keys).reduce((draft, key) => tidyDraft(draft, { mobile: draft.mobile + key }), {
      mobile: '',
      email: '',
    });
    expect(typed.mobile).toBe(mobile);
  });

  test.each([
    ['+91 09876543210', '9876543210'],
    ['+91-98765-43210 / 9000000000', '9000000001'],
  ])('reads the pasted number %s, or keeps the one before: %s', (pasted, mobile) => {
    expect(tidyDraft({ mobile: '9000000001', email: '' }, { mobile: pasted }).mobile).toBe(mobile);
  });

  test.each([
    ['abcdefg', false],
    ['a@b.co', false],
    ['aa@b.co', true],
    [`${'a'.repeat(28)}@b.co.in`, false],
    [`${'a'.repeat(27)}@b.co.in`, true],
  ])('%s is an email: %j [ON-127 ON-128]', (email, isValid) => {
    expect(isEmailValid(email)).toBe(isValid);
  });

  test('an email has at most 35 characters [ON-129]', () => {
    const full = { mobile: '', email: `${'a'.repeat(30)}@b.co` };
    expect(tidyDraft(full, { email: `${full.email}m` }).email).toBe(full.email);
    const pasted = `${'a'.repeat(40)}@b.co`;
    expect(tidyDraft(full, { email: pasted }).email).toBe(pasted);
    expect(isEmailValid(pasted)).toBe(false);
  });

  test.each([
    [6, false],
    [7, true],
    [22, true],
    [23, false],
  ])('a password of %i characters is allowed: %j [ON-130 ON-506]', (length, isAllowed) => {
    expect(isPasswordLengthValid('a'.repeat(length))).toBe(isAllowed);
  });
});
