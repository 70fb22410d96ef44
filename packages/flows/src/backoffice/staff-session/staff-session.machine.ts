import { assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import {
  isSessionEnded,
  isTokenErased,
  callErrors,
  isForbiddenCall,
  replacementToken,
} from '../../parts/identity/session-verdict.ts';
import {
  IDLE_WARNING_MS,
  idleEndMs,
  isIdleOver,
  isLimitOver,
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
function sessionOf({ session }: StaffSessionContext): StoredStaffSession {
  if (session === null) throw new Error('Missing context value: session');
  return session;
}
/** The time of an event that has one, otherwise the last known time. */
const eventTime = ({ context, event }: SessionArgs): number => ('at' in event ? event.at : context.currentTimeMs);
const remainingMs = (end: number, { currentTimeMs }: StaffSessionContext): number => Math.max(0, end - currentTimeMs);
const clearSessionAction = (by: StaffSessionEnd | null) => ({ type: 'clearSession', params: { by } }) as const;
const endAtSignIn = {
  target: '#staffSession.signedOut',
  actions: [clearSessionAction(null), 'requestSignIn'],
} as const;

export const staffSessionMachine = setup({
  types: {} as {
    context: StaffSessionContext;
    events: StaffSessionEvent;
    emitted: StaffSessionEmitted;
    tags: 'busy';
  },
  actors: {
    restoreSession: port<null, RestoredStaffSession>('restoreSession'),
    logout: port<{ readonly token: string }, unknown>('logout'),
  },
  delays: {
    IDLE_WARNING: ({ context }) => remainingMs(idleEndMs(sessionOf(context)) - IDLE_WARNING_MS, context),
    IDLE_LIMIT: ({ context }) => remainingMs(idleEndMs(sessionOf(context)), context),
    LIMIT_WARNING: ({ context }) => remainingMs(limitEndMs(sessionOf(context)) - LIMIT_WARNING_MS, context),
    SESSION_LIMIT: ({ context }) => remainingMs(limitEndMs(sessionOf(context)), context),
  },
  guards: {
    hasSession: (_, { session }: RestoredStaffSession) => session !== null,
    isIdleOver: (known) => isIdleOver(sessionOf(known.context), eventTime(known)),
    isLimitOver: (known) => isLimitOver(sessionOf(known.context), eventTime(known)),
    isIdling: ({ context }) => context.currentTimeMs >= idleEndMs(sessionOf(context)) - IDLE_WARNING_MS,
    isEnding: ({ context }) => context.currentTimeMs >= limitEndMs(sessionOf(context)) - LIMIT_WARNING_MS,
    isTokenErased: ({ event }) => isTokenErased(event),
    hasEnded: ({ event }) => isSessionEnded(event),
    hasNewToken: ({ event }) => replacementToken(event) !== null,
    isForbidden: ({ event }) => isForbiddenCall(event),
  },
  actions: {
    restoreSession: assign((_, { session, at }: RestoredStaffSession) => ({ session, currentTimeMs: at })),
    setSession: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'session.started') return;
      const { token, email, role, at } = event;
      const session = { token, email, role, startedAt: at, seenAt: at };
      enqueue.assign({ session, currentTimeMs: at, endedBy: null, rejection: null });
      enqueue.emit({ type: 'session.changed', session });
    }),
    updateSession: enqueueActions(({ context, enqueue }, change: Partial<StoredStaffSession>) => {
      const session = { ...sessionOf(context), ...change };
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.changed', session });
    }),
    setClock: assign((known) => ({ currentTimeMs: eventTime(known) })),
    /** A timer elapsed: the current time is its end. */
    setClockToIdleWarning: assign(({ context }) => ({
      currentTimeMs: idleEndMs(sessionOf(context)) - IDLE_WARNING_MS,
    })),
    setClockToSessionLimitWarning: assign(({ context }) => ({
      currentTimeMs: limitEndMs(sessionOf(context)) - LIMIT_WARNING_MS,
    })),
    clearSession: enqueueActions(({ enqueue }, { by }: { by: StaffSessionEnd | null }) => {
      enqueue.assign({ session: null, endedBy: by });
      enqueue.emit({ type: 'session.changed', session: null });
    }),
    setRejection: assign({ rejection: ({ event }) => callErrors(event) }),
    clearRejection: assign({ rejection: null }),
    clearTokenToRevoke: assign({ tokenToRevoke: null }),
    revokeToken: assign({ tokenToRevoke: ({ context }) => context.session?.token ?? null }),
    requestSignIn: enqueueActions(({ enqueue }) =>
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
            guard: { type: 'hasSession', params: ({ event }) => event.output.answer },
            target: 'deciding',
            actions: { type: 'restoreSession', params: ({ event }) => event.output.answer },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    deciding: {
      description: 'The stored session may be from yesterday: a browser restores its tabs.',
      always: [
        { guard: 'isLimitOver', target: 'signedOut', actions: [clearSessionAction('limit'), 'requestSignIn'] },
        { guard: 'isIdleOver', target: 'signedOut', actions: [clearSessionAction('idling'), 'requestSignIn'] },
        { target: 'signedIn' },
      ],
    },
    signedOut: {
      on: {
        'session.started': { target: 'signedIn', actions: 'setSession' },
        'signIn.opened': { actions: 'clearRejection' },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'answer.received': [
          { guard: 'isTokenErased', ...endAtSignIn },
          { guard: 'hasEnded', ...endAtSignIn },
          {
            guard: 'hasNewToken',
            actions: { type: 'updateSession', params: ({ event }) => ({ token: replacementToken(event) ?? '' }) },
          },
        ],
        'call.failed': {
          guard: 'isForbidden',
          target: '#staffSession.signedOut',
          actions: [clearSessionAction(null), 'setRejection', 'requestSignIn'],
        },
        'token.disappeared': endAtSignIn,
        'user.signedOut': { target: 'signingOut', actions: ['revokeToken', clearSessionAction(null), 'requestSignIn'] },
        'activity.seen': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [clearSessionAction('limit'), 'requestSignIn'] },
          // After a device wakes up, an activity can be the first event, after the limit.
          { guard: 'isIdleOver', target: 'signedOut', actions: [clearSessionAction('idling'), 'requestSignIn'] },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: ['setClock', { type: 'updateSession', params: ({ event }) => ({ seenAt: event.at }) }],
          },
        ],
        'clock.read': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [clearSessionAction('limit'), 'requestSignIn'] },
          { guard: 'isIdleOver', target: 'signedOut', actions: [clearSessionAction('idling'), 'requestSignIn'] },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: 'setClock',
          },
        ],
      },
      states: {
        presence: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isIdling', target: 'idling' }, { target: 'active' }] },
            active: { after: { IDLE_WARNING: { target: 'idling', actions: 'setClockToIdleWarning' } } },
            idling: {
              after: {
                IDLE_LIMIT: {
                  target: '#staffSession.signedOut',
                  actions: [clearSessionAction('idling'), 'requestSignIn'],
                },
              },
            },
          },
        },
        length: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isEnding', target: 'ending' }, { target: 'running' }] },
            running: { after: { LIMIT_WARNING: { target: 'ending', actions: 'setClockToSessionLimitWarning' } } },
            ending: {
              after: {
                SESSION_LIMIT: {
                  target: '#staffSession.signedOut',
                  actions: [clearSessionAction('limit'), 'requestSignIn'],
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
      on: { 'session.started': { target: 'signedIn', actions: 'setSession' } },
    },
  },
});
