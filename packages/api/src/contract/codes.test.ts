import { describe, expect, test } from 'vitest';
import { CODES, isSessionEnd, isSuccess } from './codes.ts';
import { EMPTY_ANSWER } from './empty-answer.ts';

describe('codes', () => {
  test("only the text '000' is success [ON-481]", () => {
    const values = ['000', 0, '0', undefined, '00', null, '0000', ' 000', true];
    expect(values.map(isSuccess)).toEqual([true, false, false, false, false, false, false, false, false]);
  });

  test('only 003 and 004 end the session', () => {
    expect(Object.values(CODES).filter(isSessionEnd)).toEqual(['003', '004']);
    expect([3, 4, '3', '03', undefined].map(isSessionEnd)).toEqual([false, false, false, false, false]);
  });

  test('an empty answer has the code 011', () => {
    expect(EMPTY_ANSWER).toEqual({ code: '011', messageText: 'inter error' });
  });
});
