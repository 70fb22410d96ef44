import { describe, expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { decideStaffAccess } from './guard.ts';
import { staffSession } from './staff-session.flow.ts';
import type { StoredStaffSession, StaffSessionEmitted } from './staff-session.types.ts';
import { STARTED_AT } from './staff-session.scenarios.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const signInExit = { type: 'exit.requested', exit: { to: 'signin', replace: true } };
const sessionCleared = { type: 'session.changed', session: null };

const member = { email: 'operator@staff.example', role: 'operator' } as const;
const storedSession: StoredStaffSession = { token: 'token-1', ...member, startedAt: STARTED_AT, seenAt: STARTED_AT };

async function startStaffSession(session: StoredStaffSession | null = storedSession, at = STARTED_AT) {
  const { actor, ports, clock, view } = startFlow(staffSession);
  const emitted: StaffSessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  await ports.restoreSession.answer(accepted({ session, at }, 0));
  return { actor, emitted, clock, view, logout: ports.logout };
}
const answer = { type: 'answer.received', token: 'unchanged', ended: false, accepted: true } as const;

describe('fifteen idle minutes', () => {
  test('end the session, with a warning one minute before', async () => {
    const { clock, emitted, view } = await startStaffSession();
    clock.increment(14 * MINUTE - 1);
    expect(view()).toEqual({ screen: 'signedIn', ...member, warning: null });
    clock.increment(1);
    expect(view()).toMatchObject({ warning: { kind: 'idling', endsAt: STARTED_AT + 15 * MINUTE } });
    clock.increment(MINUTE - 1);
    expect(emitted).toEqual([]);
    clock.increment(1);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(emitted).toEqual([sessionCleared, signInExit]);
  });

  test('restart with every activity, even during the warning', async () => {
    const { actor, clock, view } = await startStaffSession();
    clock.increment(14 * MINUTE + 30_000);
    actor.send({ type: 'activity.seen', at: STARTED_AT + 14 * MINUTE + 30_000 });
    expect(view()).toMatchObject({ warning: null });
    clock.increment(14 * MINUTE - 1);
    expect(view()).toMatchObject({ screen: 'signedIn', warning: null });
    clock.increment(1);
    expect(view()).toMatchObject({ warning: { kind: 'idling', endsAt: STARTED_AT + 29 * MINUTE + 30_000 } });
  });

  test('include the sleep of the device: the first activity afterwards only signs out', async () => {
    const { actor, emitted, view } = await startStaffSession();
    actor.send({ type: 'activity.seen', at: STARTED_AT + 15 * MINUTE });
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(emitted).toEqual([sessionCleared, signInExit]);
  });

  test('continue to count after a shorter sleep', async () => {
    const { actor, clock, view } = await startStaffSession();
    actor.send({ type: 'clock.read', at: STARTED_AT + 14 * MINUTE + 50_000 });
    expect(view()).toMatchObject({ warning: { endsAt: STARTED_AT + 15 * MINUTE } });
    clock.increment(9_999);
    expect(view()).toMatchObject({ screen: 'signedIn' });
    clock.increment(1);
    expect(view()).toMatchObject({ screen: 'signedOut' });
  });

  test('are over when a browser restores its tabs of yesterday', async () => {
    const { emitted, view } = await startStaffSession(storedSession, STARTED_AT + 15 * MINUTE);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(emitted).toEqual([sessionCleared, signInExit]);
  });
});

describe('eight hours', () => {
  const busy = { ...storedSession, seenAt: STARTED_AT + 8 * HOUR - 5 * MINUTE - 1 };

  test('end the session despite activity, with a warning five minutes before', async () => {
    const { actor, clock, view } = await startStaffSession(busy, busy.seenAt);
    expect(view()).toMatchObject({ warning: null });
    clock.increment(1);
    const warning = { kind: 'limit', endsAt: STARTED_AT + 8 * HOUR };
    expect(view()).toMatchObject({ warning });
    actor.send({ type: 'activity.seen', at: busy.seenAt + 1 });
    expect(view()).toMatchObject({ warning });
    clock.increment(5 * MINUTE);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'limit', rejection: null });
  });
});

describe('a session', () => {
  test('stores token, staff member and times at its start, and nothing else', async () => {
    const { actor, emitted, view } = await startStaffSession(null);
    actor.send({ type: 'session.started', token: 'token-1', ...member, at: STARTED_AT });
    expect(emitted).toEqual([{ type: 'session.changed', session: storedSession }]);
    expect(view()).toEqual({ screen: 'signedIn', ...member, warning: null });
  });

  test('stores the new token of an answer, and no answer starts a session', async () => {
    const { actor, emitted } = await startStaffSession();
    actor.send({ ...answer, token: { replacedBy: 'token-2' } });
    expect(emitted).toEqual([{ type: 'session.changed', session: { ...storedSession, token: 'token-2' } }]);

    const signedOut = await startStaffSession(null);
    signedOut.actor.send({ ...answer, token: { replacedBy: 'token-2' } });
    expect([signedOut.emitted, signedOut.view()]).toEqual([
      [],
      { screen: 'signedOut', endedBy: null, rejection: null },
    ]);
  });

  test.each([
    ['an erased token', { ...answer, token: 'erased' }],
    ['code 003 or 004', { ...answer, accepted: false, ended: true, endsWith: 'https://evil.example' }],
    ['a removed token', { type: 'token.disappeared' }],
  ] as const)('ends with %s and leads to sign-in', async (_, event) => {
    const { actor, emitted, view } = await startStaffSession();
    actor.send(event);
    expect(emitted).toEqual([sessionCleared, signInExit]);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
  });

  test.each([401, 403])('is over with status %i, and leaves its texts for the sign-in page, once', async (status) => {
    const { actor, emitted, view } = await startStaffSession();
    actor.send({ type: 'call.failed', status, errors: ['You are not signed in.'] });
    expect(emitted).toEqual([sessionCleared, signInExit]);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: ['You are not signed in.'] });
    actor.send({ type: 'signIn.opened' });
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
  });

  test('continues after an insufficient role, a failed request and a network failure', async () => {
    const { actor, emitted } = await startStaffSession();
    actor.send({ ...answer, accepted: false });
    actor.send({ type: 'call.failed', status: 500 });
    actor.send({ type: 'call.failed' });
    expect([emitted, actor.getSnapshot().matches('signedIn')]).toEqual([[], true]);
  });

  test('is cleared at sign-out, and the exit requested, before the provider is informed, whatever it answers', async () => {
    const { actor, emitted, logout, view } = await startStaffSession();
    actor.send({ type: 'user.signedOut' });
    expect(emitted).toEqual([sessionCleared, signInExit]);
    expect(logout.calls).toEqual([{ request: { token: 'token-1' } }]);
    await logout.fail(new Error('offline'));
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('token-1');
  });
});

test('the guard is undecided until the tab has restored its session', () => {
  expect(decideStaffAccess('staff', { screen: 'restoring' })).toBe('checking');
  expect(decideStaffAccess('staff', { screen: 'signedIn' })).toBe('allowed');
  expect(decideStaffAccess('staff', { screen: 'signedOut' })).toBe('signIn');
  expect(decideStaffAccess('public', { screen: 'restoring' })).toBe('allowed');
});
