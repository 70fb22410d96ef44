import { expect, test } from 'vitest';
import { hasPointBeforeComma, parseFigure, parseInterruptedFigure, parseUnclearFigure } from './figure-text.ts';

test.each([
  ['1000', '1000'],
  ['₹ 1,00,000/-', '100000'],
  ['Rs. 1,00,00,000', '10000000'],
  ['INR 100,000.00', '100000.00'],
  ['1,000.505', '1000.505'],
  ['1 00 000', '100000'],
  ['1\u202F000', '1000'],
  [' 5000\u00A0', '5000'],
  ['\u200E5000\uFEFF', '5000'],
  ['१०००', '1000'],
  ['１，０００．５０', '1000.50'],
  ['١٬٠٠٠٫٥', '1000.5'],
  ['१,०००.५०', '1000.50'],
  ['１０００', '1000'],
  ['௧௦௦', '100'],
  ['𝟗𝟎', '90'],
  ['.5', '.5'],
  ['007', '007'],
])('"%s" is parsed as %s', (text, figure) => {
  expect(parseFigure(text)).toBe(figure);
});

test.each([
  '',
  ' ',
  '₹',
  '.',
  ',',
  '1e400',
  '1e5',
  '-500',
  '(500)',
  '+500',
  '1,5',
  '12,34',
  '1,00,00',
  '1.000,50',
  '1.2.3',
  '10²',
  '½',
  '5k',
  '1 lakh',
  '0x10',
  '1_000',
  'Infinity',
  'NaN',
  '5000 7000',
  '12-11-2026',
  '\u202E0001',
])('"%s" is not a figure', (text) => {
  expect(parseFigure(text)).toBeNull();
});

test.each([
  ['100,50', '100,50'],
  ['0,5', '0,5'],
  ['₹ 1,234,50/-', '1234,50'],
  ['1 234,50', '1234,50'],
  ['1,00,00', '100,00'],
  ['१००,५०', '100,50'],
])('"%s" can be two figures: %s', (text, unclear) => {
  expect(parseUnclearFigure(text)).toBe(unclear);
});

test.each(['100', '1,000', '100,', ',50', '1,2,5', '12 34', '-1,5', '1,5k', '1.234,50', '1,5.0'])(
  '"%s" is no unclear figure',
  (text) => {
    expect(parseUnclearFigure(text)).toBeNull();
  },
);

test('a point for the thousands with a comma for the decimals is recognised', () => {
  const texts = ['1.234,50', '€1.234,50', '₹1.234.567,5', '1,234.50', '1.234', '1,5'];
  expect(texts.filter(hasPointBeforeComma)).toEqual(['1.234,50', '₹1.234.567,5']);
});

test.each([
  ['1 2a3', '123', 'a'],
  ['1a2 b3', null, ''],
  ['1 23', '123', ''],
  ['1d 2f3', '123', 'd, f'],
])('"%s" without its spaces and letters is %s', (text, figure, leftOut) => {
  expect(parseInterruptedFigure(text)).toEqual(figure && { figure, leftOut });
});

test.each([
  '1e5',
  '0x10',
  '1k5',
  '5k',
  '1 lakh 20',
  '5000 7000',
  '1,2a3',
  '1.2a3',
  'a12',
  '12a',
  `${'1 '.repeat(9000)}x`,
])('no letter or space of "%s" can be left out', (text) => {
  expect(parseInterruptedFigure(text)).toBeNull();
});
