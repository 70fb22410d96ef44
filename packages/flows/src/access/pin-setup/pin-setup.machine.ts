import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { uncertainFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { parseSignInData, navigationStateOf } from '../sign-in-data.ts';
import { isPinLengthValid, isPinMismatch, pinRequest } from './pin-setup.rules.ts';
import type { PinSetupChart, PinSetupOutput } from './pin-setup.types.ts';

const FIRST_STAGE = 'panVerification';

const pinSetupSetup = setup({
  types: {} as PinSetupChart,
  actors: { verifyEmail: operationPort('verifyEmail') },
  guards: {
    /** ON-198. */
    isRouteStateMissing: ({ context }) => context.routeState === null,
    isSignedIn: ({ context }) => context.isSignedIn,
    /** ON-200, ON-201, INV-19. */
    isConfirmedPinValid: ({ event }) =>
      event.type === 'pin.submitted' && isPinLengthValid(event.pin) && event.pin === event.confirmation,
    isPinMismatch: ({ event }) => event.type === 'pin.submitted' && isPinMismatch(event),
  },
  actions: {
    /** Decision 074. */
    clearMessages: assign({ notice: null, problem: null }),
    /** ON-200. */
    setPinMismatchProblem: assign({ problem: 'mismatch' }),
    /** INV-56. */
    incrementAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    /** ON-203, ON-204. */
    setPinSavedOutcome: enqueueActions(({ enqueue }, answer: VerifyEmailAnswer) => {
      enqueue.assign({ message: answer.messageText, outcome: outputAfterSavedPin(answer) });
      const signedIn = parseSignInData(answer);
      if (signedIn !== null) enqueue.emit({ type: 'person.signedIn', signedIn });
    }),
    setFirstKycStageExit: assign({ outcome: { kind: 'left', exit: { to: FIRST_STAGE, replace: true } } }),
  },
}).extend({ actions: { ...noticeActions<PinSetupChart>('popup') } });

export const pinSetupMachine = pinSetupSetup.createMachine({
  id: 'pinSetup',
  context: ({ input }) => ({
    ...input,
    problem: null,
    notice: null,
    attempt: 0,
    message: '',
    outcome: { kind: 'unfinished' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRouteStateMissing', target: 'stateMissing' },
        { guard: 'isSignedIn', target: 'left', actions: 'setFirstKycStageExit' },
        { target: 'entering' },
      ],
    },
    stateMissing: {
      type: 'final',
      description: 'Opened without a running sign-up: the not-found text, no call to the provider.',
    },
    entering: {
      on: {
        'pin.submitted': [
          { guard: 'isConfirmedPinValid', target: 'saving' },
          { guard: 'isPinMismatch', actions: 'setPinMismatchProblem' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        // The PIN travels in the event only: the context can be inspected, so it must never contain a secret.
        input: ({ context, event }) => {
          assertEvent(event, 'pin.submitted');
          return { request: pinRequest(context.routeState?.email ?? '', event.pin) };
        },
        onDone: {
          target: 'announcing',
          actions: { type: 'setPinSavedOutcome', params: ({ event }) => event.output.answer },
        },
        onError: {
          target: 'entering',
          actions: [{ type: 'setNotice', params: uncertainFailureNotice }, 'incrementAttempt'],
        },
      },
    },
    announcing: {
      tags: 'popup',
      description:
        'The PIN is saved and the account is signed in, which was emitted; the server text waits for its OK.',
      on: { 'notice.acknowledged': 'left' },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/**
 * The next screen is the first verification stage unless the server names another; there is no way back to a completed
 * step.
 */
const outputAfterSavedPin = (answer: VerifyEmailAnswer): PinSetupOutput => ({
  kind: 'left',
  exit: {
    to: routeOf(answer.navigateScreen, investorRoutes) ?? FIRST_STAGE,
    state: navigationStateOf(answer),
    replace: true,
  },
});
