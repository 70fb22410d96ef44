import { describe, expect, test } from 'vitest';
import { purchaseAgreement, type PurchaseTerms } from './purchase-agreement.ts';

const friday = { day: '2026-11-20', time: '14:59' };
const terms: PurchaseTerms = { amount: '25000', worth: '', cutOff: '15:00', exitLoadPercent: 1, exitLoadFacts: [] };
const agreed = (of: Partial<PurchaseTerms>, now = friday) => purchaseAgreement({ ...terms, ...of }, now);

describe('purchaseAgreement', () => {
  test('returns the amount, the NAV day, the day of the units, the exit load and the remaining amount for a new order', () => {
    expect(agreed({})).toEqual({
      dealing: { navDay: '2026-11-20', settledOn: '2026-11-23', isToday: true },
      sums: { amount: 2_500_000, fee: 25_000, rest: 2_475_000, worth: null },
    });
  });

  test.each([
    ['25000', 1, 250, 24_750],
    ['12345.678', 0.5, 61.73, 12_283.95],
    ['25000', 0, 0, 25_000],
    ['0.01', 1, 0, 0.01],
  ])(
    'returns for %s with an exit load of %s percent the fee %s and the rest %s',
    (amount, exitLoadPercent, fee, rest) => {
      expect(agreed({ amount, exitLoadPercent }).sums).toMatchObject({
        fee: Math.round(fee * 100),
        rest: Math.round(rest * 100),
      });
    },
  );

  test('adds the amount to the value of an order, and returns no sum without that value', () => {
    expect(agreed({ amount: '0.1', worth: '0.2' }).sums?.worth).toBe(30);
    expect(agreed({ amount: '5000', worth: '1345678.99' }).sums?.worth).toBe(135_067_899);
    expect(agreed({ worth: '' }).sums?.worth).toBeNull();
  });

  test('applies the NAV of the next working day after the cut-off and on a day off', () => {
    const monday = { navDay: '2026-11-23', settledOn: '2026-11-24', isToday: false };
    expect(agreed({}, { ...friday, time: '15:01' }).dealing).toEqual(monday);
    expect(agreed({}, { day: '2026-11-21', time: '09:00' }).dealing).toEqual(monday);
  });

  test('returns the days without an amount, and none without a cut-off', () => {
    expect(agreed({ amount: '' })).toMatchObject({ dealing: { navDay: '2026-11-20' }, sums: null });
    for (const amount of ['0', '-1', 'many', '1e308', 'NaN']) expect(agreed({ amount }).sums).toBeNull();
    expect(agreed({ cutOff: '' })).toMatchObject({ dealing: null, sums: { amount: 2_500_000 } });
  });

  test('splits every amount at every exit load into fee and rest without losing a paisa', () => {
    for (let paise = 1; paise <= 9_999_999_999; paise = paise * 3 + 1)
      for (const exitLoadPercent of [0, 0.05, 0.5, 1, 1.25, 3, 100]) {
        const amount = `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;
        const { sums } = agreed({ amount, worth: amount, exitLoadPercent });
        if (sums === null || sums.fee < 0 || sums.rest < 0) throw new Error(`${amount}: ${JSON.stringify(sums)}`);
        expect([sums.amount, sums.fee + sums.rest, sums.worth]).toEqual([paise, paise, 2 * paise]);
      }
  });
});
