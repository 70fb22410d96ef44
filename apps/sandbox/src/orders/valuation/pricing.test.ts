import { describe, expect, test } from 'vitest';
import { benchForRows, ROW_SCHEME, setNavs } from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { ALONE } from './holding-worth.ts';
import { readOrderMoney } from './order-money.ts';
import {
  purchaseDealingOf,
  readAllotmentPrice,
  readLatestPrice,
  readPriceOfNavDay,
  redemptionCutOffOfTerms,
  saleDealingOf,
} from './pricing.ts';

const at = (moment: string) => Date.parse(`${moment}+05:30`);

describe('a purchase', () => {
  test.each([
    // Thursday, 10 December 2026, to Monday.
    ['2026-12-10T11:00:00', '15:00:00', '2026-12-10', '2026-12-11T11:00:00'],
    ['2026-12-10T15:00:59', '15:00:00', '2026-12-10', '2026-12-11T15:00:59'],
    ['2026-12-10T15:01:00', '15:00:00', '2026-12-11', '2026-12-14T15:01:00'],
    ['2026-12-12T10:00:00', '15:00:00', '2026-12-14', '2026-12-15T10:00:00'],
    ['2026-12-10T14:31:00', '14:30:00', '2026-12-11', '2026-12-14T14:31:00'],
    // A liquid fund: the NAV of the day before the dealing, Sundays included.
    ['2026-12-10T13:30:00', '13:30:00', '2026-12-09', '2026-12-11T13:30:00'],
    ['2026-12-10T13:31:00', '13:30:00', '2026-12-10', '2026-12-14T13:31:00'],
    ['2026-12-12T10:00:00', '13:30:00', '2026-12-13', '2026-12-15T10:00:00'],
    ['2026-12-10T13:31:00', '13:31:00', '2026-12-10', '2026-12-11T13:31:00'],
  ])('that is paid at %s with the cut-off %s has the NAV of %s and its units at %s', (paid, cutOff, navDay, units) => {
    expect(purchaseDealingOf(at(paid), { purchaseCutOff: cutOff })).toEqual({ navDay, allottedAt: at(units) });
  });

  test('without a stored cut-off is dealt up to 15:00', () => {
    for (const terms of [{}, { purchaseCutOff: '' }]) {
      expect(purchaseDealingOf(at('2026-12-10T15:00:00'), terms).navDay).toBe('2026-12-10');
      expect(purchaseDealingOf(at('2026-12-10T15:01:00'), terms).navDay).toBe('2026-12-11');
    }
  });
});

describe('a sale', () => {
  test('of any other scheme up to 15:00 has the NAV of its day', () => {
    for (const terms of [
      {},
      { purchaseCutOff: '15:00:00' },
      { subCategory: 'Flexi Cap Fund', purchaseCutOff: '13:30:00' },
    ]) {
      expect(saleDealingOf(at('2026-12-10T15:00:59'), terms).navDay).toBe('2026-12-10');
      expect(saleDealingOf(at('2026-12-10T15:01:00'), terms).navDay).toBe('2026-12-11');
      expect(saleDealingOf(at('2026-12-11T15:01:00'), terms).navDay).toBe('2026-12-14');
    }
  });

  test.each([
    ['2026-11-20T14:00:00', '2026-11-22', '2026-11-20'],
    ['2026-11-20T15:01:00', '2026-11-23', '2026-11-23'],
    ['2026-12-11T14:00:00', '2026-12-13', '2026-12-11'],
    ['2026-12-10T09:00:00', '2026-12-10', '2026-12-10'],
  ])('of a liquid fund at %s has the NAV of %s, and is dealt on %s', (moment, navDay, dealtOn) => {
    for (const terms of [{ subCategory: 'Liquid Fund' }, { purchaseCutOff: '13:30:00' }])
      expect(saleDealingOf(at(moment), terms)).toMatchObject({ navDay, dealtOn });
  });

  test('of an overnight fund is in time up to 19:00', () => {
    const overnight = { subCategory: 'Overnight Fund', purchaseCutOff: '13:30:00' };
    expect(saleDealingOf(at('2026-11-20T19:00:59'), overnight).navDay).toBe('2026-11-22');
    expect(saleDealingOf(at('2026-11-20T19:01:00'), overnight).navDay).toBe('2026-11-23');
    expect(redemptionCutOffOfTerms(overnight, '2026-11-20')).toBe('19:00:00');
    expect(redemptionCutOffOfTerms({ subCategory: 'Liquid Fund' }, '2026-11-20')).toBe('15:00:00');
  });
});

