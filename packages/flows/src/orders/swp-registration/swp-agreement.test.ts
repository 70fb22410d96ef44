import { describe, expect, test } from 'vitest';
import type { SwpDraft } from './swp-registration.types.ts';
import { swpAgreement } from './swp-agreement.ts';
import { swpTermsOf } from './swp-registration.rules.ts';
import { withdrawableOrder } from './swp-registration.scenarios.ts';

const terms = { installments: '12', frequency: 'MONTHLY', amount: '2000' };

describe('the terms of a SWP', () => {
  const limits = swpTermsOf(withdrawableOrder);
  const draft: SwpDraft = { ...terms, day: '2026-12-02' };

  test('contain each payout, its days, the value after the first one, and the duration', () => {
    expect(swpAgreement(limits, draft)).toEqual({
      amountInPaise: 200_000,
      feeInPaise: 0,
      creditedInPaise: 200_000,
      installments: 12,
      frequency: 'MONTHLY',
      firstDay: '2026-12-02',
      isMoved: false,
      creditDay: '2026-12-07',
      lastDay: '2027-11-02',
      remainingAfterFirstInPaise: 5_800_000,
      fullPayouts: 12,
      remainderInPaise: 3_600_000,
    });
  });

  test('contain the credited amount after the exit load, rounded to the paisa', () => {
    const loaded = { ...limits, loadPercent: 0.5 };
    expect(swpAgreement(loaded, { ...draft, amount: '1999' })).toMatchObject({
      feeInPaise: 1000,
      creditedInPaise: 198_900,
    });
  });

  test('contain fewer payouts if the order is not worth all of them', () => {
    const most = { ...draft, installments: '24', amount: '4500' };
    expect(swpAgreement(limits, most)).toMatchObject({ fullPayouts: 13, remainderInPaise: 150_000 });
    expect(swpAgreement({ ...limits, redeemable: 4500 }, most)).toMatchObject({
      fullPayouts: 1,
      remainderInPaise: 0,
      remainingAfterFirstInPaise: 0,
    });
    expect(swpAgreement({ ...limits, redeemable: 3000 }, most)).toMatchObject({
      fullPayouts: 0,
      remainderInPaise: 300_000,
      remainingAfterFirstInPaise: 0,
    });
  });

  test.each([
    [
      'MONTHLY',
      '2026-12-05',
      { firstDay: '2026-12-07', isMoved: true, creditDay: '2026-12-10', lastDay: '2027-11-05' },
    ],
    ['DAILY', '2026-12-05', { firstDay: '2026-12-07', isMoved: true, lastDay: '2026-12-22' }],
    [' daily ', '2026-12-05', { firstDay: '2026-12-07', isMoved: true, lastDay: '2026-12-22' }],
    ['QUARTERLY', '2026-12-02', { firstDay: '2026-12-02', isMoved: false, lastDay: '2029-09-03' }],
    ['MOONLY', '2026-12-02', { lastDay: null }],
  ])('contain working days only, for a %s plan from %s', (frequency, day, days) => {
    expect(swpAgreement(limits, { ...draft, frequency, day })).toMatchObject(days);
  });

  test('are those of one day for a single payout', () => {
    expect(swpAgreement(limits, { ...draft, installments: '1' })).toMatchObject({
      installments: 1,
      firstDay: '2026-12-02',
      lastDay: '2026-12-02',
      fullPayouts: 1,
    });
  });

  test.each([{ amount: '' }, { amount: '0' }, { installments: '' }, { installments: '0' }, { installments: 'x' }])(
    'are null for %j',
    (wrong) => {
      expect(swpAgreement(limits, { ...draft, ...wrong })).toBeNull();
    },
  );

  test("promise no credit day without the provider's working days, and are null without a day", () => {
    expect(swpAgreement({ ...limits, creditAfter: null }, draft)?.creditDay).toBeNull();
    expect(swpAgreement(limits, { ...draft, day: '' })).toBeNull();
  });
});
