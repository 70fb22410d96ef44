import { describe, expect, test } from 'vitest';
import { computeRedemption, redemptionTermsOf } from './redeem.rules.ts';
import type { RedemptionTerms } from './redeem.types.ts';
import { loadedOrder, redeemableOrder } from './redeem.scenarios.ts';

describe('the redemption terms', () => {
  const friday = { day: '2026-11-20', time: '15:00' };
  const terms: RedemptionTerms = redemptionTermsOf(loadedOrder);
  const partialDraft = { amount: '2000', isWhole: false };

  test('contain the exit load of the amount, the credited amount and the remaining value [OM-143]', () => {
    expect(computeRedemption(terms, partialDraft, friday)).toMatchObject({
      amount: 2000,
      fee: 20,
      credited: 1980,
      remainingValue: 5000,
    });
    expect(computeRedemption(redemptionTermsOf(redeemableOrder), partialDraft, friday)).toMatchObject({
      fee: 0,
      credited: 2000,
      remainingValue: 4000,
    });
  });

  test.each([
    ['25000', 1, 250, 24750],
    ['12345.678', 0.5, 61.73, 12283.95],
    ['0.01', 1, 0, 0.01],
    ['100', 0, 0, 100],
  ])('split %s at %s percent into fee and credit without losing a paisa', (amount, loadPercent, fee, credited) => {
    expect(computeRedemption({ ...terms, loadPercent }, { amount, isWhole: false }, friday)).toMatchObject({
      fee,
      credited,
    });
  });

  test.each([
    [friday, '2026-11-20', '2026-11-25', true],
    [{ ...friday, time: '15:01' }, '2026-11-23', '2026-11-26', false],
    [{ day: '2026-11-21', time: '09:00' }, '2026-11-23', '2026-11-26', false],
  ])('contain for a request at %o the NAV day %s and the credit day %s', (now, navDay, creditDay, isToday) => {
    expect(computeRedemption(terms, partialDraft, now).days).toEqual({ navDay, creditDay, isToday });
  });

  test.each([
    [{ sub_category: 'Liquid Fund' }, friday, '2026-11-22', '2026-11-25'],
    [{ sub_category: 'Liquid Fund' }, { ...friday, time: '15:01' }, '2026-11-23', '2026-11-26'],
    [{ sub_category: 'Liquid Fund' }, { day: '2026-12-11', time: '14:00' }, '2026-12-13', '2026-12-16'],
    [{ purchase: { cutoff_time: '13:30:00' } }, friday, '2026-11-22', '2026-11-25'],
    [{ sub_category: 'Flexi Cap Fund', purchase: { cutoff_time: '13:30:00' } }, friday, '2026-11-20', '2026-11-25'],
  ])(
    'of a fund with %o contain for a request at %o the NAV day %s and the credit day %s',
    (facts, now, nav, credit) => {
      const specifications = { ...loadedOrder.mf_order_scheme_specifications, ...facts };
      const liquid = redemptionTermsOf({ ...loadedOrder, mf_order_scheme_specifications: specifications });
      expect(computeRedemption(liquid, partialDraft, now).days).toMatchObject({ navDay: nav, creditDay: credit });
    },
  );

  test("promise no day if the provider's data is not sufficient", () => {
    expect(computeRedemption({ ...terms, cutOff: '' }, partialDraft, friday).days).toBeNull();
    expect(computeRedemption({ ...terms, creditAfter: null }, partialDraft, friday).days).toBeNull();
  });

  test('are approximate for a full redemption, because its NAV is not known yet', () => {
    expect(computeRedemption(terms, { amount: '7000', isWhole: true }, friday)).toMatchObject({
      isEstimate: true,
      remainingValue: 0,
    });
  });
});
