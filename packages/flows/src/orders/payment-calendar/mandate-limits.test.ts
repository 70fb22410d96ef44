import type { Mandate } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { approvedMandate, rejectedMandate } from '../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import { payableOrder } from '../../parts/testing/sample-orders.ts';
import { createLimitCheck, mandateCoverOf, soleMandateAccount } from './mandate-limits.ts';
import { mandatesAnswer } from './testing/sample-plans.ts';

describe('the cover of debits by a mandate', () => {
  test('is not needed without debits, whatever is loaded', () => {
    for (const mandates of [null, mandatesAnswer(), mandatesAnswer(approvedMandate)])
      expect(mandateCoverOf(mandates, false)).toBe('notNeeded');
  });

  test('is unknown while the list is not loaded, and needs an approved mandate', () => {
    expect(mandateCoverOf(null, true)).toBe('unknown');
    expect(mandateCoverOf(mandatesAnswer(), true)).toBe('missing');
    expect(mandateCoverOf(mandatesAnswer(rejectedMandate), true)).toBe('missing');
    expect(mandateCoverOf(mandatesAnswer(rejectedMandate, approvedMandate), true)).toBe('approved');
  });
});

describe('the account of all debits', () => {
  const { bank_information: bank } = payableOrder;
  if (bank === undefined) throw new Error('Missing account');
  const banks = [
    { ...bank, beneficiary_account_no: '10000000001111', beneficiary_bank_name: 'First Bank' },
    { ...bank, beneficiary_account_no: '10000000002222', beneficiary_bank_name: 'Second Bank' },
  ];
  const first = { ...approvedMandate, account_no: '10000000001111' };
  const second = { ...approvedMandate, account_no: '10000000002222', mandate_id: 'M2' };
  const accountFor = (...mandates: readonly Mandate[]) => {
    const answer = mandatesAnswer(...mandates);
    return soleMandateAccount({ ...answer, result: { ...answer.result, customer_bank_list: banks } });
  };

  test('is that of the only approved mandate', () => {
    expect(accountFor(second)).toEqual({ bankName: 'Second Bank', lastDigits: '2222' });
    expect(accountFor({ ...rejectedMandate, account_no: '10000000001111' }, second)?.bankName).toBe('Second Bank');
  });

  test('is unknown without an approved mandate, with several, and without their list', () => {
    expect([accountFor(), accountFor(rejectedMandate), accountFor(first, second)]).toEqual([null, null, null]);
    expect(soleMandateAccount(null)).toBeNull();
  });

  test('is unknown if it is not in the list of accounts', () => {
    expect(accountFor({ ...first, account_no: '10000000003333' })).toBeNull();
  });
});

describe('the limit of the mandates', () => {
  const mandate = { ...approvedMandate, amount: 10_000, limit_used: 4000 };
  const shortfallsOf = (mandates: Parameters<typeof createLimitCheck>[0], ...debitsInPaise: readonly number[]) =>
    debitsInPaise.map(createLimitCheck(mandates));

  test('is used up by the debits of the earlier days', () => {
    expect(shortfallsOf(mandatesAnswer(mandate), 400_000, 200_000, 1)).toEqual([
      null,
      null,
      { debitsInPaise: 600_001, limitInPaise: 600_000 },
    ]);
  });

  test('is no shortfall of a day without debits', () => {
    expect(shortfallsOf(mandatesAnswer(mandate), 700_000, 0, 1)).toEqual([
      { debitsInPaise: 700_000, limitInPaise: 600_000 },
      null,
      { debitsInPaise: 700_001, limitInPaise: 600_000 },
    ]);
  });

  test('is not reduced by another mandate that is used beyond its amount', () => {
    const overused = { ...mandate, mandate_id: 'M2', amount: 1000, limit_used: 5000 };
    expect(shortfallsOf(mandatesAnswer(mandate, overused), 600_000)).toEqual([null]);
    expect(shortfallsOf(mandatesAnswer(overused), 1)).toEqual([{ debitsInPaise: 1, limitInPaise: 0 }]);
  });

  test('shows no shortfall without a mandate, whose absence has its own notice', () => {
    expect(shortfallsOf(mandatesAnswer(), 700_000)).toEqual([null]);
    expect(shortfallsOf(mandatesAnswer(rejectedMandate), 700_000)).toEqual([null]);
    expect(shortfallsOf(null, 700_000)).toEqual([null]);
  });
});
