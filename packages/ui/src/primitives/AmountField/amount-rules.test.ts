import { describe, expect, test } from 'vitest';
import { parseEdit, type AmountRules } from './amount-rules.ts';

const whole = { decimals: 0, maxLength: 8 };
const withDecimals = { decimals: 3, maxLength: 8 };

const insertText = (before: string, came: string, rules: AmountRules, at = before.length) =>
  parseEdit(
    { before, typed: before.slice(0, at) + came + before.slice(at), start: at, end: before.length - at },
    rules,
  );

describe('parseEdit of typed keys', () => {
  const typeKeys = (keys: string, rules: AmountRules) =>
    Array.from(keys).reduce((before, key) => insertText(before, key, rules).plain, '');

  test('accepts digits only if no decimals are allowed', () => {
    expect(['12.5', '1 0a', '₹1,25,000', '123456789', 'abc', '', '५0'].map((keys) => typeKeys(keys, whole))).toEqual([
      '125',
      '10',
      '125000',
      '12345678',
      '',
      '',
      '50',
    ]);
  });

  test('removes leading zeros except before a decimal point', () => {
    expect(['007', '00123', '0', '000', '0.5', '.5'].map((keys) => typeKeys(keys, withDecimals))).toEqual([
      '7',
      '123',
      '0',
      '0',
      '0.5',
      '0.5',
    ]);
  });

  test('accepts three decimals and one point', () => {
    expect(
      ['1.2345', '1.', '12,345.678', '1.2.3'].map((keys) => typeKeys(keys, { decimals: 3, maxLength: 11 })),
    ).toEqual(['1.234', '1.', '12345.678', '1.23']);
  });

  test('rejects a digit in the middle of a full field', () => {
    expect(insertText('1,23,45,678', '9', whole, 1)).toEqual({ plain: '12345678', problem: null });
  });
});

test('a point in a field of whole figures changes nothing and reports the problem', () => {
  expect(insertText('1,234', '.', whole)).toEqual({ plain: '1234', problem: 'notWhole' });
  expect(insertText('1,234', '.', withDecimals)).toEqual({ plain: '1234.', problem: null });
});

describe('parseEdit of a pasted text', () => {
  test.each([
    ['१०००', '1000'],
    ['₹ 1,00,000/-', '100000'],
    ['5000.00', '5000'],
    ['12345678', '12345678'],
  ])('parses "%s" as %s', (came, plain) => {
    expect(insertText('', came, whole)).toEqual({ plain, problem: null });
  });

  test.each([
    ['1e400', whole, 'none'],
    ['-5000', whole, 'none'],
    ['1.2.3', withDecimals, 'none'],
    ['1,000.505', whole, 'notWhole'],
    ['12.5', whole, 'notWhole'],
    ['1.2345', withDecimals, 'tooManyDecimals'],
    ['123456789', whole, 'tooLong'],
  ] as const)('rejects "%s" with a problem', (came, rules, problem) => {
    expect(insertText('', came, rules)).toEqual({ plain: '', problem });
    const [before, end] = ['7,000', 0];
    expect(parseEdit({ before, typed: came, start: 0, end }, rules)).toEqual({ plain: '7000', problem });
  });

  test('rejects a second point', () => {
    expect(insertText('1.5', '2.5', withDecimals)).toEqual({ plain: '1.5', problem: 'none' });
  });

  test('inserts a figure between existing digits', () => {
    expect(insertText('1,000', '20', whole, 1)).toEqual({ plain: '120000', problem: null });
  });
});

test('characters can always be deleted, also from a figure that is too long for the field', () => {
  expect(parseEdit({ before: '12,34,567.891', typed: '12,34,567.89', start: 12, end: 0 }, withDecimals)).toEqual({
    plain: '1234567.89',
    problem: null,
  });
  expect(parseEdit({ before: '1,05,000', typed: ',05,000', start: 0, end: 7 }, whole).plain).toBe('5000');
});
