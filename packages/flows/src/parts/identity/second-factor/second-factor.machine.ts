import { RESEND_COOLDOWN_MS } from '@folioflow/api/contract';
import { and, assertEvent, assign, enqueueActions, not, setup, stateIn } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { createNoticeSetter, failureNotice, submissionFailureNotice, type NoticeUpdate } from '../../../kit/notice.ts';
import { failureOf, port, type ReceivedAnswer } from '../../../kit/port.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import { createAbandonedConfirmation, resumeLostSubmission } from '../../../kit/submission-key.ts';
import { hasCompleteCodes } from './second-factor.rules.ts';
import type {
  SentCodeTicket,
  CodeConfirmationRequest,
  SendCodeRefusal,
  SecondFactorChart,
  SecondFactorOutput,
} from './second-factor.types.ts';

const secondFactorSetup = <Subject, Result>() =>
  setup({
    types: {} as SecondFactorChart<Subject, Result>,
    actors: {
      /** ON-155, DO-148, OM-136, INV-16. */
      sendCode: port<Subject, SentCodeTicket>('sendCode'),
      /** ON-146, DO-156, OM-138, INV-10. */
      confirm: port<CodeConfirmationRequest<Subject>, Result>('confirm'),
    },
    delays: { RESEND_COOLDOWN: ({ context }) => context.cooldownMs },
    guards: {
      /** INV-21. */
      isConfirmationAllowed: ({ context }) => context.isConfirmationAllowed,
      /** INV-10. */
      isCodeSent: ({ context }) => context.isCodeSent,
      /** ON-158, OM-140. */
      hasInitialCooldown: ({ context }) => context.hasInitialCooldown,
      /** ON-144, DO-154, OM-142, INV-10. */
      hasCompleteCodes: ({ context, event }) =>
        event.type === 'codes.submitted' && hasCompleteCodes(context.codes, event),
      /** DO-153, OM-139. */
      isAbandonAllowed: ({ context }) => context.isAbandonAllowed,
      /** ON-155, INV-16. */
      isResendAllowed: ({ context }) => context.isResendAllowed && !context.hasLostAnswer,
      /** INV-16. */
      isEntering: stateIn({ awaiting: { entry: 'entering' } }),
      /** INV-03. */
      isResending: stateIn({ awaiting: { resend: 'resending' } }),
    },
    actions: {
      /** DO-149, INV-13. */
      setTicket: assign((_, { answer, receivedAt }: ReceivedAnswer<SentCodeTicket>) => ({
        ticket: answer.ticket,
        resendAvailableAt: receivedAt + RESEND_COOLDOWN_MS,
        cooldownMs: RESEND_COOLDOWN_MS,
      })),
      /** INV-13, decision 009. */
      setAbandonedOutcome: assign(({ context, event }) => ({
        ticket: '',
        outcome: {
          ...createAbandonedConfirmation(context),
          ...(context.hasLostAnswer && 'toCheck' in event && { isToCheck: true as const }),
        },
      })),
      setOutcome: assign((_, outcome: SecondFactorOutput<Result>) => ({ outcome })),
      /** ON-150, INV-17. */
      setCodeNotice: enqueueActions(({ context, enqueue }, update: NoticeUpdate) =>
        createNoticeSetter(context.refusalAs)({ enqueue }, update),
      ),
      /** ON-150, INV-56. */
      incrementAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    },
  }).extend({
    actions: {
      /** Decision 074. */
      clearNotice: noticeActions<SecondFactorChart<Subject, Result>>('alert').clearNotice,
      ...submissionActions<SecondFactorChart<Subject, Result>>(),
    },
  });

