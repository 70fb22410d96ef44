import { describe, expect, test } from 'vitest';
import { enterNewPassword, firstPasswordLength, passwordProblem, resetPasswordLength } from './new-password.rules.ts';

describe('a new password', () => {
  test('has 7 to 21 characters on reset and 7 to 22 on email verification [ON-507]', () => {
    expect(resetPasswordLength).toEqual({ minimum: 7, maximum: 21 });
    expect(firstPasswordLength).toEqual({ minimum: 7, maximum: 22 });
  });

  const typeKeys = (keys: string, length = resetPasswordLength) =>
    Array.from(keys).reduce((before, key) => enterNewPassword(before, before + key, length), '');

  test.each([
    ['abc def1', 'abcdef1'],
    ['abc#de!1', 'abcde1'],
    ['A9@ü', 'A9@'],
    ['a'.repeat(30), 'a'.repeat(21)],
  ])('typed key by key as %s becomes %s [ON-173 ON-174 ON-175]', (keys, password) => {
    expect(typeKeys(keys)).toBe(password);
  });

  test('accepts at most 22 keys on email verification [ON-191]', () => {
    expect(typeKeys('a'.repeat(30), firstPasswordLength)).toHaveLength(22);
  });

  test.each(['kujxir-9Tozgu-wibdyk', 'abc def1', 'a'.repeat(30)])(
    'pasted or generated as %s stays whole and cannot be saved',
    (generated) => {
      const password = enterNewPassword('', generated, firstPasswordLength);
      expect(password).toBe(generated);
      expect(passwordProblem(password, firstPasswordLength)).toBe('notAllowed');
    },
  );

  test.each([
    [6, 'tooShort'],
    [7, null],
    [21, null],
    [22, 'notAllowed'],
  ])('a password of %i characters has the problem %j on reset [ON-175 ON-176]', (length, problem) => {
    expect(passwordProblem('a'.repeat(length), resetPasswordLength)).toBe(problem);
  });
});
