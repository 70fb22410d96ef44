import type {
  ResetPasswordAnswer,
  ResetPasswordRequest,
  RouteParams,
  ValidateOtpAnswer,
} from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy, type Notice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import { emailRouteParams } from '../../parts/email.rules.ts';
import { resetPasswordLength, typedPasswordProblem } from '../new-password.rules.ts';
import { nextStepOf, noNextStep } from '../next-step.ts';
import { isResetEmail, passwordRequest, startRequest, tidyDraft } from './password-reset.rules.ts';
import type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
} from './password-reset.types.ts';

export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    input: PasswordResetInput;
    output: PasswordResetOutput;
    emitted: PasswordResetEmitted;
    tags: 'busy';
  },
  actors: {
    resetPassword: port<ResetPasswordRequest, ResetPasswordAnswer>('resetPassword'),
    secondFactor: secondFactorMachine<RouteParams, ValidateOtpAnswer>(),
  },
  guards: {
    isEmailValid: ({ context }) => isResetEmail(context.draft.email),
    isPasswordReady: ({ event }) =>
      event.type === 'password.submitted' && typedPasswordProblem(event, resetPasswordLength) === null,
    asksForCode: (_, answer: ResetPasswordAnswer) => nextStepOf(answer) === 'code',
    asksForPassword: (_, answer: ResetPasswordAnswer) => nextStepOf(answer) === 'password',
  },
  actions: {
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    keepProblem: assign(({ event }) =>
      event.type === 'password.submitted' ? { problem: typedPasswordProblem(event, resetPasswordLength) } : {},
    ),
    keepNotice: enqueueActions(({ enqueue }, notice: Notice) => {
      enqueue.assign({ notice });
      for (const raised of raisedBy(notice, 'popup')) enqueue.emit(raised);
    }),
    forgetNotice: assign({ notice: null, problem: null }),
    finish: enqueueActions(({ enqueue }, { messageText, navigateScreen }: ResetPasswordAnswer) => {
      enqueue.assign({ outcome: changedBy(navigateScreen) });
      if (messageText !== '') enqueue.emit({ type: 'notice.raised', kind: 'success', text: messageText });
    }),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    ...input,
    draft: { email: '' },
    problem: null,
    notice: null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      on: {
        'draft.changed': { actions: 'changeDraft' },
        'email.submitted': { guard: 'isEmailValid', target: 'requestingCode' },
      },
    },
    requestingCode: {
      tags: 'busy',
      description: 'The answer is the same whether or not the address is known (D-38).',
      entry: 'forgetNotice',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }) => ({ request: startRequest(context.draft.email) }),
        onDone: [
          {
            guard: { type: 'asksForCode', params: ({ event }) => event.output.answer },
            target: 'verifyingCode',
          },
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
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { draft, newSubmission } }) => ({
          codes: 'email',
          subject: emailRouteParams(draft.email),
          permitted: true,
          alreadySent: true,
          coolsDownAtEntry: false,
          mayResend: true,
          mayAbandon: true,
          refusalAs: 'popup',
          newSubmission,
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'confirmed', target: 'enteringPassword' },
          { target: 'enteringEmail' },
        ],
      },
    },
    enteringPassword: {
      on: {
        'password.submitted': [{ guard: 'isPasswordReady', target: 'savingPassword' }, { actions: 'keepProblem' }],
        'reset.restarted': { target: 'enteringEmail', actions: 'forgetNotice' },
      },
    },
    savingPassword: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        // The password travels in the event only: context is inspected, so a secret must never enter it.
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { request: passwordRequest(context.draft.email, event.password) };
        },
        onDone: { target: 'changed', actions: { type: 'finish', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'enteringPassword',
          actions: { type: 'keepNotice', params: ({ event }) => noticeOf(event.error, 'lostAnswer') },
        },
      },
    },
    changed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** Sign-in opens on the email tab; an absent or refused screen name leads there too (D-25, ON-116, ON-180). */
const changedBy = (navigateScreen: string | undefined): PasswordResetOutput => ({
  kind: 'changed',
  exit: { to: routeOf(navigateScreen, investorRoutes) ?? 'signin', state: { tab: 'email' } },
});
