import { describe, expect, test } from 'vitest';
import { groupIndian } from '../../format/money.ts';
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

describe('parseEdit of a typed comma', () => {
  /** The figures after each key, in a field that shows the grouping. */
  const group = (plain: string) => plain.replace(/^\d+/, groupIndian);
  const figuresOf = (keys: string, rules: AmountRules) =>
    Array.from(keys).reduce<string[]>(
      (figures, key) => [...figures, insertText(group(figures.at(-1) ?? ''), key, rules).plain],
      [],
    );

  test.each([
    ['100,50', ['1', '10', '100', '100,', '100,5', '100,50']],
    ['100,000', ['1', '10', '100', '100,', '100,0', '100,00', '100000']],
    ['1,00,000.5', ['1', '1,', '1,0', '1,00', '100,', '100,0', '100,00', '100000', '100000.', '100000.5']],
    ['1234,5', ['1', '12', '123', '1234', '1234,', '1234,5']],
    ['0,5', ['0', '0,', '0,5']],
    [',5', ['0,', '0,5']],
    ['5,.5', ['5', '5,', '5.', '5.5']],
    ['1.2,50', ['1', '1.', '1.2', '1.2,', '1.2,5', '1.2,50']],
    ['१००,५०', ['1', '10', '100', '100,', '100,5', '100,50']],
    ['１，５', ['1', '1,', '1,5']],
  ])('%s is kept until it is clear', (keys, figures) => {
    expect(figuresOf(keys, { decimals: 3, maxLength: 11 })).toEqual(figures);
  });

  test('a comma counts in a field of whole figures too', () => {
    expect(figuresOf('100,50', whole).at(-1)).toBe('100,50');
    expect(figuresOf('1,00,000', whole).at(-1)).toBe('100000');
  });

  test('the digits before and after the comma fit the field together', () => {
    expect(figuresOf('1234567,89', whole).at(-1)).toBe('1234567,8');
    expect(insertText('', '1234567,89', whole)).toEqual({ plain: '', problem: 'tooLong' });
  });

  test('a comma between digits separates the last ones', () => {
    expect(insertText('1,000', ',', whole, 4)).toEqual({ plain: '100,0', problem: null });
    expect(insertText('1,000', ',', whole, 1)).toEqual({ plain: '1000', problem: null });
  });

  test('a point after it, or three digits after a point, are rejected with a problem', () => {
    expect(insertText('100,5', '.', withDecimals)).toEqual({ plain: '100,5', problem: 'none' });
    expect(insertText('1.234,50', '0', withDecimals)).toEqual({ plain: '1.234,50', problem: 'none' });
  });

  test('it is deleted like any other character', () => {
    const remove = (before: string, at: number) =>
      parseEdit(
        { before, typed: before.slice(0, at) + before.slice(at + 1), start: at, end: before.length - at - 1 },
        withDecimals,
      ).plain;
    expect(remove('1,234,50', 5)).toBe('123450');
    expect(remove('1,234,50', 7)).toBe('1234,5');
    expect(remove('1,234,50', 0)).toBe('234,50');
    expect(remove('1.5,50', 2)).toBe('1.,50');
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
    ['100,50', '100,50'],
    ['₹1,234,5', '1234,5'],
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
    ['1.234,50', withDecimals, 'pointBeforeComma'],
    ['1.234,50', whole, 'none'],
    ['1 2a3', whole, 'none'],
  ] as const)('rejects "%s" with a problem', (came, rules, problem) => {
    expect(insertText('', came, rules)).toEqual({ plain: '', problem });
    const [before, end] = ['7,000', 0];
    expect(parseEdit({ before, typed: came, start: 0, end }, rules)).toEqual({ plain: '7000', problem });
  });

  test('leaves letters out of the one field that says so [DO-250]', () => {
    const transfer = { decimals: 0, maxLength: 11, dropsLetters: true };
    expect(insertText('', '1 2a3', transfer)).toEqual({ plain: '123', problem: null, leftOut: 'a' });
    expect(insertText('', '1 23', transfer)).toEqual({ plain: '123', problem: null });
    expect(insertText('', '1e400', transfer)).toEqual({ plain: '', problem: 'none' });
    expect(insertText('', '100,50', transfer)).toEqual({ plain: '100,50', problem: null });
  });

  test('rejects a second point', () => {
    expect(insertText('1.5', '2.5', withDecimals)).toEqual({ plain: '1.5', problem: 'none' });
  });

  test('inserts a figure between existing digits', () => {
    expect(insertText('1,000', '20', whole, 1)).toEqual({ plain: '120000', problem: null });
  });
});

test('a filled text replaces the content, also with the place of an earlier edit', () => {
  expect(parseEdit({ before: '1.234,50', typed: '7', start: 1, end: 0 }, withDecimals).plain).toBe('7');
  expect(parseEdit({ before: '1,000', typed: '1,00,000', start: 4, end: 1 }, whole).plain).toBe('100000');
  expect(parseEdit({ before: '100,50', typed: '10,050', start: 2, end: 1 }, whole).plain).toBe('10050');
});

test('characters can always be deleted, also from a figure that is too long for the field', () => {
  expect(parseEdit({ before: '12,34,567.891', typed: '12,34,567.89', start: 12, end: 0 }, withDecimals)).toEqual({
    plain: '1234567.89',
    problem: null,
  });
  expect(parseEdit({ before: '1,05,000', typed: ',05,000', start: 0, end: 7 }, whole).plain).toBe('5000');
});
