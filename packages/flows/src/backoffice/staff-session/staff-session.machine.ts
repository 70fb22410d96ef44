import { assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import {
  isSessionEnded,
  isTokenErasedByAnswer,
  callErrors,
  isForbiddenCall,
  replacementToken,
} from '../../parts/identity/session-verdict.ts';
import {
  IDLE_WARNING_MS,
  idleEndMs,
  isIdleLimitReached,
  isSessionLimitReached,
  LIMIT_WARNING_MS,
  limitEndMs,
} from './staff-session.rules.ts';
import type {
  StoredStaffSession,
  RestoredStaffSession,
  StaffSessionContext,
  StaffSessionEmitted,
  StaffSessionEnd,
  StaffSessionEvent,
} from './staff-session.types.ts';

interface SessionArgs {
  readonly context: StaffSessionContext;
  readonly event: StaffSessionEvent;
}
/** Only called in states with a session. */
function requireSession({ session }: StaffSessionContext): StoredStaffSession {
  if (session === null) throw new Error('Missing context value: session');
  return session;
}
/** The time of an event that has one, otherwise the last known time. */
const eventTime = ({ context, event }: SessionArgs): number => ('at' in event ? event.at : context.currentTimeMs);
const remainingMs = (end: number, { currentTimeMs }: StaffSessionContext): number => Math.max(0, end - currentTimeMs);
const clearSessionAction = (by: StaffSessionEnd | null) => ({ type: 'clearSession', params: { by } }) as const;
const endAtSignIn = {
  target: '#staffSession.signedOut',
  actions: [clearSessionAction(null), 'emitSignInExit'],
} as const;

export const staffSessionMachine = setup({
  types: {} as {
    context: StaffSessionContext;
    events: StaffSessionEvent;
    emitted: StaffSessionEmitted;
    tags: 'busy';
  },
  actors: {
    /** Decision 044. */
    restoreSession: port<null, RestoredStaffSession>('restoreSession'),
    logout: port<{ readonly token: string }, unknown>('logout'),
  },
  delays: {
    IDLE_WARNING: ({ context }) => remainingMs(idleEndMs(requireSession(context)) - IDLE_WARNING_MS, context),
    IDLE_LIMIT: ({ context }) => remainingMs(idleEndMs(requireSession(context)), context),
    LIMIT_WARNING: ({ context }) => remainingMs(limitEndMs(requireSession(context)) - LIMIT_WARNING_MS, context),
    SESSION_LIMIT: ({ context }) => remainingMs(limitEndMs(requireSession(context)), context),
  },
  guards: {
    /** Decision 044. */
    hasRestoredSession: (_, { session }: RestoredStaffSession) => session !== null,
    /** INV-53. */
    isIdleLimitReached: (known) => isIdleLimitReached(requireSession(known.context), eventTime(known)),
    isSessionLimitReached: (known) => isSessionLimitReached(requireSession(known.context), eventTime(known)),
    /** Decision 044. */
    isIdleWarningDue: ({ context }) => context.currentTimeMs >= idleEndMs(requireSession(context)) - IDLE_WARNING_MS,
    /** Decision 044. */
    isSessionLimitWarningDue: ({ context }) =>
      context.currentTimeMs >= limitEndMs(requireSession(context)) - LIMIT_WARNING_MS,
    /** ON-431, OM-340. */
    isTokenErasedByAnswer: ({ event }) => isTokenErasedByAnswer(event),
    /** ON-436, OM-339. */
    hasAnswerEndedSession: ({ event }) => isSessionEnded(event),
    /** ON-430. */
    hasReplacementToken: ({ event }) => replacementToken(event) !== null,
    /** INV-49. */
    isCallForbidden: ({ event }) => isForbiddenCall(event),
  },
  actions: {
    /** Decision 044. */
    setRestoredSession: assign((_, { session, at }: RestoredStaffSession) => ({ session, currentTimeMs: at })),
    /** Decision 044. */
    setStartedSession: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'session.started') return;
      const { token, email, role, at } = event;
      const session = { token, email, role, startedAt: at, seenAt: at };
      enqueue.assign({ session, currentTimeMs: at, endedBy: null, rejection: null });
      enqueue.emit({ type: 'session.changed', session });
    }),
    updateSession: enqueueActions(({ context, enqueue }, change: Partial<StoredStaffSession>) => {
      const session = { ...requireSession(context), ...change };
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.changed', session });
    }),
    /** Decision 044. */
    setCurrentTime: assign((known) => ({ currentTimeMs: eventTime(known) })),
    /** A timer elapsed: the current time is its end (decision 044). */
    setCurrentTimeToIdleWarning: assign(({ context }) => ({
      currentTimeMs: idleEndMs(requireSession(context)) - IDLE_WARNING_MS,
    })),
    /** Decision 044. */
    setCurrentTimeToLimitWarning: assign(({ context }) => ({
      currentTimeMs: limitEndMs(requireSession(context)) - LIMIT_WARNING_MS,
    })),
    /** Decision 044. */
    clearSession: enqueueActions(({ enqueue }, { by }: { by: StaffSessionEnd | null }) => {
      enqueue.assign({ session: null, endedBy: by });
      enqueue.emit({ type: 'session.changed', session: null });
    }),
    /** DO-426. */
    setCallRejection: assign({ rejection: ({ event }) => callErrors(event) }),
    clearCallRejection: assign({ rejection: null }),
    clearTokenToRevoke: assign({ tokenToRevoke: null }),
    /** INV-47. */
    setTokenToRevoke: assign({ tokenToRevoke: ({ context }) => context.session?.token ?? null }),
    emitSignInExit: enqueueActions(({ enqueue }) =>
      enqueue.emit({ type: 'exit.requested', exit: { to: 'signin', replace: true } }),
    ),
  },
}).createMachine({
  id: 'staffSession',
  context: { session: null, currentTimeMs: 0, tokenToRevoke: null, endedBy: null, rejection: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        input: { request: null },
        onDone: [
          {
            guard: { type: 'hasRestoredSession', params: ({ event }) => event.output.answer },
            target: 'deciding',
            actions: { type: 'setRestoredSession', params: ({ event }) => event.output.answer },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    deciding: {
      description: 'The stored session may be from yesterday: a browser restores its tabs.',
      always: [
        {
          guard: 'isSessionLimitReached',
          target: 'signedOut',
          actions: [clearSessionAction('limit'), 'emitSignInExit'],
        },
        { guard: 'isIdleLimitReached', target: 'signedOut', actions: [clearSessionAction('idling'), 'emitSignInExit'] },
        { target: 'signedIn' },
      ],
    },
    signedOut: {
      on: {
        'session.started': { target: 'signedIn', actions: 'setStartedSession' },
        'signIn.opened': { actions: 'clearCallRejection' },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'answer.received': [
          { guard: 'isTokenErasedByAnswer', ...endAtSignIn },
          { guard: 'hasAnswerEndedSession', ...endAtSignIn },
          {
            guard: 'hasReplacementToken',
            actions: { type: 'updateSession', params: ({ event }) => ({ token: replacementToken(event) ?? '' }) },
          },
        ],
        'call.failed': {
          guard: 'isCallForbidden',
          target: '#staffSession.signedOut',
          actions: [clearSessionAction(null), 'setCallRejection', 'emitSignInExit'],
        },
        'token.disappeared': endAtSignIn,
        'user.signedOut': {
          target: 'signingOut',
          actions: ['setTokenToRevoke', clearSessionAction(null), 'emitSignInExit'],
        },
        'activity.seen': [
          {
            guard: 'isSessionLimitReached',
            target: 'signedOut',
            actions: [clearSessionAction('limit'), 'emitSignInExit'],
          },
          // After a device wakes up, an activity can be the first event, after the limit.
          {
            guard: 'isIdleLimitReached',
            target: 'signedOut',
            actions: [clearSessionAction('idling'), 'emitSignInExit'],
          },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: ['setCurrentTime', { type: 'updateSession', params: ({ event }) => ({ seenAt: event.at }) }],
          },
        ],
        'clock.read': [
          {
            guard: 'isSessionLimitReached',
            target: 'signedOut',
            actions: [clearSessionAction('limit'), 'emitSignInExit'],
          },
          {
            guard: 'isIdleLimitReached',
            target: 'signedOut',
            actions: [clearSessionAction('idling'), 'emitSignInExit'],
          },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: 'setCurrentTime',
          },
        ],
      },
      states: {
        presence: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isIdleWarningDue', target: 'idling' }, { target: 'active' }] },
            active: { after: { IDLE_WARNING: { target: 'idling', actions: 'setCurrentTimeToIdleWarning' } } },
            idling: {
              after: {
                IDLE_LIMIT: {
                  target: '#staffSession.signedOut',
                  actions: [clearSessionAction('idling'), 'emitSignInExit'],
                },
              },
            },
          },
        },
        length: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isSessionLimitWarningDue', target: 'ending' }, { target: 'running' }] },
            running: { after: { LIMIT_WARNING: { target: 'ending', actions: 'setCurrentTimeToLimitWarning' } } },
            ending: {
              after: {
                SESSION_LIMIT: {
                  target: '#staffSession.signedOut',
                  actions: [clearSessionAction('limit'), 'emitSignInExit'],
                },
              },
            },
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      description: 'The storage is cleared and the exit is requested; the provider is only informed.',
      exit: 'clearTokenToRevoke',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ request: { token: context.tokenToRevoke ?? '' } }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      on: { 'session.started': { target: 'signedIn', actions: 'setStartedSession' } },
    },
  },
});
