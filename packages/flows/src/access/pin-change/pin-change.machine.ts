import { RESEND_COOLDOWN_MS, type SendTwoFactorOtpAnswer, type VerifyMpinAnswer } from '@folioflow/api/contract';
import { and, assertEvent, assign, not, setup, stateIn } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, ruleNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import type { ReceivedAnswer } from '../../kit/port.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import { arePinsComplete, arePinsEqual, codeRequest, arePinsEqualAndCodeComplete } from './pin-change.rules.ts';
import type { PinChangeChart, PinChangeRequest } from './pin-change.types.ts';

const clearedMessages = { notice: null, twoFactorResult: null } as const;

export const pinChangeMachine = setup({
  types: {} as PinChangeChart,
  actors: {
    sendTwoFactorOtp: operationPort('sendTwoFactorOtp'),
    verifyMpin: operationPort<'verifyMpin', PinChangeRequest>('verifyMpin'),
  },
  delays: { RESEND_COOLDOWN: RESEND_COOLDOWN_MS },
  guards: {
    arePinsEqual: ({ event }) => event.type === 'pin.submitted' && arePinsEqual(event),
    arePinsComplete: ({ event }) => event.type === 'pin.submitted' && arePinsComplete(event),
    arePinsEqualAndCodeComplete: ({ event }) => event.type === 'change.submitted' && arePinsEqualAndCodeComplete(event),
    isEnteringCode: stateIn({ proving: { entry: 'entering' } }),
    /** INV-03. */
    isResendingCode: stateIn({ proving: { resend: 'resending' } }),
    /** Decision 009. */
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
  },
  actions: {
    /** INV-13. */
    setTicket: assign((_, { answer, receivedAt }: ReceivedAnswer<SendTwoFactorOtpAnswer>) => ({
      ticket: answer.twofactor_id,
      resendAvailableAt: receivedAt + RESEND_COOLDOWN_MS,
    })),
    clearTicket: assign({ ticket: '', hasLostAnswer: false }),
    /** ON-216. */
    resetForm: assign(({ context }) => ({
      ...clearedMessages,
      ticket: '',
      hasLostAnswer: false,
      attempt: context.attempt + 1,
    })),
    /** Decision 009. */
    setLostAnswerNotice: assign({ notice: ruleNotice('lostAnswer') }),
    /** Decision 074. */
    clearMessages: assign({ ...clearedMessages }),
    /** ON-215. */
    setTwoFactorResult: assign((_, { code, messageText }: VerifyMpinAnswer) => ({
      twoFactorResult: { code, messageText },
    })),
    /** ON-214, INV-56. */
    incrementPinAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    incrementCodeAttempt: assign({ codeAttempt: ({ context }) => context.codeAttempt + 1 }),
  },
})
  .extend({ actions: { ...noticeActions<PinChangeChart>('alert'), ...submissionActions<PinChangeChart>() } })
  .createMachine({
    id: 'pinChange',
    context: ({ input }) => ({
      ...input,
      ...initialSubmission,
      ticket: '',
      attempt: 0,
      codeAttempt: 0,
      resendAvailableAt: null,
      ...clearedMessages,
    }),
    initial: 'entering',
    states: {
      entering: {
        on: {
          'pin.submitted': [
            { guard: 'arePinsEqual', target: 'requestingCode' },
            {
              guard: 'arePinsComplete',
              actions: ['clearMessages', { type: 'setNotice', params: { notice: ruleNotice('invalid') } }],
            },
          ],
          'notice.dismissed': { actions: 'clearMessages' },
          'form.reset': { actions: 'resetForm' },
        },
      },
      requestingCode: {
        tags: ['busy', 'locked'],
        description: 'The PIN is sent only with the code.',
        entry: 'clearMessages',
        invoke: {
          id: 'sendTwoFactorOtp',
          src: 'sendTwoFactorOtp',
          input: { request: codeRequest },
          onDone: {
            target: 'proving',
            actions: [{ type: 'setTicket', params: ({ event }) => event.output }, 'incrementCodeAttempt'],
          },
          onError: {
            target: 'entering',
            actions: { type: 'setNotice', params: failureNotice },
          },
        },
        on: { 'form.reset': { target: 'entering', actions: 'resetForm' } },
      },
      proving: {
        type: 'parallel',
        tags: 'locked',
        description: 'Entry and resend are independent: a wrong code neither restarts nor ends the cooldown.',
        states: {
          entry: {
            initial: 'entering',
            states: {
              entering: {
                on: {
                  'form.reset': { target: '#pinChange.entering', actions: 'resetForm' },
                  'change.submitted': {
                    guard: and(['arePinsEqualAndCodeComplete', not('isResendingCode')]),
                    target: 'changing',
                    actions: ['setSubmissionKey'],
                  },
                },
              },
              changing: {
                tags: 'busy',
                description:
                  'A reset drops the answer: the form is empty and shows that the result of the change is unknown.',
                entry: 'clearMessages',
                invoke: {
                  id: 'verifyMpin',
                  src: 'verifyMpin',
                  // PIN and code travel in the event only: the context can be inspected, so it must never contain a
                  // secret.
                  input: ({ context: { ticket, submission }, event }) => {
                    assertEvent(event, 'change.submitted');
                    return { request: { pin: event.pin, code: event.code, ticket }, submission };
                  },
                  onDone: {
                    target: '#pinChange.entering',
                    actions: [
                      'clearTicket',
                      'incrementPinAttempt',
                      { type: 'setTwoFactorResult', params: ({ event }) => event.output.answer },
                    ],
                  },
                  onError: {
                    target: 'entering',
                    actions: [{ type: 'setNotice', params: submissionFailureNotice }, 'incrementCodeAttempt'],
                  },
                },
                on: { 'form.reset': { target: '#pinChange.entering', actions: ['resetForm', 'setLostAnswerNotice'] } },
              },
            },
          },
          resend: {
            initial: 'coolingDown',
            states: {
              coolingDown: { after: { RESEND_COOLDOWN: 'available' } },
              available: {
                on: {
                  'code.resendRequested': { guard: and(['isEnteringCode', not('hasLostAnswer')]), target: 'resending' },
                },
              },
              resending: {
                tags: 'busy',
                entry: 'clearMessages',
                invoke: {
                  id: 'sendTwoFactorOtp',
                  src: 'sendTwoFactorOtp',
                  input: { request: codeRequest },
                  onDone: {
                    target: 'coolingDown',
                    actions: { type: 'setTicket', params: ({ event }) => event.output },
                  },
                  onError: { target: 'available', actions: { type: 'setNotice', params: failureNotice } },
                },
              },
            },
          },
        },
      },
    },
  });
