import type { LoginAnswer, RouteParams } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { failureNotice, createNoticeSetter } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import { isMobileValid } from '../../parts/mobile-entry/index.ts';
import { mobileEntryMachine } from '../../parts/mobile-entry/mobile-entry.machine.ts';
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
import type { SignInChart, SignInOutput } from './sign-in.types.ts';

export const signInMachine = setup({
  types: {} as SignInChart,
  actors: { login: operationPort('login'), mobileEntry: mobileEntryMachine },
  guards: {
    isMobileValid: ({ context }) => isMobileValid(context.draft.mobile),
    areCredentialsValid: ({ context, event }) =>
      event.type === 'credentials.submitted' &&
      isEmailValid(context.draft.email) &&
      isPasswordLengthValid(event.password),
  },
  actions: {
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: tidyDraft(context.draft, event.patch) } : {},
    ),
    setNotice: enqueueActions(createNoticeSetter('popup')),
    clearNotice: assign({ notice: null }),
    setAcceptedOutcome: assign(({ context: { tab, draft } }, answer: LoginAnswer) => {
      const routeParams = tab === 'email' ? emailRouteParams(draft.email) : mobileRouteParams(draft.mobile);
      return { outcome: acceptedOutput(answer.navigateScreen, routeParams, parseSignInData(answer)) };
    }),
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
        { guard: ({ context }) => context.opensSignUp, target: 'signingUp' },
        { guard: ({ context }) => context.tab === 'email', target: 'entering.email' },
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
          entry: assign({ tab: 'mobile' }),
          on: {
            'tab.chosen': { guard: ({ event }) => event.tab === 'email', target: 'email', actions: 'clearNotice' },
            'mobile.submitted': { guard: 'isMobileValid', target: '#signIn.requestingCode' },
          },
        },
        email: {
          entry: assign({ tab: 'email' }),
          on: {
            'tab.chosen': { guard: ({ event }) => event.tab === 'mobile', target: 'mobile', actions: 'clearNotice' },
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
          actions: { type: 'setAcceptedOutcome', params: ({ event }) => event.output.answer },
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
          actions: { type: 'setAcceptedOutcome', params: ({ event }) => event.output.answer },
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
            guard: ({ event }) => event.output.kind === 'codeRequested',
            target: 'accepted',
            actions: assign({
              outcome: ({ context, event: { output } }) =>
                output.kind === 'codeRequested'
                  ? acceptedOutput(output.navigateScreen, output.routeParams, output.signedIn ?? null)
                  : context.outcome,
            }),
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
const acceptedOutput = (
  navigateScreen: string | undefined,
  routeParams: RouteParams,
  signedIn: SignInData | null,
): SignInOutput => ({
  kind: 'accepted',
  exit: { to: routeOf(navigateScreen, investorRoutes) ?? 'otp-2', state: { ...routeParams } },
  signedIn,
});
