import { RESEND_COOLDOWN_MS, type SendTwoFactorOtpAnswer, type VerifyMpinAnswer } from '@folioflow/api/contract';
import { and, assertEvent, assign, enqueueActions, not, setup, stateIn } from 'xstate';
import { failed, keepsNotice, lost, ruleNotice, type NoticeRaised } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import type { Reply } from '../../kit/port.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import { arePinsComplete, arePinsEqual, codeRequest, isChangeComplete } from './pin-change.rules.ts';
import type { PinChangeContext, PinChangeEvent, PinChangeInput, PinChangeRequest } from './pin-change.types.ts';

const nothingSaid = { notice: null, twoFactorResult: null } as const;

export const pinChangeMachine = setup({
  types: {} as {
    context: PinChangeContext;
    events: PinChangeEvent;
    input: PinChangeInput;
    emitted: NoticeRaised;
    tags: 'busy' | 'locked';
  },
  actors: {
    sendTwoFactorOtp: operationPort('sendTwoFactorOtp'),
    verifyMpin: operationPort<'verifyMpin', PinChangeRequest>('verifyMpin'),
  },
  delays: { RESEND_COOLDOWN: RESEND_COOLDOWN_MS },
  guards: {
    arePinsEqual: ({ event }) => event.type === 'pin.submitted' && arePinsEqual(event),
    arePinsComplete: ({ event }) => event.type === 'pin.submitted' && arePinsComplete(event),
    isChangeComplete: ({ event }) => event.type === 'change.submitted' && isChangeComplete(event),
    isEntering: stateIn({ proving: { entry: 'entering' } }),
    isResending: stateIn({ proving: { resend: 'resending' } }),
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
  },
  actions: {
    rememberTicket: assign((_, { answer, receivedAt }: Reply<SendTwoFactorOtpAnswer>) => ({
      ticket: answer.twofactor_id,
      resendAvailableAt: receivedAt + RESEND_COOLDOWN_MS,
    })),
    forgetTicket: assign({ ticket: '', hasLostAnswer: false }),
    startAfresh: assign(({ context }) => ({
      ...nothingSaid,
      ticket: '',
      hasLostAnswer: false,
      attempt: context.attempt + 1,
    })),
    sayUnknown: assign({ notice: ruleNotice('lostAnswer') }),
    keepNotice: enqueueActions(keepsNotice('alert')),
    forgetWords: assign({ ...nothingSaid }),
    keepResult: assign((_, { code, messageText }: VerifyMpinAnswer) => ({ twoFactorResult: { code, messageText } })),
    raiseAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    raiseCodeAttempt: assign({ codeAttempt: ({ context }) => context.codeAttempt + 1 }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
  },
}).createMachine({
  id: 'pinChange',
  context: ({ input }) => ({
    ...input,
    ...noSubmissionYet,
    ticket: '',
    attempt: 0,
    codeAttempt: 0,
    resendAvailableAt: null,
    ...nothingSaid,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'pin.submitted': [
          { guard: 'arePinsEqual', target: 'requestingCode' },
          {
            guard: 'arePinsComplete',
            actions: ['forgetWords', { type: 'keepNotice', params: { notice: ruleNotice('invalid') } }],
          },
        ],
        'notice.dismissed': { actions: 'forgetWords' },
        'form.reset': { actions: 'startAfresh' },
      },
    },
    requestingCode: {
      tags: ['busy', 'locked'],
      description: 'The PIN is sent only with the code.',
      entry: 'forgetWords',
      invoke: {
        id: 'sendTwoFactorOtp',
        src: 'sendTwoFactorOtp',
        input: { request: codeRequest },
        onDone: {
          target: 'proving',
          actions: [{ type: 'rememberTicket', params: ({ event }) => event.output }, 'raiseCodeAttempt'],
        },
        onError: {
          target: 'entering',
          actions: { type: 'keepNotice', params: failed },
        },
      },
      on: { 'form.reset': { target: 'entering', actions: 'startAfresh' } },
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
                'form.reset': { target: '#pinChange.entering', actions: 'startAfresh' },
                'change.submitted': {
                  guard: and(['isChangeComplete', not('isResending')]),
                  target: 'changing',
                  actions: 'nextSubmission',
                },
              },
            },
            changing: {
              tags: 'busy',
              description:
                'A reset drops the answer: the form is empty and shows that the result of the change is unknown.',
              entry: 'forgetWords',
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
                    'forgetTicket',
                    'raiseAttempt',
                    { type: 'keepResult', params: ({ event }) => event.output.answer },
                  ],
                },
                onError: { target: 'entering', actions: [{ type: 'keepNotice', params: lost }, 'raiseCodeAttempt'] },
              },
              on: { 'form.reset': { target: '#pinChange.entering', actions: ['startAfresh', 'sayUnknown'] } },
            },
          },
        },
        resend: {
          initial: 'coolingDown',
          states: {
            coolingDown: { after: { RESEND_COOLDOWN: 'available' } },
            available: {
              on: { 'code.resendRequested': { guard: and(['isEntering', not('hasLostAnswer')]), target: 'resending' } },
            },
            resending: {
              tags: 'busy',
              entry: 'forgetWords',
              invoke: {
                id: 'sendTwoFactorOtp',
                src: 'sendTwoFactorOtp',
                input: { request: codeRequest },
                onDone: {
                  target: 'coolingDown',
                  actions: { type: 'rememberTicket', params: ({ event }) => event.output },
                },
                onError: { target: 'available', actions: { type: 'keepNotice', params: failed } },
              },
            },
          },
        },
      },
    },
  },
});
