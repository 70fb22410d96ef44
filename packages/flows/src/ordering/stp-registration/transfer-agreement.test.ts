import { describe, expect, test } from 'vitest';
import { emptyDraft } from './stp-registration.rules.ts';
import { transferableOrder } from './stp-registration.scenarios.ts';
import { firstTransferDay, transferAgreement } from './transfer-agreement.ts';

describe('the transfer agreement', () => {
  const draft = {
    ...emptyDraft,
    stp_frequency: 'MONTHLY',
    stp_amount: '2000',
    stp_installments: 12,
    stp_date: 7,
  };
  test('contains each transfer, its day and number, the amount after the exit load, and the remaining value', () => {
    expect(transferAgreement(transferableOrder, draft, '2026-11-30')).toEqual({
      each: 200_000,
      installments: 12,
      total: 2_400_000,
      frequency: 'MONTHLY',
      day: 7,
      firstDay: '2026-12-07',
      loadPercent: 1,
      fee: 2_000,
      arrives: 198_000,
      left: 100_000,
      isShared: false,
    });
  });

  test('does not deduct another STP of the source, and reports it', () => {
    const shared = { ...transferableOrder, mf_order_stp_enabled: true };
    expect(transferAgreement(shared, draft, null)).toMatchObject({ left: 100_000, isShared: true });
  });

  test('moves a day off to the next working day; it promises no day without an earliest day', () => {
    expect(transferAgreement(transferableOrder, { ...draft, stp_date: 5 }, '2026-11-30')?.firstDay).toBe('2026-12-07');
    expect(transferAgreement(transferableOrder, draft, null)?.firstDay).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, stp_date: 0 }, '2026-11-30')).toMatchObject({
      day: null,
      firstDay: null,
    });
  });

  test.each([
    [30, '2027-01-31', '2027-03-30'],
    [29, '2028-02-01', '2028-02-29'],
    [7, '2026-12-07', '2026-12-07'],
    [7, '2026-12-08', '2027-01-07'],
  ])('has for day %i from %s on the first day %s', (day, earliest, first) => {
    expect(firstTransferDay(day, earliest)).toBe(first);
  });

  test('is null without an amount or a number', () => {
    expect(transferAgreement(transferableOrder, { ...draft, stp_amount: '' }, null)).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, stp_installments: 0 }, null)).toBeNull();
  });
});
