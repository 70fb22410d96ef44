import { describe, expect, test } from 'vitest';
import { type OrderRow } from '../records/order-tables.ts';
import { computeUnits, orderTermsOf, roundToPaise } from './order-money.ts';
import { computeDeduction, computeExitLoad, computeRedeemableWorth } from './redemption-rules.ts';

/** 100 units for 8,000 rupees, and nothing without known units. */
const inUnits = { units: 100, invested: 8_000_000, value: 0, redeemable: 0 } as OrderRow;
/** 6,000 rupees without known units, worth 9,000, of which 4,500 are redeemable. */
const inMoney = { units: 0, invested: 6_000_000, value: 9_000_000, redeemable: 4_500_000 } as OrderRow;
const mixed: OrderRow = { ...inUnits, invested: 12_000_000, value: 4_000_000, redeemable: 2_000_000 };
const part = (amount: number) => ({ amount, is_whole: 0 as const, units: 0 });
const whole = (units: number) => ({ amount: 0, is_whole: 1 as const, units });

test('money moves in whole paise', () => {
  expect([14, 15, 0, 1234].map(roundToPaise)).toEqual([10, 20, 0, 1230]);
  expect(computeUnits(8_000_000, 80)).toBe(100);
  expect(computeUnits(5_000_000, 125)).toBe(40);
});

test('the terms of an order are those of its row, and none of an unreadable one', () => {
  expect(orderTermsOf({ terms: '{"exitLoad":1}' })).toEqual({ exitLoad: 1 });
  expect(orderTermsOf({ terms: '[]' })).toEqual({});
});

test('an exit load is a percentage of the amount, in whole paise', () => {
  expect(computeExitLoad(8_000_000, 1)).toEqual({ fee: 80_000, credited: 7_920_000 });
  expect(computeExitLoad(1_999_000, 0.5)).toEqual({ fee: 10_000, credited: 1_989_000 });
  expect(computeExitLoad(8_000_000, 0)).toEqual({ fee: 0, credited: 8_000_000 });
});

describe('the redeemable worth', () => {
  test('is that of the units at the NAV, and of the money without units', () => {
    expect(computeRedeemableWorth(inUnits, 90)).toBe(9_000_000);
    expect(computeRedeemableWorth(inMoney, 90)).toBe(4_500_000);
    expect(computeRedeemableWorth(mixed, 90)).toBe(11_000_000);
    expect(computeRedeemableWorth({ ...inUnits, units: 1.23456 }, 10)).toBe(12_350);
  });

  test('is the cost of the units without a NAV', () => {
    for (const nav of [undefined, 0]) {
      expect(computeRedeemableWorth(inUnits, nav)).toBe(8_000_000);
      expect(computeRedeemableWorth(inMoney, nav)).toBe(4_500_000);
    }
  });
});

describe('a part of an order', () => {
  test('takes units for its amount, and their share of the cost', () => {
    expect(computeDeduction(part(2_250_000), inUnits, 90)).toEqual({
      amount: 2_250_000,
      units: 25,
      redeemable: 0,
      value: 0,
      invested: 2_000_000,
    });
  });

  test('takes the money without units first, with its share of the value', () => {
    expect(computeDeduction(part(1_500_000), inMoney, undefined)).toEqual({
      amount: 1_500_000,
      units: 0,
      redeemable: 1_500_000,
      value: 3_000_000,
      invested: 2_000_000,
    });
    // 2,000 rupees of money and 50 units; half of 4,000 + 8,000 in value is (4,000 + 4,000) of 12,000 in cost.
    expect(computeDeduction(part(6_000_000), mixed, 80)).toEqual({
      amount: 6_000_000,
      units: 50,
      redeemable: 2_000_000,
      value: 4_000_000,
      invested: 8_000_000,
    });
  });

  test('is at most everything that is there, and leaves nothing then', () => {
    const everything = { amount: 9_000_000, units: 100, redeemable: 0, value: 0, invested: 8_000_000 };
    expect(computeDeduction(part(9_000_000), inUnits, 90)).toEqual(everything);
    expect(computeDeduction(part(20_000_000), inUnits, 90)).toEqual(everything);
    expect(computeDeduction(part(20_000_000), inMoney, 90)).toEqual({
      amount: 4_500_000,
      units: 0,
      redeemable: 4_500_000,
      value: 9_000_000,
      invested: 6_000_000,
    });
  });

  test('without a NAV sells at the cost', () => {
    expect(computeDeduction(part(2_000_000), inUnits, undefined)).toMatchObject({ units: 25, invested: 2_000_000 });
  });

  test('has its cost in whole paise, never more than the cost of the order', () => {
    const { invested, units } = computeDeduction(part(1_000_000), { ...inUnits, invested: 10_000 }, 90);
    expect(units).toBeCloseTo(11.1111, 4);
    expect(invested).toBe(1110);
  });
});

describe('a whole order', () => {
  test('sells the units of the moment of its request at any NAV', () => {
    expect(computeDeduction(whole(100), inUnits, 120)).toEqual({
      amount: 12_000_000,
      units: 100,
      redeemable: 0,
      value: 0,
      invested: 8_000_000,
    });
  });

  test('leaves the units that were bought after the request, and sells no more than there are', () => {
    expect(computeDeduction(whole(75), inUnits, 120)).toEqual({
      amount: 9_000_000,
      units: 75,
      redeemable: 0,
      value: 0,
      invested: 6_000_000,
    });
    expect(computeDeduction(whole(150), inUnits, 120)).toMatchObject({ amount: 12_000_000, units: 100 });
  });

  test('leaves no rest of the columns, whatever they are rounded to', () => {
    const uneven: OrderRow = { ...inUnits, invested: 8_000_004, value: 3 };
    expect(computeDeduction(whole(100), uneven, 120)).toMatchObject({ value: 3, redeemable: 0, invested: 8_000_004 });
  });

  test('includes the money without units', () => {
    expect(computeDeduction(whole(100), mixed, 120)).toEqual({
      amount: 14_000_000,
      units: 100,
      redeemable: 2_000_000,
      value: 4_000_000,
      invested: 12_000_000,
    });
    expect(computeDeduction(whole(50), mixed, 80)).toMatchObject({
      amount: 6_000_000,
      units: 50,
      redeemable: 2_000_000,
    });
  });
});
