import { and, assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import { investorRoutes, routeOf, type Exit } from '../../kit/routes.ts';
import {
  isSessionEnded,
  callErrors,
  isTokenErasedByAnswer,
  isAcceptedAnswer,
  isHttpErrorCall,
  isForbiddenCall,
  replacementToken,
  sessionEndScreen,
  sessionEndText,
} from '../../parts/identity/session-verdict.ts';
import type { StoredSession, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const emptySession: StoredSession = { token: null, profile: null, masterList: null };
const signInExit: Exit = { to: 'signin', replace: true };
const clearSessionAction = { type: 'clearSession', params: { clearsSession: false } } as const;
const clearDeviceAction = { type: 'clearSession', params: { clearsSession: true } } as const;
const updateTokenAction = {
  type: 'updateSession',
  params: ({ event }: { event: SessionEvent }) => newTokenFields(event),
} as const;
const isSessionComplete = ({ token, profile }: StoredSession) => token !== null && profile !== null;
const newTokenFields = (event: SessionEvent) => {
  const token = replacementToken(event);
  return token === null ? {} : { token };
};
const sessionEndExit = (event: SessionEvent): Exit => ({
  to: routeOf(sessionEndScreen(event), investorRoutes) ?? 'signin',
  replace: true,
});

export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionEmitted; tags: 'busy' },
  actors: {
    /** ON-439. */
    restoreSession: port<null, StoredSession>('restoreSession'),
    logout: port<{ readonly token: string }, unknown>('logout'),
  },
  guards: {
    /** ON-084, INV-48. */
    isStoredSessionComplete: (_, stored: StoredSession) => isSessionComplete(stored),
    /** ON-439. */
    hasStoredToken: (_, { token }: StoredSession) => token !== null,
    hasToken: ({ context }) => context.token !== null,
    /** ON-431 to ON-434, OM-340, INV-46. */
    isTokenErasedByAnswer: ({ context, event }) => context.token !== null && isTokenErasedByAnswer(event),
    /** ON-436, ON-437. */
    isSessionEndExitSignIn: ({ context, event }) =>
      context.token !== null && isSessionEnded(event) && sessionEndExit(event).to === 'signin',
    /** ON-436, ON-437, DO-425, OM-339. */
    isSessionEnded: ({ context, event }) => context.token !== null && isSessionEnded(event),
    /** ON-436, ON-437, decision 022. */
    hasAnswerEndedSession: ({ event }) => isSessionEnded(event),
    /** ON-430, decision 003. */
    hasReplacementToken: ({ event }) => replacementToken(event) !== null,
    isAnswerAccepted: ({ event }) => isAcceptedAnswer(event),
    /** ON-084. */
    hasProfile: ({ context }) => context.profile !== null,
    /** INV-49. */
    isCallForbidden: ({ event }) => isForbiddenCall(event),
    /** ON-438, DO-440, OM-338. */
    isCallFailed: ({ context, event }) => context.token !== null && isHttpErrorCall(event),
  },
  actions: {
    /** ON-439. */
    setRestoredSession: assign((_, stored: StoredSession) => stored),
    /** ON-118, ON-410. */
    clearSession: enqueueActions(({ enqueue }, { clearsSession }: { clearsSession: boolean }) => {
      enqueue.assign(emptySession);
      enqueue.emit({ type: 'session.changed', session: emptySession, clearsSession });
    }),
    /** ON-151, ON-152, ON-430. */
    updateSession: enqueueActions(({ context, enqueue }, change: Partial<StoredSession>) => {
      const { token, profile, masterList } = { ...context, ...change };
      enqueue.assign({ token, profile, masterList });
      enqueue.emit({ type: 'session.changed', session: { token, profile, masterList }, clearsSession: false });
    }),
    /** ON-486, DO-426. */
    setCallRejection: assign({ rejection: ({ event }) => callErrors(event) }),
    clearSessionEnd: assign({ rejection: null, endText: null }),
    /** C-07. */
    setSessionEndText: assign(({ event }) => (isSessionEnded(event) ? { endText: sessionEndText(event) } : {})),
    clearTokenToRevoke: assign({ tokenToRevoke: null }),
    /** ON-412, INV-47. */
    setTokenToRevoke: assign({ tokenToRevoke: ({ context }) => context.token }),
    /** ON-081, ON-411. */
    emitExitRequest: enqueueActions(({ enqueue }, exit: Exit) => enqueue.emit({ type: 'exit.requested', exit })),
    /** ON-436, ON-437, OM-339. */
    emitSessionEndExit: enqueueActions(({ enqueue, event }) => {
      if (isSessionEnded(event)) enqueue.emit({ type: 'exit.requested', exit: sessionEndExit(event) });
    }),
  },
}).createMachine({
  id: 'session',
  context: { ...emptySession, tokenToRevoke: null, rejection: null, endText: null },
  initial: 'restoring',
  on: {
    'answer.received': [
      {
        guard: 'isTokenErasedByAnswer',
        target: '.signedOut',
        actions: [clearSessionAction, 'setSessionEndText', 'emitSessionEndExit'],
      },
      {
        guard: 'isSessionEndExitSignIn',
        target: '.signedOut',
        actions: [clearSessionAction, 'setSessionEndText', 'emitSessionEndExit'],
      },
      { guard: 'isSessionEnded', actions: 'emitSessionEndExit' },
      { guard: 'hasReplacementToken', actions: updateTokenAction },
    ],
    'call.failed': [
      {
        guard: 'isCallForbidden',
        target: '.signedOut',
        actions: [clearSessionAction, 'setCallRejection', { type: 'emitExitRequest', params: signInExit }],
      },
      { guard: 'isCallFailed', target: '.suspended' },
    ],
    'token.disappeared': {
      guard: 'hasToken',
      target: '.signedOut',
      actions: [clearSessionAction, { type: 'emitExitRequest', params: signInExit }],
    },
    'user.signedOut': {
      guard: 'hasToken',
      target: '.signedOut.informing',
      actions: ['setTokenToRevoke', clearSessionAction, { type: 'emitExitRequest', params: signInExit }],
    },
    'signIn.opened': { target: '.signedOut', actions: ['clearSessionEnd', clearDeviceAction] },
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
            guard: { type: 'isStoredSessionComplete', params: ({ event }) => event.output.answer },
            target: 'signedIn',
            actions: { type: 'setRestoredSession', params: ({ event }) => event.output.answer },
          },
          {
            guard: { type: 'hasStoredToken', params: ({ event }) => event.output.answer },
            target: 'provisional',
            actions: { type: 'setRestoredSession', params: ({ event }) => event.output.answer },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: clearSessionAction },
      },
    },
    signedOut: {
      initial: 'settled',
      on: {
        'answer.received': [
          { guard: 'hasReplacementToken', target: 'provisional', actions: updateTokenAction },
          { guard: 'hasAnswerEndedSession', actions: ['setSessionEndText', 'emitSessionEndExit'] },
        ],
        'signIn.opened': { actions: ['clearSessionEnd', clearDeviceAction] },
      },
      states: {
        settled: {},
        informing: {
          tags: 'busy',
          description: 'The storage is cleared and the exit is requested; the provider is only informed.',
          exit: 'clearTokenToRevoke',
          invoke: {
            id: 'logout',
            src: 'logout',
            input: ({ context }) => ({ request: { token: context.tokenToRevoke ?? '' } }),
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
          { guard: and(['isAnswerAccepted', 'hasProfile']), target: 'signedIn', actions: updateTokenAction },
          { guard: 'isAnswerAccepted', target: 'provisional', actions: updateTokenAction },
        ],
      },
    },
  },
});
