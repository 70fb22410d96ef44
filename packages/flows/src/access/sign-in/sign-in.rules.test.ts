import { describe, expect, test } from 'vitest';
import { isEmailValid, isPasswordLengthValid, tidyDraft } from './sign-in.rules.ts';

describe('the draft of sign-in', () => {
  test.each([
    ['98a7-6', '9876'],
    ['987654321012', '9876543210'],
  ])('%s becomes %s [ON-123 ON-124]', (typed, tidied) => {
    expect(tidyDraft({ mobile: '', email: '' }, { mobile: typed }).mobile).toBe(tidied);
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
    expect(tidyDraft({ mobile: '', email: '' }, { email: `${'a'.repeat(40)}@b.co` }).email).toHaveLength(35);
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
