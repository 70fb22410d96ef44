import type { RequestOf } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { deferredPort } from '../../../model-testing/deferred-port.ts';
import { noticeOf, ruleNotice } from '../../../kit/notice.ts';
import { accepted, noAnswer, PortFailure, refused, runnable } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { allottedOrder } from '../../testing/sample-orders.ts';
import { confirmationInput, hasUncertainAttempt, notFoundNotice, orderEndOf } from './order-confirmation.rules.ts';
import { createPlacedOrderFinder } from './placed-order-finder.ts';
import { findRetryOfDraft, nextPendingRetry } from './pending-retry.ts';
import { orderConfirmation } from './order-confirmation.flow.ts';
import { secondFactorMachine } from '../../identity/second-factor/second-factor.machine.ts';
import type { CodeConfirmationRequest } from '../../identity/second-factor/second-factor.types.ts';
import type { OrderResult, ClosedGate } from './order-confirmation.types.ts';
import { createOrderConfirmPort } from './order-confirmation.ports.ts';

/** An order of another kind than a lumpsum: the amount to withdraw from an order. */
interface Withdrawal {
  readonly orderId: string;
  readonly amount: string;
}
type Codes = RequestOf<'createSingleOrder'>['two_factor_authentication'];
const withdrawal: Withdrawal = { orderId: 'order-1', amount: '5000' };
const other: Withdrawal = { ...withdrawal, amount: '6000' };
const gate: ClosedGate = { message: 'Complete your e-sign first.', redirect: 'esignkycVerification' };
const part = orderConfirmation<Withdrawal, string>();

function confirming(given: { lostSubmission?: string; gate?: ClosedGate } = {}) {
  const create = deferredPort<Withdrawal & { codes: Codes }, { orderNo: string }>();
  const sendCode = deferredPort<Withdrawal, { ticket: string }>();
  const confirm = createOrderConfirmPort(
    create,
    ({ subject, ticket, codes }: CodeConfirmationRequest<Withdrawal>) => ({
      ...subject,
      codes: { mobile_otp: codes.mobile ?? '', email_otp: '', twofactor_token_id: ticket },
    }),
    ({ orderNo }) => orderNo,
    'order',
  );
  const run = startFlow(
    () => ({
      ...part,
      machine: runnable(secondFactorMachine<Withdrawal, OrderResult<string>>(), { sendCode, confirm }),
    }),
    confirmationInput({
      codes: 'mobile',
      subject: withdrawal,
      gate: given.gate ?? null,
      retry: given.lostSubmission === undefined ? null : { submission: given.lostSubmission, draft: withdrawal },
      newSubmission: createSubmissionKeyCounter(),
    }),
  );
  const submit = () => run.send({ type: 'codes.submitted', mobile: '123456' });
  const end = () => {
    const { output } = run.actor.getSnapshot();
    if (output === undefined) throw new Error('The confirmation has not ended.');
    return orderEndOf(output);
  };
  return { ...run, create, sendCode, submit, end, send: () => sendCode.answer(accepted({ ticket: 'ticket-1' }, 0)) };
}

describe('an order of any kind', () => {
  test("is placed with its code, and the provider's answer is passed on", async () => {
    const { create, send, submit, end } = confirming();
    await send();
    submit();
    expect(create.calls).toEqual([
      {
        request: { ...withdrawal, codes: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'ticket-1' } },
        submission: 'submission-1',
      },
    ]);
    await create.answer(accepted({ orderNo: 'A-17' }, 0));
    expect(end()).toEqual({ kind: 'placed', order: 'A-17' });
  });

  test('returns to the previous step without a notice if it is abandoned', async () => {
    const { remote, send, end } = confirming();
    await send();
    remote.send({ type: 'codes.abandoned' });
    expect(end()).toEqual({ kind: 'back', notice: null, lostSubmission: undefined });
  });

  test('returns to the previous step with the reason if its code was not sent', async () => {
    const { sendCode, end } = confirming();
    const tooMany = refused('Too many codes.', '034');
    await sendCode.answer(tooMany);
    expect(end()).toEqual({ kind: 'back', notice: noticeOf(new PortFailure(tooMany)), lostSubmission: undefined });
  });
});

describe('a closed gate', () => {
  const closed = refused(gate.message, '020', { navigateScreen: './esignkycVerification/' });

  test('is already announced if the code is refused, but not if the order is refused', async () => {
    const atCode = confirming();
    await atCode.sendCode.answer(closed);
    expect([atCode.end(), atCode.notices.length]).toEqual([{ kind: 'blocked', gate, isAnnounced: true }, 1]);
    const atOrder = confirming();
    await atOrder.send();
    atOrder.submit();
    await atOrder.create.answer(closed);
    expect([atOrder.end(), atOrder.notices.length]).toEqual([{ kind: 'blocked', gate, isAnnounced: false }, 0]);
  });

  test('prevents the sending of a code if it is known beforehand', () => {
    const { sendCode, end } = confirming({ gate });
    expect([sendCode.calls, end()]).toEqual([[], { kind: 'back', notice: null, lostSubmission: undefined }]);
  });

  test('redirects to a page of this app only', async () => {
    for (const navigateScreen of [undefined, 'https://evil.example', '//evil.example', 'nowhere']) {
      const { sendCode, end } = confirming();
      await sendCode.answer(refused('Not now.', '020', { navigateScreen }));
      expect(end()).toMatchObject({ kind: 'blocked', gate: { message: 'Not now.', redirect: 'schemeList' } });
    }
  });
});

