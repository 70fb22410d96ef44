import { type ValidateOtpAnswer, EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import { assertEvent, assign, setup } from 'xstate';
import { noNextStepNotice } from '../../access/next-step.ts';
import { emailRequest, isEmailValid, isPasswordLengthValid } from '../../access/sign-in/sign-in.rules.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { emailRouteParams, enterEmail } from '../../parts/identity/email.rules.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import { staffRoleOf } from '../staff-role.ts';
import type {
  StaffSignInChart,
  StaffSignInContext,
  StaffSignInOutput,
  StaffCodeRecipient,
} from './staff-sign-in.types.ts';

export const staffSignInMachine = setup({
  types: {} as StaffSignInChart,
  actors: {
    login: operationPort('login'),
    secondFactor: secondFactorMachine<StaffCodeRecipient, ValidateOtpAnswer>(),
  },
  guards: {
    /** OM-282. */
    isCodeConfirmed: (_, output: SecondFactorOutput<ValidateOtpAnswer>) => output.kind === 'confirmed',
    /** OM-282. */
    hasAnswerToken: (_, output: SecondFactorOutput<ValidateOtpAnswer>) =>
      output.kind === 'confirmed' && tokenOf(output.result) !== null,
    areCredentialsValid: ({ context, event }) =>
      event.type === 'credentials.submitted' &&
      isEmailValid(context.draft.email) &&
      isPasswordLengthValid(event.password),
  },
  actions: {
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed'
        ? {
            draft: {
              email: enterEmail(context.draft.email, event.patch.email ?? context.draft.email, EMAIL_MAX_LENGTH),
            },
          }
        : {},
    ),
    ...noticeActions<StaffSignInChart>('popup'),
    setSentAt: assign((_, sentAt: number) => ({ sentAt })),
    setOutcome: assign((_, outcome: StaffSignInOutput) => ({ outcome })),
  },
}).createMachine({
  id: 'staffSignIn',
  context: ({ input }) => ({
    ...input,
    draft: { email: '' },
    sentAt: 0,
    notice: input.notice ?? null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'draft.changed': { actions: 'updateDraft' },
        'credentials.submitted': { guard: 'areCredentialsValid', target: 'signingIn' },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'login',
        src: 'login',
        // The password travels in the event only: the context can be inspected, so it must never contain a secret.
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submitted');
          return { request: emailRequest(context.draft.email, event.password, 'backoffice') };
        },
        onDone: {
          target: 'verifying',
          actions: { type: 'setSentAt', params: ({ event }) => event.output.receivedAt },
        },
        onError: { target: 'entering', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    verifying: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { draft, sentAt, newSubmission } }) => ({
          codes: 'email',
          subject: { ...emailRouteParams(draft.email), login_role: 'backoffice' },
          isConfirmationAllowed: true,
          isCodeSent: true,
          sentAt,
          hasInitialCooldown: true,
          isResendAllowed: true,
          isAbandonAllowed: true,
          refusalAs: 'popup',
          newSubmission,
        }),
        onDone: [
          {
            guard: { type: 'hasAnswerToken', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: {
              type: 'setOutcome',
              params: ({ context, event: { output } }) =>
                output.kind === 'confirmed' ? signedInOutput(output.result, context) : context.outcome,
            },
          },
          {
            guard: { type: 'isCodeConfirmed', params: ({ event }) => event.output },
            target: 'entering',
            actions: {
              type: 'setNotice',
              params: ({ event: { output } }) => ({
                notice: noNextStepNotice(output.kind === 'confirmed' ? output.result : { messageText: '' }),
              }),
            },
          },
          { target: 'entering' },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** The token of an answer that signs a person in; null for any other answer. */
const tokenOf = ({ is_authenticated, token_id }: ValidateOtpAnswer): string | null =>
  is_authenticated && typeof token_id === 'string' && token_id !== '' ? token_id : null;

const signedInOutput = (answer: ValidateOtpAnswer, { draft, returnTo }: StaffSignInContext): StaffSignInOutput => ({
  kind: 'signedIn',
  staff: { token: tokenOf(answer) ?? '', email: draft.email, role: staffRoleOf(answer.roles) },
  exit: { ...(returnTo ?? { to: 'clientList' }), replace: true },
});
