import { describe, expect, test } from 'vitest';
import { guardName } from './guard-name.ts';

describe('the name of a guard', () => {
  test.each(['isConfirmed', { type: 'isConfirmed', params: () => null }])('is its type in the setup: %o', (guard) => {
    expect(guardName(guard)).toBe('isConfirmed');
  });

  test('is the names of its members for a combination', () => {
    const and = Object.assign(() => true, { guards: ['isOpen', 'isReady'] });
    expect(guardName(and)).toBe('isOpen and isReady');
  });
});