describe('a lost answer', () => {
  test.each([
    ['no answer', async (create: ReturnType<typeof confirming>['create']) => create.answer(noAnswer)],
    ['a fault', async (create: ReturnType<typeof confirming>['create']) => create.fail(new TypeError('offline'))],
  ])('(%s) is retried with its submission, which the abandoned codes return', async (_, lose) => {
    const { create, remote, send, submit, end } = confirming();
    await send();
    submit();
    await lose(create);
    submit();
    expect(create.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-1']);
    await lose(create);
    remote.send({ type: 'codes.abandoned' });
    expect(end()).toEqual({ kind: 'back', notice: ruleNotice('lostAnswer'), lostSubmission: 'submission-1' });
  });

  test('is retried with its submission by the same order only', async () => {
    const left = { kind: 'back', notice: null, lostSubmission: 'submission-1' } as const;
    const retry = nextPendingRetry(null, withdrawal, left);
    expect(retry).toEqual({ submission: 'submission-1', draft: withdrawal });
    expect([findRetryOfDraft(retry, { ...withdrawal }), findRetryOfDraft(retry, other)]).toEqual([retry, null]);
    expect(nextPendingRetry(retry, other, { ...left, lostSubmission: undefined })).toBe(retry);
    const { create, send, submit } = confirming({ lostSubmission: 'submission-1' });
    await send();
    submit();
    expect(create.calls[0]?.submission).toBe('submission-1');
  });

  test('turns a later 051 into a notice that the earlier attempt may have counted', async () => {
    const { create, send, submit, view } = confirming();
    await send();
    submit();
    await create.fail(new TypeError('offline'));
    submit();
    await create.answer(refused('This submission was already used.', '051'));
    expect(view()).toMatchObject({ notice: { kind: 'earlierAttempt' } });
    expect(hasUncertainAttempt(null, view())).toBe(true);
  });

  test('is looked up in the order list by its key on request', async () => {
    const { create, remote, send, submit, end } = confirming();
    await send();
    submit();
    await create.fail(new TypeError('offline'));
    remote.send({ type: 'codes.abandoned', toCheck: true });
    expect(end()).toEqual({ kind: 'sought', lostSubmission: 'submission-1' });
    expect(nextPendingRetry(null, withdrawal, end())).toEqual({ submission: 'submission-1', draft: withdrawal });

    const { signal } = new AbortController();
    const look = (...keys: readonly (string | undefined)[]) => {
      const result = keys.map((key, place) => ({
        ...allottedOrder,
        mf_order_number: String(place),
        ...(key === undefined ? {} : { submission_key: key }),
      }));
      return createPlacedOrderFinder(
        ({ order_type }) => {
          expect(order_type).toBe('xsip');
          return Promise.resolve(accepted({ code: '000', messageText: '', result, status_filter_list: [] }, 7));
        },
        'xsip',
        ({ mf_order_number }) => mf_order_number,
      )({ submission: 'submission-1' }, { signal });
    };
    expect(await look('', 'submission-1', 'submission-2')).toEqual(accepted({ kind: 'found', order: '1' }, 7));
    expect(await look('', 'submission-2')).toEqual(accepted({ kind: 'absent' }, 7));
    expect(await look()).toEqual(accepted({ kind: 'absent' }, 7));
    expect(await look('submission-2', undefined)).toEqual(accepted({ kind: 'unknown' }, 7));
    expect(
      await createPlacedOrderFinder(() => Promise.resolve(noAnswer), 'single', String)({ submission: 'a' }, { signal }),
    ).toBe(noAnswer);
    expect([notFoundNotice({ kind: 'absent' }), notFoundNotice({ kind: 'unknown' })]).toEqual([
      ruleNotice('notListed'),
      ruleNotice('lostAnswer'),
    ]);
  });

  test('makes an order uncertain; a refusal does not', async () => {
    const { create, send, submit, view } = confirming();
    await send();
    expect(hasUncertainAttempt({ submission: 'submission-1', draft: withdrawal }, view())).toBe(true);
    submit();
    await create.answer(refused('The amount is too small.', '051'));
    expect([hasUncertainAttempt(null, view()), hasUncertainAttempt(null, undefined)]).toEqual([false, false]);
  });
});