export const secondFactorMachine = <Subject, Result>() =>
  secondFactorSetup<Subject, Result>().createMachine({
    id: 'secondFactor',
    context: ({ input }) => ({
      ...input,
      ...resumeLostSubmission(input.lostSubmission),
      ticket: input.ticket ?? '',
      attempt: 0,
      notice: null,
      outcome: { kind: 'abandoned' },
      resendAvailableAt:
        input.cooldown?.endsAt ?? (input.sentAt === undefined ? null : input.sentAt + RESEND_COOLDOWN_MS),
      cooldownMs: input.cooldown?.restMs ?? RESEND_COOLDOWN_MS,
    }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: not('isConfirmationAllowed'), target: 'notPermitted' },
          { guard: 'isCodeSent', target: 'awaiting' },
          { target: 'sendingCodes' },
        ],
      },
      notPermitted: { type: 'final', entry: { type: 'setOutcome', params: { kind: 'notPermitted' } } },
      sendingCodes: {
        tags: 'busy',
        invoke: {
          id: 'sendCode',
          src: 'sendCode',
          input: ({ context }) => ({ request: context.subject }),
          onDone: { target: 'awaiting', actions: { type: 'setTicket', params: ({ event }) => event.output } },
          onError: {
            target: 'notSent',
            actions: [
              { type: 'setCodeNotice', params: failureNotice },
              {
                type: 'setOutcome',
                params: ({ context, event }) => ({
                  kind: 'notSent',
                  notice: context.notice,
                  refusal: refusalOfError(event.error),
                }),
              },
            ],
          },
        },
        on: { 'codes.abandoned': { guard: 'isAbandonAllowed', target: 'abandoned' } },
      },
      notSent: { type: 'final' },
      awaiting: {
        type: 'parallel',
        description: 'Entry and resend are independent: a wrong code neither restarts nor ends the cooldown.',
        states: {
          entry: {
            initial: 'entering',
            states: {
              entering: {
                on: {
                  'codes.submitted': {
                    guard: and(['hasCompleteCodes', not('isResending')]),
                    target: 'confirming',
                    actions: 'setSubmissionKey',
                  },
                  'codes.abandoned': { guard: 'isAbandonAllowed', target: '#secondFactor.abandoned' },
                },
              },
              confirming: {
                tags: 'busy',
                entry: 'clearNotice',
                invoke: {
                  id: 'confirm',
                  src: 'confirm',
                  // The codes are only in the event: the context can be inspected, so it must never contain a secret.
                  input: ({ context: { subject, ticket, submission, hasLostAnswer }, event }) => {
                    assertEvent(event, 'codes.submitted');
                    const { type: _, ...codes } = event;
                    return { request: { subject, ticket, codes, hasLostAnswer }, submission };
                  },
                  onDone: {
                    target: '#secondFactor.confirmed',
                    actions: {
                      type: 'setOutcome',
                      params: ({ event }) => ({ kind: 'confirmed', result: event.output.answer }),
                    },
                  },
                  onError: {
                    target: 'entering',
                    actions: [{ type: 'setCodeNotice', params: submissionFailureNotice }, 'incrementAttempt'],
                  },
                },
              },
            },
          },
          resend: {
            initial: 'deciding',
            states: {
              deciding: {
                always: [{ guard: 'hasInitialCooldown', target: 'coolingDown' }, { target: 'available' }],
              },
              available: {
                on: {
                  'code.resendRequested': { guard: and(['isResendAllowed', 'isEntering']), target: 'resending' },
                },
              },
              resending: {
                tags: 'busy',
                entry: 'clearNotice',
                invoke: {
                  id: 'sendCode',
                  src: 'sendCode',
                  input: ({ context }) => ({ request: context.subject }),
                  onDone: {
                    target: 'coolingDown',
                    actions: { type: 'setTicket', params: ({ event }) => event.output },
                  },
                  onError: {
                    target: 'available',
                    actions: { type: 'setCodeNotice', params: failureNotice },
                  },
                },
              },
              coolingDown: { after: { RESEND_COOLDOWN: 'available' } },
            },
          },
        },
      },
      confirmed: { type: 'final' },
      abandoned: { type: 'final', entry: 'setAbandonedOutcome' },
    },
    output: ({ context }) => context.outcome,
  });
export type SecondFactorMachine<Subject, Result> = ReturnType<typeof secondFactorMachine<Subject, Result>>;

function refusalOfError(error: unknown): SendCodeRefusal | null {
  const failure = failureOf(error);
  return failure.kind === 'refused'
    ? { code: failure.code, text: failure.text, navigateScreen: failure.answer.navigateScreen }
    : null;
}
