import type { ValidateOtpAnswer, VerifyEmailAnswer, VerifyEmailRequest } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy, type Notice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { firstPasswordLength, typedPasswordProblem } from '../new-password.rules.ts';
import { nextStepOf, noNextStep } from '../next-step.ts';
import { stateOf } from '../signed-in.ts';
import { draftFrom, isVerifiableEmail, passwordRequest, startRequest, tidyDraft } from './email-verification.rules.ts';
import type {
  EmailVerificationContext,
  EmailVerificationEmitted,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationOutput,
} from './email-verification.types.ts';

export const emailVerificationMachine = setup({
  types: {} as {
    context: EmailVerificationContext;
    events: EmailVerificationEvent;
    input: EmailVerificationInput;
    output: EmailVerificationOutput;
    emitted: EmailVerificationEmitted;
    tags: 'busy' | 'popup';
  },
  actors: {
    verifyEmail: port<VerifyEmailRequest, VerifyEmailAnswer>('verifyEmail'),
    secondFactor: secondFactorMachine<string, ValidateOtpAnswer>(),
  },
  guards: {
    isEmailValid: ({ context }) => isVerifiableEmail(context.draft.email),
    isPasswordReady: ({ event }) =>
      event.type === 'password.submitted' && typedPasswordProblem(event, firstPasswordLength) === null,
    asksForCode: (_, answer: VerifyEmailAnswer) => nextStepOf(answer) === 'code',
    asksForPassword: (_, answer: VerifyEmailAnswer) => nextStepOf(answer) === 'password',
    isEmailProved: (_, output: SecondFactorOutput<ValidateOtpAnswer>) =>
      output.kind === 'confirmed' && nextStepOf(output.result) === 'password',
    isCodeTaken: (_, output: SecondFactorOutput<ValidateOtpAnswer>) => output.kind === 'confirmed',
  },
  actions: {
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    keepProblem: assign(({ event }) =>
      event.type === 'password.submitted' ? { problem: typedPasswordProblem(event, firstPasswordLength) } : {},
    ),
    keepNotice: enqueueActions(({ enqueue }, notice: Notice) => {
      enqueue.assign({ notice });
      for (const raised of raisedBy(notice, 'popup')) enqueue.emit(raised);
    }),
    forgetNotice: assign({ notice: null, problem: null }),
    finish: assign(({ context }, answer: VerifyEmailAnswer) => ({
      message: answer.messageText,
      outcome: leftBy(answer, context.draft.email),
    })),
  },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({
    ...input,
    draft: draftFrom(input.routeState),
    problem: null,
    notice: null,
    message: '',
    outcome: { kind: 'unfinished' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.routeState === null, target: 'stateMissing' },
        { target: 'enteringEmail' },
      ],
    },
    stateMissing: {
      type: 'final',
      description: 'Opened without a sign-up under way: the not-found text, and nothing is asked of the provider.',
    },
    enteringEmail: {
      on: {
        'draft.changed': { actions: 'changeDraft' },
        'email.submitted': { guard: 'isEmailValid', target: 'requestingCode' },
      },
    },
    requestingCode: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ request: startRequest(context.draft.email) }),
        onDone: [
          { guard: { type: 'asksForCode', params: ({ event }) => event.output.answer }, target: 'verifyingCode' },
          {
            guard: { type: 'asksForPassword', params: ({ event }) => event.output.answer },
            target: 'enteringPassword',
          },
          {
            target: 'enteringEmail',
            actions: { type: 'keepNotice', params: ({ event }) => noNextStep(event.output.answer) },
          },
        ],
        onError: {
          target: 'enteringEmail',
          actions: { type: 'keepNotice', params: ({ event }) => noticeOf(event.error) },
        },
      },
    },
    verifyingCode: {
      description: 'The email address is locked from here on; leaving the code unlocks it.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { draft, newSubmission } }) => ({
          codes: 'email',
          subject: draft.email,
          permitted: true,
          alreadySent: true,
          coolsDownAtEntry: false,
          mayResend: true,
          mayAbandon: true,
          refusalAs: 'popup',
          newSubmission,
        }),
        onDone: [
          { guard: { type: 'isEmailProved', params: ({ event }) => event.output }, target: 'enteringPassword' },
          {
            guard: { type: 'isCodeTaken', params: ({ event }) => event.output },
            target: 'enteringEmail',
            actions: { type: 'keepNotice', params: ({ event }) => refusedAfter(event.output) },
          },
          { target: 'enteringEmail' },
        ],
      },
    },
    enteringPassword: {
      on: {
        'password.submitted': [{ guard: 'isPasswordReady', target: 'savingPassword' }, { actions: 'keepProblem' }],
      },
    },
    savingPassword: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        // The password travels in the event only: context is inspected, so a secret must never enter it.
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { request: passwordRequest(context.draft.email, event.password) };
        },
        onDone: { target: 'announcing', actions: { type: 'finish', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'enteringPassword',
          actions: { type: 'keepNotice', params: ({ event }) => noticeOf(event.error, 'lostAnswer') },
        },
      },
    },
    announcing: {
      tags: 'popup',
      description: 'The password is saved; the server text waits for its OK.',
      on: { 'notice.acknowledged': 'left' },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

const refusedAfter = (output: SecondFactorOutput<ValidateOtpAnswer>): Notice =>
  noNextStep(output.kind === 'confirmed' ? output.result : { messageText: '' });

/** The PIN comes next unless the server names another screen; there is no way back to what is done. */
const leftBy = (answer: VerifyEmailAnswer, email: string): EmailVerificationOutput => ({
  kind: 'left',
  exit: {
    to: routeOf(answer.navigateScreen, investorRoutes) ?? 'verify-pin',
    state: { ...stateOf(answer), login_email: email },
    replace: true,
  },
});
