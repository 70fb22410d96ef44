import { describe, expect, test } from 'vitest';
import * as formats from './formats.ts';
import { isYes } from './yes.ts';

describe('calendar days', () => {
  test.each([
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 01/02/2027 ', '2027-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['29/02/2100', null],
    ['29/02/2000', '2000-02-29'],
    ['31/01/2026', '2026-01-31'],
    ['30/04/2026', '2026-04-30'],
    ['31/12/2026', '2026-12-31'],
    ['32/12/2026', null],
    ['01/00/2026', null],
    ['x20/11/2026', null],
    ['120/11/2026', null],
    ['20/11/20261', null],
    ['x2026-11-20', null],
    ['12026-11-20', null],
    ['2026-11-020', null],
    ['31/04/2026', null],
    ['00/01/2026', null],
    ['01/13/2026', null],
    ['1/2/2026', null],
    ['2026-11-20T00:00:00Z', null],
    ['', null],
  ])('calendarDayOf parses %j to %j', (wire, day) => {
    expect(formats.calendarDayOf(wire)).toBe(day);
  });

  test.each([
    ['2026-11-20T15:04:10+05:30', 1_795_167_250_000],
    ['2026-11-20T09:34:10.500Z', 1_795_167_250_500],
    ['2026-11-20T15:04+05:30', 1_795_167_240_000],
    ['2026-11-20T15:04:10', null],
    ['2026-11-20', null],
    ['20/11/2026', null],
    ['2026-13-45T15:04:10Z', null],
    ['2026-11-20T09:34:10Z (India)', null],
    ['(India) 2026-11-20T09:34:10Z', null],
    ['', null],
  ])('instantOf parses %j to %j', (stamp, moment) => {
    expect(formats.instantOf(stamp)).toBe(moment);
  });

  test('wireDateOf formats a day as dd/mm/yyyy and returns any other text unchanged', () => {
    expect(formats.wireDateOf('2026-11-20')).toBe('20/11/2026');
    for (const text of ['', 'x2026-11-20', '2026-11-20T00:00']) expect(formats.wireDateOf(text)).toBe(text);
  });

  test('excludedDayOf parses days and days of the month', () => {
    const entries = ['25/12/2026', '2026-12-25', '7', '31', '1', ' 05 ', '32', '0', 'x'];
    expect(entries.map(formats.excludedDayOf)).toEqual([
      { day: '2026-12-25' },
      { day: '2026-12-25' },
      { dayOfMonth: 7 },
      { dayOfMonth: 31 },
      { dayOfMonth: 1 },
      { dayOfMonth: 5 },
      null,
      null,
      null,
    ]);
  });
});

describe('scalars', () => {
  test('isYes accepts six spellings of yes', () => {
    expect([true, 'true', 'Y', 'y', 1, '1'].map(isYes)).toEqual([true, true, true, true, true, true]);
    expect([false, 'false', 'N', 'n', 0, '0', '', null, undefined, 'yes', 2, {}].some(isYes)).toBe(false);
  });

  test('isAmountText accepts at most three decimals and no grouping', () => {
    const typed = ['1000', '999.5', '1.234', '1.2345', '1,000', '', '.5', '5.', '-1', '1e3', ' 1'];
    expect(typed.filter(formats.isAmountText)).toEqual(['1000', '999.5', '1.234']);
  });

  test.each([
    [1000, 100_000],
    ['999.5', 99_950],
    [26250.5, 2_625_050],
    ['0.1', 10],
    ['1.005', 101],
    ['1.004', 100],
    [-12.25, -1225],
    ['-0.001', 0],
    [' 20000 ', 2_000_000],
    ['', null],
    ['1,000', null],
    [Number.NaN, null],
    [1e21, null],
  ])('paiseOf converts %j rupees to %j paise', (amount, paise) => {
    expect(formats.paiseOf(amount)).toBe(paise);
  });

  test.each([
    [500_000, '5000'],
    [500_050, '5000.50'],
    [5, '0.05'],
    [100, '1'],
    [0, '0'],
  ])('rupeesOfPaise writes %i paise as %s', (paise, rupees) => {
    expect(formats.rupeesOfPaise(paise)).toBe(rupees);
  });

  test('parseEnteredPaise takes a plain number with at most two decimals, and nothing around it', () => {
    const typed = [
      '5000',
      '5000.5',
      '5000.05',
      '0.01',
      '1.000',
      '1.',
      '.5',
      '',
      '-5',
      '+5',
      ' 5',
      '5 ',
      '1e3',
      '1,000',
    ];
    expect(typed.map(formats.parseEnteredPaise)).toEqual([
      500_000,
      500_050,
      500_005,
      1,
      ...Array.from({ length: 10 }, () => null),
    ]);
  });

  test('an unclear figure has a comma with one or two digits after it, and is no amount', () => {
    const unclear = ['100,5', '100,50', '0,5', '1.234,50', '1.,5'];
    const clear = ['', '100', '100,', '100,500', ',5', '1,5,5', '1,00,000', '1,5.0', ' 1,5', '-1,5'];
    expect([...unclear, ...clear].filter(formats.isUnclearFigure)).toEqual(unclear);
    expect(unclear.map(formats.parseEnteredPaise)).toEqual(unclear.map(() => null));
  });

  test('a cut-off time is shown by its first five characters [DO-460]', () => {
    expect(formats.timeOfDay('14:30:00')).toBe('14:30');
  });

  test('an id is opaque text of 1 to 64 safe characters', () => {
    const ids = ['order-1', 'A_b-9', '', 'a b', 'a/b', 'x'.repeat(64), 'x'.repeat(65)];
    expect(ids.map(formats.isId)).toEqual([true, true, false, false, false, true, false]);
  });
});
