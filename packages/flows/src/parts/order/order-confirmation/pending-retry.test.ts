import { describe, expect, test } from 'vitest';
import {
  clearAcceptedRetry,
  draftToSend,
  findRetryOfDraft,
  initialRetry,
  nextPendingRetry,
  submissionKeyOfDraft,
  type PendingRetry,
} from './pending-retry.ts';

interface Draft {
  readonly orderId: string;
  readonly amount: string;
  readonly debit_amount?: string | null;
  readonly note?: string;
}
const draft: Draft = { orderId: 'order-1', amount: '5000' };
const retry: PendingRetry<Draft> = { submission: 'lost-1', draft };
const lost = { kind: 'abandoned', lostSubmission: 'lost-2' };
const answered = { kind: 'abandoned' };

describe('the retry of a lost answer', () => {
  test('is none before the first attempt', () => {
    expect(initialRetry).toEqual({ submission: '', retry: null });
    expect(findRetryOfDraft(null, draft)).toBeNull();
  });

  test('belongs to the same draft, whose amount may be written in another way', () => {
    for (const same of [{ ...draft }, { ...draft, amount: '5000.00' }, { ...draft, amount: ' 5000.0' }])
      expect(findRetryOfDraft(retry, same)).toBe(retry);
    const debit = { ...draft, debit_amount: '100' };
    expect(findRetryOfDraft({ ...retry, draft: debit }, { ...debit, debit_amount: '100.00' })).not.toBeNull();
  });

  test('belongs to no other draft, and to none that is incomplete', () => {
    for (const other of [
      null,
      { ...draft, amount: '5000.01' },
      { ...draft, amount: '' },
      { ...draft, orderId: 'order-2' },
      { ...draft, note: 'x' },
    ])
      expect(findRetryOfDraft(retry, other)).toBeNull();
  });

  test('belongs to the same draft without an amount too', () => {
    const unlimited: PendingRetry<Draft> = { ...retry, draft: { ...draft, debit_amount: null } };
    expect(findRetryOfDraft(unlimited, { ...draft, debit_amount: null })).toBe(unlimited);
    expect(findRetryOfDraft(unlimited, { ...draft, debit_amount: '0' })).toBeNull();
  });

  test('compares the text of a field that is no amount, although it is a number', () => {
    const numbered = { ...draft, orderId: '17' };
    expect(findRetryOfDraft({ ...retry, draft: numbered }, { ...numbered, orderId: '17.00' })).toBeNull();
  });

  test('compares an amount that is no number by its text', () => {
    const unreadable = { ...retry, draft: { ...draft, amount: 'many' } };
    expect(findRetryOfDraft(unreadable, { ...draft, amount: 'many' })).toBe(unreadable);
    expect(findRetryOfDraft(unreadable, { ...draft, amount: 'more' })).toBeNull();
  });

  test('is sent with the text and the key of the lost attempt; any other draft has a key of its own', () => {
    const rewritten = { ...draft, amount: '5000.00' };
    const other = { ...draft, amount: '6000' };
    expect(draftToSend(retry, rewritten)).toBe(draft);
    expect(draftToSend(retry, other)).toBe(other);
    expect(draftToSend(null, draft)).toBe(draft);
    const newSubmission = () => 'new';
    expect(submissionKeyOfDraft({ retry, newSubmission }, rewritten)).toBe('lost-1');
    expect(submissionKeyOfDraft({ retry, newSubmission }, other)).toBe('new');
    expect(submissionKeyOfDraft({ retry: null, newSubmission }, draft)).toBe('new');
  });
});

describe('the end of an attempt', () => {
  test('without an answer sets the retry, with the first text of the draft', () => {
    expect(nextPendingRetry(null, draft, lost)).toEqual({ submission: 'lost-2', draft });
    const rewritten = { ...draft, amount: '5000.00' };
    expect(nextPendingRetry(retry, rewritten, lost)).toEqual({ submission: 'lost-2', draft });
    const other = { ...draft, amount: '6000' };
    expect(nextPendingRetry(retry, other, lost)).toEqual({ submission: 'lost-2', draft: other });
  });

  test('with an answer, or without a complete draft, changes no retry', () => {
    expect(nextPendingRetry(retry, draft, answered)).toBe(retry);
    expect(nextPendingRetry(null, draft, answered)).toBeNull();
    expect(nextPendingRetry(retry, null, lost)).toBe(retry);
    expect(nextPendingRetry(null, null, lost)).toBeNull();
  });
});

describe('an accepted attempt', () => {
  test('clears the retry of a draft with its values, and no other', () => {
    expect(clearAcceptedRetry(retry, { orderId: 'order-1' })).toBeNull();
    expect(clearAcceptedRetry(retry, { orderId: 'order-1', amount: '5000.00' })).toBeNull();
    expect(clearAcceptedRetry(retry, { orderId: 'order-2' })).toBe(retry);
    expect(clearAcceptedRetry<Draft>(null, { orderId: 'order-1' })).toBeNull();
  });
});
