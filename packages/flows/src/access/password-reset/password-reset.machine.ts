import type { ResetPasswordAnswer, ValidateOtpAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import { emailRouteParams } from '../../parts/identity/email.rules.ts';
import { resetPasswordLength, typedPasswordProblem } from '../new-password.rules.ts';
import {
  clearedMessages,
  emailPasswordStates,
  secondFactorOutput,
  stepGuards,
} from '../email-password/email-password.machine.ts';
import { isResetEmailValid, tidyDraft } from './password-reset.rules.ts';
import type { PasswordResetChart, PasswordResetOutput } from './password-reset.types.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';

const passwordResetSetup = setup({
  types: {} as PasswordResetChart,
  actors: {
    resetPassword: operationPort('resetPassword'),
    secondFactor: secondFactorMachine<CustomerRouteParams, ValidateOtpAnswer>(),
  },
  guards: {
    /** ON-163. */
    isEmailValid: ({ context }) => isResetEmailValid(context.draft.email),
    /** ON-173 to ON-175, INV-20. */
    isNewPasswordValid: ({ event }) =>
      event.type === 'password.submitted' && typedPasswordProblem(event, resetPasswordLength) === null,
    ...stepGuards,
  },
  actions: {
    /** ON-163. */
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    /** ON-176, ON-177. */
    setPasswordProblem: assign(({ event }) =>
      event.type === 'password.submitted' ? { problem: typedPasswordProblem(event, resetPasswordLength) } : {},
    ),
    /** Decision 074. */
    clearMessages: assign({ ...clearedMessages }),
    /** ON-179, ON-180. */
    setPasswordSavedOutcome: enqueueActions(({ enqueue }, { messageText, navigateScreen }: ResetPasswordAnswer) => {
      enqueue.assign({ outcome: outputAfterSavedPassword(navigateScreen) });
      if (messageText !== '') enqueue.emit({ type: 'notice.raised', kind: 'success', text: messageText });
    }),
  },
}).extend({ actions: { ...noticeActions<PasswordResetChart>('popup') } });

export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    ...input,
    draft: { email: '' },
    ...clearedMessages,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'enteringEmail',
  states: {
    ...emailPasswordStates({
      operation: 'resetPassword',
      mode: 'resetpassword',
      subjectOf: emailRouteParams,
      afterCode: [{ guard: { type: 'isCodeConfirmed', params: secondFactorOutput }, target: 'enteringPassword' }],
      savedTarget: 'changed',
      passwordEvents: { 'reset.restarted': { target: 'enteringEmail', actions: 'clearMessages' } },
    }),
    changed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** Sign-in opens on the email tab; an absent or refused screen name leads to sign-in, too (D-25, ON-116, ON-180). */
const outputAfterSavedPassword = (navigateScreen: string | undefined): PasswordResetOutput => ({
  kind: 'changed',
  exit: { to: routeOf(navigateScreen, investorRoutes) ?? 'signin', state: { tab: 'email' } },
});
