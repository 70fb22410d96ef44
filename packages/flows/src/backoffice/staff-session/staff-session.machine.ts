import { assign, enqueueActions, setup } from 'xstate';
import { port } from '../../kit/port.ts';
import { endsSession, erasesToken, isForbidden, newTokenIn } from '../../parts/session-verdict.ts';
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
/** Only the states of a session ask. */
function held({ session }: StaffSessionContext): KeptStaffSession {
  if (session === null) throw new Error('Nobody is signed in.');
  return session;
}
/** What the clock says in an event that tells it, else what it said last. */
const clockIn = ({ context, event }: Known): number => ('at' in event ? event.at : context.readAt);
const until = (end: number, { readAt }: StaffSessionContext): number => Math.max(0, end - readAt);
const end = (by: StaffSessionEnd | null) => ({ type: 'forget', params: { by } }) as const;
const over = { target: '#staffSession.signedOut', actions: [end(null), 'leave'] } as const;

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
    isErased: ({ event }) => erasesToken(event),
    hasEnded: ({ event }) => endsSession(event),
    carriesNewToken: ({ event }) => newTokenIn(event) !== null,
    isForbidden: ({ event }) => isForbidden(event),
  },
  actions: {
    restore: assign((_, { kept, at }: RestoredStaffSession) => ({ session: kept, readAt: at })),
    begin: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'session.started') return;
      const { token, email, role, at } = event;
      const session = { token, email, role, startedAt: at, seenAt: at };
      enqueue.assign({ session, readAt: at, endedBy: null });
      enqueue.emit({ type: 'session.changed', kept: session });
    }),
    keep: enqueueActions(({ context, enqueue }, change: Partial<KeptStaffSession>) => {
      const session = { ...held(context), ...change };
      enqueue.assign({ session });
      enqueue.emit({ type: 'session.changed', kept: session });
    }),
    readClock: assign((known) => ({ readAt: clockIn(known) })),
    /** A timer has gone by: that moment is what the clock says. */
    reachIdling: assign(({ context }) => ({ readAt: idleEnd(held(context)) - IDLE_WARNING_MS })),
    reachEnding: assign(({ context }) => ({ readAt: limitEnd(held(context)) - LIMIT_WARNING_MS })),
    forget: enqueueActions(({ enqueue }, { by }: { by: StaffSessionEnd | null }) => {
      enqueue.assign({ session: null, endedBy: by });
      enqueue.emit({ type: 'session.changed', kept: null });
    }),
    revokeToken: assign({ revoking: ({ context }) => context.session?.token ?? null }),
    leave: enqueueActions(({ enqueue }) =>
      enqueue.emit({ type: 'exit.requested', exit: { to: 'signin', replace: true } }),
    ),
  },
}).createMachine({
  id: 'staffSession',
  context: { session: null, readAt: 0, revoking: null, endedBy: null },
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
            actions: { type: 'restore', params: ({ event }) => event.output.answer },
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    deciding: {
      description: 'What was kept may be of yesterday: a browser brings its tabs back.',
      always: [
        { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'leave'] },
        { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'leave'] },
        { target: 'signedIn' },
      ],
    },
    signedOut: { on: { 'session.started': { target: 'signedIn', actions: 'begin' } } },
    signedIn: {
      type: 'parallel',
      on: {
        'answer.received': [
          { guard: 'isErased', ...over },
          { guard: 'hasEnded', ...over },
          {
            guard: 'carriesNewToken',
            actions: { type: 'keep', params: ({ event }) => ({ token: newTokenIn(event) ?? '' }) },
          },
        ],
        'call.failed': { guard: 'isForbidden', ...over },
        'token.disappeared': over,
        'user.signedOut': { target: 'signingOut', actions: ['revokeToken', end(null), 'leave'] },
        'activity.seen': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'leave'] },
          // Whoever comes back to a device that slept does something first, and too late.
          { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'leave'] },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: ['readClock', { type: 'keep', params: ({ event }) => ({ seenAt: event.at }) }],
          },
        ],
        'clock.read': [
          { guard: 'isLimitOver', target: 'signedOut', actions: [end('limit'), 'leave'] },
          { guard: 'isIdleOver', target: 'signedOut', actions: [end('idling'), 'leave'] },
          {
            target: ['#staffSession.signedIn.presence.deciding', '#staffSession.signedIn.length.deciding'],
            actions: 'readClock',
          },
        ],
      },
      states: {
        presence: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isIdling', target: 'idling' }, { target: 'active' }] },
            active: { after: { IDLE_WARNING: { target: 'idling', actions: 'reachIdling' } } },
            idling: {
              after: { IDLE_LIMIT: { target: '#staffSession.signedOut', actions: [end('idling'), 'leave'] } },
            },
          },
        },
        length: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isEnding', target: 'ending' }, { target: 'running' }] },
            running: { after: { LIMIT_WARNING: { target: 'ending', actions: 'reachEnding' } } },
            ending: {
              after: { SESSION_LIMIT: { target: '#staffSession.signedOut', actions: [end('limit'), 'leave'] } },
            },
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      description: 'Storage is empty and the exit is asked for already; the provider is only told.',
      exit: assign({ revoking: null }),
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ request: { token: context.revoking ?? '' } }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      on: { 'session.started': { target: 'signedIn', actions: 'begin' } },
    },
  },
});