describe('the price of a scheme', () => {
  const on = benchForRows();
  const SCHEME = ROW_SCHEME;
  /** NAVs of Thursday, Friday and Monday. */
  const setHistory = () => setNavs(on.db, { '2026-12-03': 80, '2026-12-04': 100, '2026-12-07': 125 });
  const priced = (nav_day: string) => ({ scheme_code: SCHEME, nav_day });

  test('is the NAV of its day, else that of the last day before, under that day', async () => {
    await setHistory();
    expect(await readPriceOfNavDay(on.db, SCHEME, '2026-12-04')).toEqual({ navDay: '2026-12-04', nav: 100 });
    expect(await readPriceOfNavDay(on.db, SCHEME, '2026-12-08')).toEqual({ navDay: '2026-12-07', nav: 125 });
    expect(await readPriceOfNavDay(on.db, 'SC00', '2026-12-04')).toEqual({ navDay: '2026-12-04', nav: undefined });
  });

  test('for an estimate is the newest published NAV, also for units that were bought today', async () => {
    await setHistory();
    for (const nav_day of ['2026-12-03', '2026-12-07'])
      expect(await readLatestPrice(on.db, priced(nav_day), '2026-12-05')).toEqual({ navDay: '2026-12-04', nav: 100 });
    expect(await readLatestPrice(on.db, priced('2026-12-04'), '2026-12-04')).toEqual({ navDay: '2026-12-03', nav: 80 });
    expect(await readLatestPrice(on.db, priced('2026-12-07'), '2026-12-07')).toMatchObject({ nav: 100 });
    expect(await readLatestPrice(on.db, priced('2026-12-07'), '2026-12-08')).toMatchObject({ nav: 125 });
  });

  test('of an allotment is that of its NAV day; without one, the newest published NAV', async () => {
    await setHistory();
    const moment = at('2026-12-07T10:00:00');
    expect(await readAllotmentPrice(on.db, priced('2026-12-03'), moment)).toEqual({ navDay: '2026-12-03', nav: 80 });
    expect(await readAllotmentPrice(on.db, priced(''), moment)).toMatchObject({ nav: 100 });
  });

  describe('values an order', () => {
    const order = { ...priced('2026-12-03'), units: 10, invested: 700_000, value: 0, redeemable: 0 } as OrderRow;
    const moneyOf = (change: Partial<OrderRow>, requested = 0) =>
      readOrderMoney(on.db, { ...order, ...change }, { today: '2026-12-05', place: ALONE, requested });

    test('by its units, with the money without units added', async () => {
      await setHistory();
      expect(await moneyOf({})).toEqual({ invested: 700_000, value: 1_000_000, redeemable: 1_000_000 });
      expect(await moneyOf({ value: 50_000, redeemable: 40_000 })).toEqual({
        invested: 700_000,
        value: 1_050_000,
        redeemable: 1_040_000,
      });
      expect(await moneyOf({ units: 0.12345 })).toMatchObject({ value: 12_350 });
    });

    test('by its money alone without units', async () => {
      expect(await moneyOf({ units: 0, value: 900_000, redeemable: 800_000 })).toEqual({
        invested: 700_000,
        value: 900_000,
        redeemable: 800_000,
      });
    });

    test('at its cost without a NAV', async () => {
      expect(await moneyOf({ scheme_code: 'SC00', value: 5, redeemable: 5 })).toEqual({
        invested: 700_000,
        value: 700_000,
        redeemable: 700_000,
      });
    });

    test('without the amount of a requested redemption, which still counts as value', async () => {
      await setHistory();
      expect(await moneyOf({}, 400_000)).toEqual({ invested: 700_000, value: 1_000_000, redeemable: 600_000 });
      expect(await moneyOf({}, 2_000_000)).toMatchObject({ value: 1_000_000, redeemable: 0 });
      expect(await moneyOf({ units: 0, value: 9, redeemable: 8 }, 3)).toMatchObject({ value: 9, redeemable: 5 });
      expect(await moneyOf({ scheme_code: 'SC00' }, 100_000)).toMatchObject({ value: 700_000, redeemable: 600_000 });
    });
  });
});
