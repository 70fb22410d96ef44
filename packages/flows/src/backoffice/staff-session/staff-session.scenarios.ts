import { journeysOf } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import type { SessionVerdict } from '../../parts/identity/session-verdict.ts';
import { staffSessionFlow } from './staff-session.flow.ts';
import type { StoredStaffSession } from './staff-session.types.ts';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS, LIMIT_WARNING_MS, SESSION_LIMIT_MS } from './staff-session.rules.ts';
import { staffSessionMachine } from './staff-session.machine.ts';

/** The time of all stories. */
const NOW = 1_795_150_800_000;
/** The start of the sign-in of the scenarios: at the time of the stories, the idle warning is shown. */
export const STARTED_AT = NOW - IDLE_LIMIT_MS + 45_000;

const storedSession: StoredStaffSession = {
  token: 'token-1',
  email: 'operator@staff.example',
  role: 'operator',
  startedAt: STARTED_AT,
  seenAt: STARTED_AT,
};
const verdict = (change: Partial<SessionVerdict> = {}) =>
  ({ type: 'answer.received', token: 'unchanged', ended: false, accepted: true, ...change }) as const;
const activityAfter = (after: number) => ({ type: 'activity.seen', at: STARTED_AT + after }) as const;
const clockReadAfter = (after: number) => ({ type: 'clock.read', at: STARTED_AT + after }) as const;
const started = {
  type: 'session.started',
  token: 'token-1',
  email: 'operator@staff.example',
  role: 'operator',
  at: STARTED_AT,
} as const;

const { done, elapsed, failed, ignored, scenario, scenarios } = journeysOf(
  { ...staffSessionFlow, machine: staffSessionMachine },
  {
    purpose:
      'Owns the staff token. It shows the signed-in staff member and role, warns before the session ends after 15 idle minutes or 8 hours, and ends it.',
    input: undefined,
    children: {},
  },
);
const noStoredSession = done('restoreSession', { session: null, at: STARTED_AT });
const signedIn = done('restoreSession', { session: storedSession, at: STARTED_AT });
const nearLimit = done('restoreSession', {
  session: { ...storedSession, startedAt: NOW - SESSION_LIMIT_MS + LIMIT_WARNING_MS - 30_000, seenAt: NOW },
  at: NOW,
});
const activeLeaves = ['signedIn.presence.active', 'signedIn.length.running'] as const;

export const staffSessionJourneys = scenarios({
  Restoring: scenario('restoring'),
  SignedOut: scenario('signedOut', { steps: [noStoredSession] }),
  SignedOutUnreadable: scenario('signedOut', { steps: [failed('restoreSession', { kind: 'noAnswer' })] }),
  SignedIn: scenario(activeLeaves, { steps: [signedIn] }),
  SignedInAtSignIn: scenario(activeLeaves, { steps: [noStoredSession, started] }),
  SignedInIdling: scenario(['signedIn.presence.idling', 'signedIn.length.running'], {
    steps: [signedIn, elapsed('IDLE_WARNING')],
  }),
  SignedInAfterActivity: scenario(activeLeaves, {
    steps: [signedIn, elapsed('IDLE_WARNING'), activityAfter(IDLE_LIMIT_MS - IDLE_WARNING_MS)],
  }),
  SignedInEnding: scenario(['signedIn.presence.active', 'signedIn.length.ending'], { steps: [nearLimit] }),
  SignedInIdlingAfterSleep: scenario(['signedIn.presence.idling', 'signedIn.length.running'], {
    steps: [signedIn, clockReadAfter(IDLE_LIMIT_MS - 1)],
  }),
  SignedInNewToken: scenario(activeLeaves, { steps: [signedIn, verdict({ token: { replacedBy: 'token-2' } })] }),
  SignedInAfterRefusal: scenario(activeLeaves, { steps: [signedIn, ignored(verdict({ accepted: false }))] }),
  SignedInAfterNetworkLoss: scenario(activeLeaves, { steps: [signedIn, ignored({ type: 'call.failed' })] }),
  SignedOutByIdling: scenario('signedOut', { steps: [signedIn, elapsed('IDLE_WARNING'), elapsed('IDLE_LIMIT')] }),
  SignedOutByLimit: scenario('signedOut', { steps: [signedIn, elapsed('LIMIT_WARNING'), elapsed('SESSION_LIMIT')] }),
  SignedOutBySleep: scenario('signedOut', { steps: [signedIn, clockReadAfter(IDLE_LIMIT_MS)] }),
  SignedOutOnReturn: scenario('signedOut', { steps: [signedIn, activityAfter(SESSION_LIMIT_MS)] }),
  SignedOutByYesterday: scenario('signedOut', {
    steps: [done('restoreSession', { session: storedSession, at: STARTED_AT + SESSION_LIMIT_MS })],
  }),
  SignedOutByErasure: scenario('signedOut', { steps: [signedIn, verdict({ token: 'erased' })] }),
  SignedOutByCode003: scenario('signedOut', {
    steps: [signedIn, verdict({ accepted: false, ended: true, endsWith: 'signin' })],
  }),
  SignedOutBy401: scenario('signedOut', { steps: [signedIn, { type: 'call.failed', status: 401 }] }),
  SignedOutBy403WithText: scenario('signedOut', {
    steps: [signedIn, { type: 'call.failed', status: 403, errors: ['You may not do this.'] }],
  }),
  SignedOutElsewhere: scenario('signedOut', { steps: [signedIn, { type: 'token.disappeared' }] }),
  SigningOut: scenario('signingOut', { steps: [signedIn, { type: 'user.signedOut' }] }),
  SignedInWhileSigningOut: scenario(activeLeaves, { steps: [signedIn, { type: 'user.signedOut' }, started] }),
});

const times = [IDLE_LIMIT_MS - IDLE_WARNING_MS, IDLE_LIMIT_MS, SESSION_LIMIT_MS].map((after) => ({
  at: STARTED_AT + after,
}));

export const staffSessionWorld: World<typeof staffSessionMachine> = {
  inputs: [undefined],
  events: {
    'session.started': [{ token: 'token-3', email: 'viewer@staff.example', role: 'viewer', at: STARTED_AT }],
    'activity.seen': times,
    'clock.read': times,
    'answer.received': [
      verdict(),
      verdict({ accepted: false }),
      verdict({ token: { replacedBy: 'token-2' } }),
      verdict({ token: 'erased' }),
      verdict({ accepted: false, ended: true }),
      verdict({ accepted: false, ended: true, endsWith: 'https://evil.example' }),
    ].map(({ type: _, ...payload }) => payload),
    'call.failed': [{}, { status: 401, errors: ['You are not signed in.'] }, { status: 403 }, { status: 500 }],
    'user.signedOut': [{}],
    'signIn.opened': [{}],
    'token.disappeared': [{}],
  },
  answers: {
    restoreSession: [
      { session: null, at: STARTED_AT },
      { session: storedSession, at: STARTED_AT },
      { session: storedSession, at: STARTED_AT + IDLE_LIMIT_MS },
      { session: storedSession, at: STARTED_AT + SESSION_LIMIT_MS },
      // The user was active until the end.
      {
        session: { ...storedSession, seenAt: STARTED_AT + SESSION_LIMIT_MS - IDLE_WARNING_MS },
        at: STARTED_AT + SESSION_LIMIT_MS,
      },
    ],
    logout: [null],
  },
  // If the user or the provider ended the session, the sign-in page itself shows it.
  isFailureShown: () => true,
  secrets: [],
};
