import type { SendTwoFactorOtpAnswer, VerifyMpinAnswer } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, lost, ruleNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import { arePinsComplete, arePinsEqual, codeRequest, isChangeComplete } from './pin-change.rules.ts';
import type {
  PinChangeContext,
  PinChangeEmitted,
  PinChangeEvent,
  PinChangeInput,
  PinChangeRequest,
} from './pin-change.types.ts';

const nothingSaid = { notice: null, twoFactorResult: null } as const;

export const pinChangeMachine = setup({
  types: {} as {
    context: PinChangeContext;
    events: PinChangeEvent;
    input: PinChangeInput;
    emitted: PinChangeEmitted;
    tags: 'busy' | 'locked';
  },
  actors: {
    sendTwoFactorOtp: operationPort('sendTwoFactorOtp'),
    verifyMpin: operationPort<'verifyMpin', PinChangeRequest>('verifyMpin'),
  },
  guards: {
    arePinsEqual: ({ event }) => event.type === 'pin.submitted' && arePinsEqual(event),
    arePinsComplete: ({ event }) => event.type === 'pin.submitted' && arePinsComplete(event),
    isChangeComplete: ({ event }) => event.type === 'change.submitted' && isChangeComplete(event),
  },
  actions: {
    rememberTicket: assign((_, { twofactor_id }: SendTwoFactorOtpAnswer) => ({ ticket: twofactor_id })),
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
      description: 'The PIN itself is sent only with the code.',
      entry: 'forgetWords',
      invoke: {
        id: 'sendTwoFactorOtp',
        src: 'sendTwoFactorOtp',
        input: { request: codeRequest },
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'rememberTicket', params: ({ event }) => event.output.answer }, 'raiseCodeAttempt'],
        },
        onError: {
          target: 'entering',
          actions: { type: 'keepNotice', params: failed },
        },
      },
      on: { 'form.reset': { target: 'entering', actions: 'startAfresh' } },
    },
    enteringCode: {
      tags: 'locked',
      on: {
        'form.reset': { target: 'entering', actions: 'startAfresh' },
        'change.submitted': { guard: 'isChangeComplete', target: 'changing', actions: 'nextSubmission' },
      },
    },
    changing: {
      tags: ['busy', 'locked'],
      description:
        'A reset drops the answer: the form is empty and says that nobody can tell whether the PIN was changed.',
      entry: 'forgetWords',
      invoke: {
        id: 'verifyMpin',
        src: 'verifyMpin',
        // PIN and code travel in the event only: context is inspected, so a secret must never enter it.
        input: ({ context: { ticket, submission }, event }) => {
          assertEvent(event, 'change.submitted');
          return { request: { pin: event.pin, code: event.code, ticket }, submission };
        },
        onDone: {
          target: 'entering',
          actions: ['forgetTicket', 'raiseAttempt', { type: 'keepResult', params: ({ event }) => event.output.answer }],
        },
        onError: { target: 'enteringCode', actions: [{ type: 'keepNotice', params: lost }, 'raiseCodeAttempt'] },
      },
      on: { 'form.reset': { target: 'entering', actions: ['startAfresh', 'sayUnknown'] } },
    },
  },
});
