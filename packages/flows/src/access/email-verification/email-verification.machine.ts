import type { ValidateOtpAnswer, VerifyEmailAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import type { Notice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { firstPasswordLength, typedPasswordProblem } from '../new-password.rules.ts';
import {
  clearedMessages,
  emailPasswordStates,
  secondFactorOutput,
  stepGuards,
  type SecondFactorDone,
} from '../email-password/email-password.machine.ts';
import { nextStepOf, noNextStepNotice } from '../next-step.ts';
import { navigationStateOf } from '../sign-in-data.ts';
import { initialDraft, isVerifiableEmail, tidyDraft } from './email-verification.rules.ts';
import type { EmailVerificationChart, EmailVerificationOutput } from './email-verification.types.ts';

export const emailVerificationMachine = setup({
  types: {} as EmailVerificationChart,
  actors: {
    verifyEmail: operationPort('verifyEmail'),
    secondFactor: secondFactorMachine<string, ValidateOtpAnswer>(),
  },
  guards: {
    /** ON-182. */
    isRouteStateMissing: ({ context }) => context.routeState === null,
    /** ON-184. */
    isEmailValid: ({ context }) => isVerifiableEmail(context.draft.email),
    /** ON-191. */
    isNewPasswordValid: ({ event }) =>
      event.type === 'password.submitted' && typedPasswordProblem(event, firstPasswordLength) === null,
    ...stepGuards,
    /** ON-188. */
    isEmailVerified: (_: unknown, output: SecondFactorOutput<ValidateOtpAnswer>) =>
      output.kind === 'confirmed' && nextStepOf(output.result) === 'password',
  },
  actions: {
    /** ON-184. */
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    /** ON-192, ON-193. */
    setPasswordProblem: assign(({ event }) =>
      event.type === 'password.submitted' ? { problem: typedPasswordProblem(event, firstPasswordLength) } : {},
    ),
    ...noticeActions<EmailVerificationChart>('popup'),
    /** Decision 074. */
    clearMessages: assign({ ...clearedMessages }),
    /** ON-194, ON-195. */
    setPasswordSavedOutcome: assign(({ context }, answer: VerifyEmailAnswer) => ({
      message: answer.messageText,
      outcome: outputAfterSavedPassword(answer, context.draft.email),
    })),
  },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({
    ...input,
    draft: initialDraft(input.routeState),
    ...clearedMessages,
    message: '',
    outcome: { kind: 'unfinished' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isRouteStateMissing', target: 'stateMissing' }, { target: 'enteringEmail' }],
    },
    stateMissing: {
      type: 'final',
      description: 'Opened without a running sign-up: the not-found text, no call to the provider.',
    },
    ...emailPasswordStates({
      operation: 'verifyEmail',
      mode: 'verifypassword',
      subjectOf: (email) => email,
      afterCode: [
        { guard: { type: 'isEmailVerified', params: secondFactorOutput }, target: 'enteringPassword' },
        {
          guard: { type: 'isCodeConfirmed', params: secondFactorOutput },
          target: 'enteringEmail',
          actions: {
            type: 'setNotice',
            params: (taken: SecondFactorDone) => ({ notice: missingStepNotice(secondFactorOutput(taken)) }),
          },
        },
      ],
      savedTarget: 'announcing',
      passwordEvents: {},
    }),
    announcing: {
      tags: 'popup',
      description: 'The password is saved; the server text waits for its OK.',
      on: { 'notice.acknowledged': 'left' },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

const missingStepNotice = (output: SecondFactorOutput<ValidateOtpAnswer>): Notice =>
  noNextStepNotice(output.kind === 'confirmed' ? output.result : { messageText: '' });

/** The next screen is the PIN unless the server names another; there is no way back to a completed step. */
const outputAfterSavedPassword = (answer: VerifyEmailAnswer, email: string): EmailVerificationOutput => ({
  kind: 'left',
  exit: {
    to: routeOf(answer.navigateScreen, investorRoutes) ?? 'verify-pin',
    state: { ...navigationStateOf(answer), login_email: email },
    replace: true,
  },
});
