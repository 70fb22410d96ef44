import type { Envelope } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, not, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { createNoticeSetter, submissionFailureNotice, type NoticeUpdate } from '../../../kit/notice.ts';
import { port } from '../../../kit/port.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import { createAbandonedConfirmation, resumeLostSubmission } from '../../../kit/submission-key.ts';
import { isPinComplete } from './pin-confirmation.rules.ts';
import type { PinConfirmationChart, PinConfirmationOutput, PinConfirmationRequest } from './pin-confirmation.types.ts';

const pinConfirmationSetup = <Subject, Result extends Envelope>() =>
  setup({
    types: {} as PinConfirmationChart<Subject, Result>,
    actors: {
      /** OM-076, OM-279, INV-15. */
      confirm: port<PinConfirmationRequest<Subject>, Result>('confirm'),
    },
    guards: {
      /** INV-22. */
      isConfirmationAllowed: ({ context }) => context.isConfirmationAllowed,
      /** DO-258, DO-259, OM-269, INV-15. */
      isPinComplete: ({ event }) => event.type === 'pin.submitted' && isPinComplete(event.pin),
    },
    actions: {
      /** Decision 009. */
      setAbandonedOutcome: assign({
        outcome: ({ context }) => ({ ...createAbandonedConfirmation(context), wasTried: context.attempt > 0 }),
      }),
      setOutcome: assign((_, outcome: PinConfirmationOutput<Result>) => ({ outcome })),
      /** DO-262, decision 009. */
      setPinNotice: enqueueActions(({ context, enqueue }, update: NoticeUpdate) => {
        const isRefused = update.notice.via === 'answer' && !update.hasLostAnswer;
        if (context.shouldAlertRefusal || !isRefused) createNoticeSetter('alert')({ enqueue }, update);
        else enqueue.assign(update);
      }),
      /** INV-56. */
      incrementAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    },
  }).extend({
    actions: {
      clearNotice: noticeActions<PinConfirmationChart<Subject, Result>>('alert').clearNotice,
      ...submissionActions<PinConfirmationChart<Subject, Result>>(),
    },
  });

export const pinConfirmationMachine = <Subject, Result extends Envelope>() =>
  pinConfirmationSetup<Subject, Result>().createMachine({
    id: 'pinConfirmation',
    context: ({ input }) => ({
      ...input,
      ...resumeLostSubmission(input.lostSubmission),
      attempt: 0,
      notice: null,
      outcome: { kind: 'abandoned', wasTried: false },
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: not('isConfirmationAllowed'), target: 'notPermitted' }, { target: 'entering' }],
      },
      notPermitted: { type: 'final', entry: { type: 'setOutcome', params: { kind: 'notPermitted' } } },
      entering: {
        on: {
          'pin.submitted': {
            guard: 'isPinComplete',
            target: 'confirming',
            actions: 'setSubmissionKey',
          },
          'pin.abandoned': 'abandoned',
        },
      },
      confirming: {
        tags: 'busy',
        entry: 'clearNotice',
        invoke: {
          id: 'confirm',
          src: 'confirm',
          // The PIN is only in the event: the context can be inspected, so it must never contain a secret.
          input: ({ context: { subject, submission }, event }) => {
            assertEvent(event, 'pin.submitted');
            return { request: { subject, pin: event.pin }, submission };
          },
          onDone: {
            target: 'confirmed',
            actions: {
              type: 'setOutcome',
              params: ({ event: { output } }) => ({
                kind: 'confirmed',
                result: output.answer,
                message: output.answer.messageText,
              }),
            },
          },
          onError: {
            target: 'entering',
            actions: [{ type: 'setPinNotice', params: submissionFailureNotice }, 'incrementAttempt'],
          },
        },
      },
      confirmed: { type: 'final' },
      abandoned: { type: 'final', entry: 'setAbandonedOutcome' },
    },
    output: ({ context }) => context.outcome,
  });
export type PinConfirmationMachine<Subject, Result extends Envelope> = ReturnType<
  typeof pinConfirmationMachine<Subject, Result>
>;
