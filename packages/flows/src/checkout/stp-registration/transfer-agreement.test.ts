import { EMPTY_STP_DRAFT } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { transferableOrder } from './stp-registration.scenarios.ts';
import { firstTransferDay, transferAgreement } from './transfer-agreement.ts';

describe('transferAgreement', () => {
  const draft = {
    ...EMPTY_STP_DRAFT,
    frequency: 'MONTHLY',
    amount: '2000',
    installments: 12,
    day: 7,
  };
  test('returns each transfer, its day and number, the amount after the exit load, and the remaining value', () => {
    expect(transferAgreement(transferableOrder, draft, '2026-11-30')).toEqual({
      amountInPaise: 200_000,
      installments: 12,
      totalInPaise: 2_400_000,
      frequency: 'MONTHLY',
      day: 7,
      firstDay: '2026-12-07',
      loadPercent: 1,
      feeInPaise: 2_000,
      receivedInPaise: 198_000,
      remainingInPaise: 100_000,
      isShared: false,
    });
  });

  test('does not deduct another STP of the source, and reports it', () => {
    const shared = { ...transferableOrder, mf_order_stp_enabled: true };
    expect(transferAgreement(shared, draft, null)).toMatchObject({ remainingInPaise: 100_000, isShared: true });
  });

  test('moves a day off to the next working day, and returns no day without an earliest day', () => {
    expect(transferAgreement(transferableOrder, { ...draft, day: 5 }, '2026-11-30')?.firstDay).toBe('2026-12-07');
    expect(transferAgreement(transferableOrder, draft, null)?.firstDay).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, day: null }, '2026-11-30')).toMatchObject({
      day: null,
      firstDay: null,
    });
  });

  test.each([
    [30, '2027-01-31', '2027-03-30'],
    [29, '2028-02-01', '2028-02-29'],
    [7, '2026-12-07', '2026-12-07'],
    [7, '2026-12-08', '2027-01-07'],
    [31, '2027-04-01', '2027-05-31'],
    [1, '2026-12-31', '2027-01-01'],
    [32, '2026-12-08', null],
    [null, '2026-12-08', null],
    [7, '', null],
  ])('starts, for day %i of the month and the earliest day %s, on %s', (day, earliest, first) => {
    expect(firstTransferDay(day, earliest)).toBe(first);
  });

  test('leaves nothing in the source if the transfers exceed its value, or the value is not known', () => {
    const many = { ...draft, amount: '3000' };
    expect(transferAgreement(transferableOrder, many, null)?.remainingInPaise).toBe(0);
    const unvalued = { ...transferableOrder, stp_available_transfer_amount: undefined };
    expect(transferAgreement(unvalued, draft, null)?.remainingInPaise).toBe(0);
  });

  test('returns null without an amount or a number', () => {
    expect(transferAgreement(transferableOrder, { ...draft, amount: '0' }, null)).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, amount: '' }, null)).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, installments: null }, null)).toBeNull();
  });
});
