import { describe, expect, test } from 'vitest';
import { listsWith, pendingMandate } from '../mandate-registration/mandate-registration.scenarios.ts';
import {
  isMandatePending,
  isMandateRefreshable,
  isMandateFormReuploadable,
  isMandateSelectable,
} from './mandate-state.ts';
import { mandateRowOf } from './mandate-row.ts';
import {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  otherMandate,
  rejectedMandate,
} from './testing/sample-mandates.ts';

const booleans = [false, true] as const;
/** Every pair of flags. */
const flagPairs = booleans.flatMap((one) => booleans.map((other) => [one, other] as const));
const flagTriples = booleans.flatMap((is_cancelled) =>
  flagPairs.map(([is_processed, is_active]) => ({ is_cancelled, is_processed, is_active })),
);

describe('a mandate', () => {
  test('has exactly one state, which follows from its flags', () => {
    const all = [pendingMandate, rejectedMandate, approvedMandate, inactiveMandate, cancelledMandate];
    expect(all.map((mandate) => mandateRowOf(mandate).state)).toEqual([
      'underApproval',
      'signAgain',
      'approved',
      'inactive',
      'cancelled',
    ]);
  });

  test('has the limit minus the part in use available, exact to the paisa [DO-317 OM-225]', () => {
    expect(mandateRowOf(approvedMandate).available).toBe(20_000);
    expect(mandateRowOf({ ...approvedMandate, amount: 10_000.1, limit_used: 9_999.8 }).available).toBe(0.3);
    expect(mandateRowOf({ ...approvedMandate, limit_used: 26_000 }).available).toBe(-1_000);
  });

  test('shows its account number in full and its dates as calendar days', () => {
    expect(mandateRowOf(otherMandate)).toMatchObject({
      account: { number: '501000000100', type: 'SB', ifsc: 'SBOX0000001' },
      startDay: '2026-11-20',
      endDay: '2036-11-17',
    });
    expect(mandateRowOf({ ...otherMandate, end_date: '' }).endDay).toBeNull();
  });
});

describe('the flags', () => {
  test.each(flagTriples)('%j decide whether a SIP may be placed on it [DO-313 OM-222]', (flags) => {
    const mandate = { ...pendingMandate, ...flags };
    expect(isMandateSelectable(mandate)).toBe(!flags.is_cancelled && flags.is_processed && flags.is_active);
  });

  test.each(flagPairs)(
    'cancelled %j and processed %j decide whether it can be refreshed [DO-311]',
    (is_cancelled, is_processed) => {
      expect(isMandateRefreshable({ ...pendingMandate, is_cancelled, is_processed })).toBe(
        !is_cancelled && !is_processed,
      );
    },
  );

  test.each(flagPairs)(
    're-upload %j and processed %j decide whether it can be signed again [OM-220]',
    (is_reupload, is_processed) => {
      expect(isMandateFormReuploadable({ ...pendingMandate, is_reupload, is_processed })).toBe(
        is_reupload && !is_processed,
      );
    },
  );
});

test('the list of pending mandates contains those without an answer of the bank [DO-310 OM-224]', () => {
  const lists = listsWith(pendingMandate, approvedMandate, rejectedMandate);
  const all = [pendingMandate, approvedMandate, rejectedMandate, { ...pendingMandate, is_cancelled: true }];
  expect(all.map((mandate) => isMandatePending(lists, mandate))).toEqual([true, false, false, false]);
});
