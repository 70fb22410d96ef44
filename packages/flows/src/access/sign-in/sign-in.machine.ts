import type { LoginAnswer } from '@folioflow/api/contract';
import { assertEvent, assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { isMobileValid } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import type { CustomerRouteParams, MobileEntryOutput } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';
import { mobileEntryMachine } from '../../parts/identity/mobile-entry/mobile-entry.machine.ts';
import { type SignInData, parseSignInData } from '../sign-in-data.ts';
import {
  emailRequest,
  emailRouteParams,
  isEmailValid,
  isPasswordLengthValid,
  mobileRequest,
  mobileRouteParams,
  tidyDraft,
} from './sign-in.rules.ts';
import type { SignInChart, SignInOutput, SignInTab } from './sign-in.types.ts';

export const signInMachine = setup({
  types: {} as SignInChart,
  actors: { login: operationPort('login'), mobileEntry: mobileEntryMachine },
  guards: {
    /** ON-043, ON-111. */
    isSignUpOpened: ({ context }) => context.opensSignUp,
    /** ON-106, ON-116. */
    isEmailTab: (_, tab: SignInTab) => tab === 'email',
    /** ON-106, ON-117. */
    isMobileTab: (_, tab: SignInTab) => tab === 'mobile',
    /** ON-113. */
    isCodeRequested: (_, output: MobileEntryOutput) => output.kind === 'codeRequested',
    /** ON-125, ON-126. */
    isMobileValid: ({ context }) => isMobileValid(context.draft.mobile),
    /** ON-127 to ON-130, ON-132. */
    areCredentialsValid: ({ context, event }) =>
      event.type === 'credentials.submitted' &&
      isEmailValid(context.draft.email) &&
      isPasswordLengthValid(event.password),
  },
  actions: {
    /** ON-123, ON-124, ON-131. */
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    /** ON-116, ON-117. */
    setTab: assign((_, tab: SignInTab) => ({ tab })),
    ...noticeActions<SignInChart>('popup'),
    /** ON-120 to ON-122, ON-139. */
    setLoginOutcome: assign(({ context: { tab, draft } }, answer: LoginAnswer) => {
      const routeParams = tab === 'email' ? emailRouteParams(draft.email) : mobileRouteParams(draft.mobile);
      return { outcome: outputAfterAcceptedLogin(answer.navigateScreen, routeParams, parseSignInData(answer)) };
    }),
    /** ON-113, ON-139. */
    setSignUpOutcome: assign((_, output: MobileEntryOutput) =>
      output.kind === 'codeRequested'
        ? { outcome: outputAfterAcceptedLogin(output.navigateScreen, output.routeParams, output.signedIn ?? null) }
        : {},
    ),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    draft: { mobile: '', email: '' },
    notice: input.notice ?? null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isSignUpOpened', target: 'signingUp' },
        { guard: { type: 'isEmailTab', params: ({ context }) => context.tab }, target: 'entering.email' },
        { target: 'entering.mobile' },
      ],
    },
    entering: {
      initial: 'mobile',
      on: {
        'draft.changed': { actions: 'updateDraft' },
        'signUp.opened': { target: 'signingUp', actions: 'clearNotice' },
      },
      states: {
        mobile: {
          entry: { type: 'setTab', params: 'mobile' },
          on: {
            'tab.chosen': {
              guard: { type: 'isEmailTab', params: ({ event }) => event.tab },
              target: 'email',
              actions: 'clearNotice',
            },
            'mobile.submitted': { guard: 'isMobileValid', target: '#signIn.requestingCode' },
          },
        },
        email: {
          entry: { type: 'setTab', params: 'email' },
          on: {
            'tab.chosen': {
              guard: { type: 'isMobileTab', params: ({ event }) => event.tab },
              target: 'mobile',
              actions: 'clearNotice',
            },
            'credentials.submitted': { guard: 'areCredentialsValid', target: '#signIn.checkingCredentials' },
          },
        },
        tabbed: { type: 'history', description: 'The tab from which the investor opened the popup.' },
      },
    },
    requestingCode: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ request: mobileRequest(context.draft.mobile, 'signin') }),
        onDone: {
          target: 'accepted',
          actions: { type: 'setLoginOutcome', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'entering.mobile', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    checkingCredentials: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'login',
        src: 'login',
        // The password travels in the event only: the context can be inspected, so it must never contain a secret.
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submitted');
          return { request: emailRequest(context.draft.email, event.password) };
        },
        onDone: {
          target: 'accepted',
          actions: { type: 'setLoginOutcome', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'entering.email', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    signingUp: {
      invoke: {
        id: 'mobileEntry',
        src: 'mobileEntry',
        input: { variant: 'signUp' },
        onDone: [
          {
            guard: { type: 'isCodeRequested', params: ({ event }) => event.output },
            target: 'accepted',
            actions: { type: 'setSignUpOutcome', params: ({ event }) => event.output },
          },
          { target: 'entering.tabbed' },
        ],
      },
    },
    accepted: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** An absent or refused screen name leads to the code screen, the default of `login` (C-08). */
const outputAfterAcceptedLogin = (
  navigateScreen: string | undefined,
  routeParams: CustomerRouteParams,
  signedIn: SignInData | null,
): SignInOutput => ({
  kind: 'accepted',
  exit: { to: routeOf(navigateScreen, investorRoutes) ?? 'otp-2', state: { ...routeParams } },
  signedIn,
});
