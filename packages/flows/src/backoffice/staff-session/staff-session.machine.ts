import { assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import { endsSession, erasesToken, errorsIn, isForbidden, newTokenIn } from '../../parts/session-verdict.ts';
import {
  IDLE_WARNING_MS,
  idleEnd,
  isIdleOver,
  isLimitOver,
  LIMIT_WARNING_MS,
  limitEnd,
} from './staff-session.rules.ts';
import type {
  KeptStaffSession,
  RestoredStaffSession,
  StaffSessionContext,
  StaffSessionEmitted,
  StaffSessionEnd,
  StaffSessionEvent,
} from './staff-session.types.ts';

interface Known {
  readonly context: StaffSessionContext;
  readonly event: StaffSessionEvent;
}
/** Only called in states with a session. */
function held({ session }: StaffSessionContext): KeptStaffSession {
  if (session === null) throw new Error('Missing context value: session');
  return session;
}
/** The time of an event that has one, otherwise the last known time. */
const clockIn = ({ context, event }: Known): number => ('at' in event ? event.at : context.readAt);
const until = (end: number, { readAt }: StaffSessionContext): number => Math.max(0, end - readAt);
const end = (by: StaffSessionEnd | null) => ({ type: 'clearSession', params: { by } }) as const;
const over = { target: '#staffSession.signedOut', actions: [end(null), 'requestSignIn'] } as const;

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
    IDLE_WARNING: ({ context }) => until(idleEnd(held(context)) - IDLE_WARNING_MS, context),
    IDLE_LIMIT: ({ context }) => until(idleEnd(held(context)), context),
    LIMIT_WARNING: ({ context }) => until(limitEnd(held(context)) - LIMIT_WARNING_MS, context),
    SESSION_LIMIT: ({ context }) => until(limitEnd(held(context)), context),
  },
  guards: {
    isIdleOver: (known) => isIdleOver(held(known.context), clockIn(known)),
    isLimitOver: (known) => isLimitOver(held(known.context), clockIn(known)),
    isIdling: ({ context }) => context.readAt >= idleEnd(held(context)) - IDLE_WARNING_MS,
    isEnding: ({ context }) => context.readAt >= limitEnd(held(context)) - LIMIT_WARNING_MS,
    isTokenErased: ({ event }) => erasesToken(event),
    hasEnded: ({ event }) => endsSession(event),
    hasNewToken: ({ event }) => newTokenIn(event) !== null,
    isForbidden: ({ event }) => isForbidden(event),
  },
  actions: {
    restoreSession: assign((_, { kept, at }: RestoredStaffSession) => ({ session: kept, readAt: at })),
    setSession: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'session.started') return;
      const { token, email, role, at } = event;
      const session = { token, email, role, startedAt: at, seenAt: at };
      enqueue.assign({ session, readAt: at, endedBy: null, rejection: null });
      enqueue.emit({ type: 'session.changed', kept: session });
    }),
    updateSession: enqueueActions(({ context, enqueue }, change: Partial<KeptStaffSession>) => {
      const session = { ...held(context), ...change };
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.changed', kept: session });
    }),
    setClock: assign((known) => ({ readAt: clockIn(known) })),
    /** A timer elapsed: its moment is the current time. */
    setClockToIdleWarning: assign(({ context }) => ({ readAt: idleEnd(held(context)) - IDLE_WARNING_MS })),
    setClockToSessionLimitWarning: assign(({ context }) => ({ readAt: limitEnd(held(context)) - LIMIT_WARNING_MS })),
    clearSession: enqueueActions(({ enqueue }, { by }: { by: StaffSessionEnd | null }) => {
      enqueue.assign({ session: null, endedBy: by });
      enqueue.emit({ type: 'session.changed', kept: null });
    }),
    setRejection: assign({ rejection: ({ event }) => errorsIn(event) }),
    revokeToken: assign({ revoking: ({ context }) => context.session?.token ?? null }),
    requestSignIn: enqueueActions(({ enqueue }) =>
      enqueue.emit({ type: 'exit.requested', exit: { to: 'signin', replace: true } }),
    ),
  },
}).createMachine({
  id: 'staffSession',
  context: { session: null, readAt: 0, revoking: null, endedBy: null, rejection: null },
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
            guard: ({ event }) => event.output.answer.kept !== null,
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
        { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'requestSignIn'] },
        { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'requestSignIn'] },
        { target: 'signedIn' },
      ],
    },
    signedOut: {
      on: {
        'session.started': { target: 'signedIn', actions: 'setSession' },
        'signIn.opened': { actions: assign({ rejection: null }) },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'answer.received': [
          { guard: 'isTokenErased', ...over },
          { guard: 'hasEnded', ...over },
          {
            guard: 'hasNewToken',
            actions: { type: 'updateSession', params: ({ event }) => ({ token: newTokenIn(event) ?? '' }) },
          },
        ],
        'call.failed': {
          guard: 'isForbidden',
          target: '#staffSession.signedOut',
          actions: [end(null), 'setRejection', 'requestSignIn'],
        },
        'token.disappeared': over,
        'user.signedOut': { target: 'signingOut', actions: ['revokeToken', end(null), 'requestSignIn'] },
        'activity.seen': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'requestSignIn'] },
          // After a device wakes up, an activity can be the first event, after the limit.
          { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'requestSignIn'] },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: ['setClock', { type: 'updateSession', params: ({ event }) => ({ seenAt: event.at }) }],
          },
        ],
        'clock.read': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'requestSignIn'] },
          { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'requestSignIn'] },
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
              after: { IDLE_LIMIT: { target: '#staffSession.signedOut', actions: [end('idling'), 'requestSignIn'] } },
            },
          },
        },
        length: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isEnding', target: 'ending' }, { target: 'running' }] },
            running: { after: { LIMIT_WARNING: { target: 'ending', actions: 'setClockToSessionLimitWarning' } } },
            ending: {
              after: { SESSION_LIMIT: { target: '#staffSession.signedOut', actions: [end('limit'), 'requestSignIn'] } },
            },
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      description: 'The storage is cleared and the exit is requested; the provider is only informed.',
      exit: assign({ revoking: null }),
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ request: { token: context.revoking ?? '' } }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      on: { 'session.started': { target: 'signedIn', actions: 'setSession' } },
    },
  },
});
