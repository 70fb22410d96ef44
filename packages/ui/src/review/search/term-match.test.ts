import { expect, test } from 'vitest';
import { matchedRanges, rankMatch } from './term-match.ts';

test('a whole name ranks before a whole word, and that before the beginning of one', () => {
  expect(rankMatch('code', '032 otpexpired', '032')).toBe(4);
  expect(rankMatch('text', 'pay 032 now', '032')).toBe(3);
  expect(rankMatch('text', 'pay 0325 now', '032')).toBe(2);
  expect(rankMatch('text', 'pay 1032 now', '032')).toBe(0);
});

test('two letters are no part of a name', () => {
  expect(rankMatch('port', 'sendotp', 'tp')).toBe(0);
  expect(rankMatch('port', 'sendotp', 'otp')).toBe(1);
});

test('the ranges of the words have an order and no overlaps', () => {
  expect(matchedRanges('text', 'Code codes, code', ['code', 'codes'])).toEqual([
    [0, 4],
    [5, 10],
    [12, 16],
  ]);
  expect(matchedRanges('text', 'Decoded', ['code'])).toEqual([]);
});
