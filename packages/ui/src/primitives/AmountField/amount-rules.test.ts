import { describe, expect, test } from 'vitest';
import { readEdit, type AmountRules } from './amount-rules.ts';

const whole = { decimals: 0, maxLength: 8 };
const withDecimals = { decimals: 3, maxLength: 8 };

const insert = (before: string, came: string, rules: AmountRules, at = before.length) =>
  readEdit({ before, typed: before.slice(0, at) + came + before.slice(at), start: at, end: before.length - at }, rules);

describe('what stays of what is typed by keys', () => {
  const byKeys = (keys: string, rules: AmountRules) =>
    Array.from(keys).reduce((before, key) => insert(before, key, rules).plain, '');

  test('keeps digits only where no decimals are allowed', () => {
    expect(['12.5', '1 0a', '₹1,25,000', '123456789', 'abc', '', '५0'].map((keys) => byKeys(keys, whole))).toEqual([
      '125',
      '10',
      '125000',
      '12345678',
      '',
      '',
      '50',
    ]);
  });

  test('strips leading zeros and keeps the zero before a decimal point', () => {
    expect(['007', '00123', '0', '000', '0.5', '.5'].map((keys) => byKeys(keys, withDecimals))).toEqual([
      '7',
      '123',
      '0',
      '0',
      '0.5',
      '0.5',
    ]);
  });

  test('keeps three decimals and one point', () => {
    expect(['1.2345', '1.', '12,345.678', '1.2.3'].map((keys) => byKeys(keys, { decimals: 3, maxLength: 11 }))).toEqual(
      ['1.234', '1.', '12345.678', '1.23'],
    );
  });

  test('a digit in the middle of a full field does not push out its last one', () => {
    expect(insert('1,23,45,678', '9', whole, 1)).toEqual({ plain: '12345678', problem: null });
  });
});

test('a point in a field of whole figures changes nothing, and it is said why', () => {
  expect(insert('1,234', '.', whole)).toEqual({ plain: '1234', problem: 'notWhole' });
  expect(insert('1,234', '.', withDecimals)).toEqual({ plain: '1234.', problem: null });
});

describe('what came in one piece', () => {
  test.each([
    ['१०००', '1000'],
    ['₹ 1,00,000/-', '100000'],
    ['5000.00', '5000'],
    ['12345678', '12345678'],
  ])('"%s" is taken as %s', (came, plain) => {
    expect(insert('', came, whole)).toEqual({ plain, problem: null });
  });

  test.each([
    ['1e400', whole, 'none'],
    ['-5000', whole, 'none'],
    ['1.2.3', withDecimals, 'none'],
    ['1,000.505', whole, 'notWhole'],
    ['12.5', whole, 'notWhole'],
    ['1.2345', withDecimals, 'tooManyDecimals'],
    ['123456789', whole, 'tooLong'],
  ] as const)('"%s" changes nothing, and it is said why', (came, rules, problem) => {
    expect(insert('', came, rules)).toEqual({ plain: '', problem });
    const [before, end] = ['7,000', 0];
    expect(readEdit({ before, typed: came, start: 0, end }, rules)).toEqual({ plain: '7000', problem });
  });

  test('a second point beside one that stands there is none', () => {
    expect(insert('1.5', '2.5', withDecimals)).toEqual({ plain: '1.5', problem: 'none' });
  });

  test('goes between what stands there', () => {
    expect(insert('1,000', '20', whole, 1)).toEqual({ plain: '120000', problem: null });
  });
});

test('something can always be taken away, from a figure too long for the field too', () => {
  expect(readEdit({ before: '12,34,567.891', typed: '12,34,567.89', start: 12, end: 0 }, withDecimals)).toEqual({
    plain: '1234567.89',
    problem: null,
  });
  expect(readEdit({ before: '1,05,000', typed: ',05,000', start: 0, end: 7 }, whole).plain).toBe('5000');
});
