import { describe, expect, test } from 'vitest';
import { directionOf, groupIndian, isAbove, formatPercent, formatRupees, formatUnits } from './money.ts';

describe('Indian grouping', () => {
  test('groups every figure of the documented table', () => {
    const table: [number | string, string][] = [
      [0, '0'],
      [999, '999'],
      [1000, '1,000'],
      [12345, '12,345'],
      [99999, '99,999'],
      [100000, '1,00,000'],
      [1234567, '12,34,567'],
      [10000000, '1,00,00,000'],
      [99999999, '9,99,99,999'],
      [12345678901, '12,34,56,78,901'],
      [1234567.891, '12,34,567.891'],
      [-25000.5, '-25,000.5'],
    ];
    expect(table.map(([value]) => groupIndian(value))).toEqual(table.map(([, text]) => text));
    expect(table.map(([value]) => groupIndian(String(value)))).toEqual(table.map(([, text]) => text));
  });

  test('formats rupees with the sign and the symbol, and with paise unless they are zero', () => {
    expect([1234567.891, -25000.5, 0, '1000', '99999999.995', 7200.004].map((value) => formatRupees(value))).toEqual([
      '₹12,34,567.89',
      '-₹25,000.50',
      '₹0',
      '₹1,000',
      '₹10,00,00,000',
      '₹7,200',
    ]);
    expect([0, '1000'].map((value) => formatRupees(value, { decimals: 2 }))).toEqual(['₹0.00', '₹1,000.00']);
  });

  test('has no float error: 0.1 + 0.2, 1.005 and amounts beyond 2^53 are exact to the paisa', () => {
    expect([formatRupees('1.005'), formatRupees(0.1 + 0.2), formatRupees('90071992547409931.01')]).toEqual([
      '₹1.01',
      '₹0.30',
      '₹90,07,19,92,54,74,09,931.01',
    ]);
  });

  test('accepts the provider’s commas and signs, and returns a dash for a text that is no figure [OM-006]', () => {
    expect(
      ['12,34,567.5', '+5', '.5', '5.', '', 'N.A.', null, undefined, '-'].map((value) => formatRupees(value)),
    ).toEqual(['₹12,34,567.50', '₹5', '₹0.50', '₹5', '–', '–', '–', '–', '–']);
  });

  test('never shows minus zero', () => {
    expect([formatRupees(-0.001), groupIndian('-0'), formatPercent('-0.00')]).toEqual(['₹0', '0', '0.00%']);
  });

  test('preserves the decimals of a NAV', () => {
    expect([formatRupees('48.1230', { decimals: 'asGiven' }), formatRupees(112.5, { decimals: 4 })]).toEqual([
      '₹48.1230',
      '₹112.5000',
    ]);
  });

  test('removes the float error of a number, and leaves a text unchanged', () => {
    expect([
      formatPercent(0.1 + 0.2),
      formatRupees(42.253_600_000_000_01, { decimals: 'asGiven' }),
      groupIndian(1.1 * 1.1),
    ]).toEqual(['0.3%', '₹42.2536', '1.21']);
    expect([formatPercent('0.30000000000000004'), groupIndian(9_007_199_254_740_991), formatPercent(NaN)]).toEqual([
      '0.30000000000000004%',
      '9,00,71,99,25,47,40,991',
      '–',
    ]);
  });

  test('formats percentages with unchanged decimals, and with a plus if requested', () => {
    expect([
      formatPercent('-4.5'),
      formatPercent('2.1'),
      formatPercent('2.1', { sign: 'always' }),
      formatPercent('0', { sign: 'always' }),
    ]).toEqual(['-4.5%', '2.1%', '+2.1%', '0%']);
  });

  test('formats units with three decimals', () => {
    expect([formatUnits(12.3456), formatUnits('1234.5')]).toEqual(['12.346', '1,234.500']);
  });

  test('returns the direction of a figure', () => {
    expect(['1.2', '-1.2', '0.00', '-0.00', null, 'x'].map(directionOf)).toEqual([
      'up',
      'down',
      'flat',
      'flat',
      'flat',
      'flat',
    ]);
  });

  test('compares figures without a float', () => {
    expect([
      isAbove('100000.01', 100000),
      isAbove('100000.00', 100000),
      isAbove('0.3', 0.1 + 0.2),
      isAbove(-5, -6),
      isAbove('', 5),
    ]).toEqual([true, false, false, true, false]);
  });
});
