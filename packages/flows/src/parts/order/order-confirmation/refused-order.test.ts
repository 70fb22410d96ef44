import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { deferredPort } from '../../../model-testing/deferred-port.ts';
import { accepted, emptyAnswerRefusal, refused, runnable, type PortOutcome } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { orderConfirmation } from './order-confirmation.flow.ts';
import { secondFactorMachine } from '../../identity/second-factor/second-factor.machine.ts';
import type { CodeConfirmationRequest } from '../../identity/second-factor/second-factor.types.ts';
import type { OrderResult } from './order-confirmation.types.ts';
import { createOrderConfirmPort } from './order-confirmation.ports.ts';
import { confirmationInput, orderEndOf } from './order-confirmation.rules.ts';

interface SubmittedOrder {
  readonly amount: string;
}
const part = orderConfirmation<SubmittedOrder, string>();
const rejected = refused('Order rejected by the exchange.', '071');

async function startConfirmation({ lostSubmission = '' } = {}) {
  const create = deferredPort<{ subject: SubmittedOrder; codes: object }, { orderNo: string }>();
  const sendCode = deferredPort<SubmittedOrder, { ticket: string }>();
  const subject = { amount: '5000' };
  const run = startFlow(
    () => ({
      ...part,
      machine: runnable(secondFactorMachine<SubmittedOrder, OrderResult<string>>(), {
        sendCode,
        confirm: createOrderConfirmPort(
          create,
          ({ subject: order, codes }: CodeConfirmationRequest<SubmittedOrder>) => ({ subject: order, codes }),
          ({ orderNo }) => orderNo,
          'order',
        ),
      }),
    }),
    confirmationInput({
      codes: 'mobile',
      subject,
      gate: null,
      retry: lostSubmission === '' ? null : { submission: lostSubmission, draft: subject },
      newSubmission: createSubmissionKeyCounter(),
    }),
  );
  await sendCode.answer(accepted({ ticket: 'ticket-1' }, 0));
  const submit = () => run.send({ type: 'codes.submitted', mobile: '123456' });
  submit();
  const end = () => {
    const { output } = run.actor.getSnapshot();
    return output === undefined ? null : orderEndOf(output);
  };
  return { ...run, create, submit, end };
}

describe('a refused order', () => {
  test('ends the confirmation with the reason and its effect; the flow raises the alert', async () => {
    const { create, end, notices } = await startConfirmation();
    await create.answer(rejected);
    expect(end()).toMatchObject({
      kind: 'refused',
      notice: { kind: 'refused', text: 'Order rejected by the exchange.', unchanged: 'order' },
    });
    expect(notices).toEqual([]);
  });

  test.each<[string, PortOutcome<never>]>([
    ['a wrong code', refused('The code is not right.', '031')],
    ['an expired code', refused('The code has expired.', '032')],
    ['an empty answer', emptyAnswerRefusal()],
    ['no answer', { kind: 'noAnswer' }],
    ['a repeated submission whose first answer is missing', { ...rejected, isRepeat: true }],
    ['an order that may have been placed before', { ...rejected, means: 'earlierAttempt' }],
    ['code that could not be loaded', { ...rejected, means: 'connectivity' }],
  ])('is not stated for %s', async (_, outcome) => {
    const { create, end, view } = await startConfirmation();
    await create.answer(outcome);
    expect(end()).toBeNull();
    expect(view().screen).toBe('codes');
  });

  test('is not stated after a lost answer, of this confirmation or of an earlier one', async () => {
    const here = await startConfirmation();
    await here.create.fail({ kind: 'unreachable', errors: [] });
    here.submit();
    await here.create.answer(rejected);
    expect(here.end()).toBeNull();
    const before = await startConfirmation({ lostSubmission: 'submission-9' });
    await before.create.answer(rejected);
    expect(before.end()).toBeNull();
  });
});
