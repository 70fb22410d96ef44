import { and, assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import { investorRoutes, routeOf, type Exit } from '../../kit/routes.ts';
import {
  endsSession,
  errorsIn,
  erasesToken,
  isAccepted,
  isFailedAnswer,
  isForbidden,
  newTokenIn,
  screenNamedBy,
} from '../../parts/session-verdict.ts';
import type { KeptSession, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const nothingKept: KeptSession = { token: null, profile: null, masterList: null };
const toSignIn: Exit = { to: 'signin', replace: true };
const forgetEverything = { type: 'clearSession', params: { clearsSession: false } } as const;
const emptyDevice = { type: 'clearSession', params: { clearsSession: true } } as const;
const keepTokenOf = { type: 'updateSession', params: ({ event }: { event: SessionEvent }) => newTokenOf(event) } as const;
const isComplete = ({ token, profile }: KeptSession) => token !== null && profile !== null;
const newTokenOf = (event: SessionEvent) => {
  const token = newTokenIn(event);
  return token === null ? {} : { token };
};
const exitOf = (event: SessionEvent): Exit => ({
  to: routeOf(screenNamedBy(event), investorRoutes) ?? 'signin',
  replace: true,
});

export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionEmitted; tags: 'busy' },
  actors: {
    restoreSession: port<null, KeptSession>('restoreSession'),
    logout: port<{ readonly token: string }, unknown>('logout'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isTokenErased: ({ context, event }) => context.token !== null && erasesToken(event),
    isSessionEndedAtSignIn: ({ context, event }) => context.token !== null && endsSession(event) && exitOf(event).to === 'signin',
    isSessionEnded: ({ context, event }) => context.token !== null && endsSession(event),
    hasEnded: ({ event }) => endsSession(event),
    hasNewToken: ({ event }) => newTokenIn(event) !== null,
    isAnswerAccepted: ({ event }) => isAccepted(event),
    hasProfile: ({ context }) => context.profile !== null,
    isForbidden: ({ event }) => isForbidden(event),
    isAnswerFailed: ({ context, event }) => context.token !== null && isFailedAnswer(event),
  },
  actions: {
    restoreSession: assign((_, kept: KeptSession) => kept),
    clearSession: enqueueActions(({ enqueue }, { clearsSession }: { clearsSession: boolean }) => {
      enqueue.assign(nothingKept);
      enqueue.emit({ type: 'session.changed', kept: nothingKept, clearsSession });
    }),
    updateSession: enqueueActions(({ context, enqueue }, change: Partial<KeptSession>) => {
      const { token, profile, masterList } = { ...context, ...change };
      enqueue.assign({ token, profile, masterList });
      enqueue.emit({ type: 'session.changed', kept: { token, profile, masterList }, clearsSession: false });
    }),
    setRejection: assign({ rejection: ({ event }) => errorsIn(event) }),
    clearRejection: assign({ rejection: null }),
    revokeToken: assign({ revoking: ({ context }) => context.token }),
    requestExit: enqueueActions(({ enqueue }, exit: Exit) => enqueue.emit({ type: 'exit.requested', exit })),
    requestExitOfEndedSession: enqueueActions(({ enqueue, event }) => {
      if (endsSession(event)) enqueue.emit({ type: 'exit.requested', exit: exitOf(event) });
    }),
  },
}).createMachine({
  id: 'session',
  context: { ...nothingKept, revoking: null, rejection: null },
  initial: 'restoring',
  on: {
    'answer.received': [
      { guard: 'isTokenErased', target: '.signedOut', actions: [forgetEverything, 'requestExitOfEndedSession'] },
      { guard: 'isSessionEndedAtSignIn', target: '.signedOut', actions: [forgetEverything, 'requestExitOfEndedSession'] },
      { guard: 'isSessionEnded', actions: 'requestExitOfEndedSession' },
      { guard: 'hasNewToken', actions: keepTokenOf },
    ],
    'call.failed': [
      {
        guard: 'isForbidden',
        target: '.signedOut',
        actions: [forgetEverything, 'setRejection', { type: 'requestExit', params: toSignIn }],
      },
      { guard: 'isAnswerFailed', target: '.suspended' },
    ],
    'token.disappeared': {
      guard: 'hasToken',
      target: '.signedOut',
      actions: [forgetEverything, { type: 'requestExit', params: toSignIn }],
    },
    'user.signedOut': {
      guard: 'hasToken',
      target: '.signedOut.informing',
      actions: ['revokeToken', forgetEverything, { type: 'requestExit', params: toSignIn }],
    },
    'signIn.opened': { target: '.signedOut', actions: ['clearRejection', emptyDevice] },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        input: { request: null },
        onDone: [
          {
            guard: ({ event }) => isComplete(event.output.answer),
            target: 'signedIn',
            actions: { type: 'restoreSession', params: ({ event }) => event.output.answer },
          },
          {
            guard: ({ event }) => event.output.answer.token !== null,
            target: 'provisional',
            actions: { type: 'restoreSession', params: ({ event }) => event.output.answer },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: forgetEverything },
      },
    },
    signedOut: {
      initial: 'settled',
      on: {
        'answer.received': [
          { guard: 'hasNewToken', target: 'provisional', actions: keepTokenOf },
          { guard: 'hasEnded', actions: 'requestExitOfEndedSession' },
        ],
        'signIn.opened': { actions: ['clearRejection', emptyDevice] },
      },
      states: {
        settled: {},
        informing: {
          tags: 'busy',
          description: 'The storage is cleared and the exit is requested; the provider is only informed.',
          exit: assign({ revoking: null }),
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ context }) => ({ request: { token: context.revoking ?? '' } }),
            onDone: 'settled',
            onError: 'settled',
          },
        },
      },
    },
    provisional: {
      description: 'A token without a profile: an unfinished sign-in.',
      on: {
        'profile.saved': {
          target: 'signedIn',
          actions: { type: 'updateSession', params: ({ event: { profile, masterList } }) => ({ profile, masterList }) },
        },
      },
    },
    signedIn: {
      on: {
        'profile.saved': {
          actions: { type: 'updateSession', params: ({ event: { profile, masterList } }) => ({ profile, masterList }) },
        },
      },
    },
    suspended: {
      description:
        'A request failed with a status: the storage is unchanged, the next accepted answer restores the session (C-01).',
      on: {
        'answer.received': [
          { guard: and(['isAnswerAccepted', 'hasProfile']), target: 'signedIn', actions: keepTokenOf },
          { guard: 'isAnswerAccepted', target: 'provisional', actions: keepTokenOf },
        ],
      },
    },
  },
});
