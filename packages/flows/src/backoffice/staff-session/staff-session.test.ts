import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { guardStaff, staffSession, type KeptStaffSession, type StaffSessionEmitted } from './index.ts';
import { staffSessionJourneys, staffSessionWorld, STARTED_AT } from './staff-session.scenarios.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const toSignIn = { type: 'exit.requested', exit: { to: 'signin', replace: true } };
const gone = { type: 'session.changed', kept: null };

const member = { email: 'operator@staff.example', role: 'operator' } as const;
const kept: KeptStaffSession = { token: 'token-1', ...member, startedAt: STARTED_AT, seenAt: STARTED_AT };

async function started(session: KeptStaffSession | null = kept, at = STARTED_AT) {
  const { actor, ports, clock, view } = startedOf(staffSession);
  const told: StaffSessionEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  await ports.restoreSession.answer(accepted({ kept: session, at }));
  return { actor, told, clock, view, logout: ports.logout };
}
const answer = { type: 'answer.received', token: 'kept', ended: false, accepted: true } as const;

describe('contract', () => {
  for (const { title, run } of flowContract(staffSessionJourneys, staffSessionWorld)) test(title, run);
});

describe('fifteen idle minutes', () => {
  test('end the session, with a warning one minute before', async () => {
    const { clock, told, view } = await started();
    clock.increment(14 * MINUTE - 1);
    expect(view()).toEqual({ screen: 'signedIn', ...member, warning: null });
    clock.increment(1);
    expect(view()).toMatchObject({ warning: { kind: 'idling', endsAt: STARTED_AT + 15 * MINUTE } });
    clock.increment(MINUTE - 1);
    expect(told).toEqual([]);
    clock.increment(1);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(told).toEqual([gone, toSignIn]);
  });

  test('restart with every activity, even during the warning', async () => {
    const { actor, clock, view } = await started();
    clock.increment(14 * MINUTE + 30_000);
    actor.send({ type: 'activity.seen', at: STARTED_AT + 14 * MINUTE + 30_000 });
    expect(view()).toMatchObject({ warning: null });
    clock.increment(14 * MINUTE - 1);
    expect(view()).toMatchObject({ screen: 'signedIn', warning: null });
    clock.increment(1);
    expect(view()).toMatchObject({ warning: { kind: 'idling', endsAt: STARTED_AT + 29 * MINUTE + 30_000 } });
  });

  test('include the sleep of the device: the first activity afterwards only signs out', async () => {
    const { actor, told, view } = await started();
    actor.send({ type: 'activity.seen', at: STARTED_AT + 15 * MINUTE });
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(told).toEqual([gone, toSignIn]);
  });

  test('continue to count after a shorter sleep', async () => {
    const { actor, clock, view } = await started();
    actor.send({ type: 'clock.read', at: STARTED_AT + 14 * MINUTE + 50_000 });
    expect(view()).toMatchObject({ warning: { endsAt: STARTED_AT + 15 * MINUTE } });
    clock.increment(9_999);
    expect(view()).toMatchObject({ screen: 'signedIn' });
    clock.increment(1);
    expect(view()).toMatchObject({ screen: 'signedOut' });
  });

  test('are over when a browser restores its tabs of yesterday', async () => {
    const { told, view } = await started(kept, STARTED_AT + 15 * MINUTE);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: 'idling', rejection: null });
    expect(told).toEqual([gone, toSignIn]);
  });
});

describe('eight hours', () => {
  const busy = { ...kept, seenAt: STARTED_AT + 8 * HOUR - 5 * MINUTE - 1 };

  test('end the session despite activity, with a warning five minutes before', async () => {
    const { actor, clock, view } = await started(busy, busy.seenAt);
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
    const { actor, told, view } = await started(null);
    actor.send({ type: 'session.started', token: 'token-1', ...member, at: STARTED_AT });
    expect(told).toEqual([{ type: 'session.changed', kept }]);
    expect(view()).toEqual({ screen: 'signedIn', ...member, warning: null });
  });

  test('stores the new token of an answer, and no answer starts a session', async () => {
    const { actor, told } = await started();
    actor.send({ ...answer, token: { replacedBy: 'token-2' } });
    expect(told).toEqual([{ type: 'session.changed', kept: { ...kept, token: 'token-2' } }]);

    const nobody = await started(null);
    nobody.actor.send({ ...answer, token: { replacedBy: 'token-2' } });
    expect([nobody.told, nobody.view()]).toEqual([[], { screen: 'signedOut', endedBy: null, rejection: null }]);
  });

  test.each([
    ['an erased token', { ...answer, token: 'erased' }],
    ['code 003 or 004', { ...answer, accepted: false, ended: true, endsWith: 'https://evil.example' }],
    ['a removed token', { type: 'token.disappeared' }],
  ] as const)('ends with %s and leads to sign-in', async (_, event) => {
    const { actor, told, view } = await started();
    actor.send(event);
    expect(told).toEqual([gone, toSignIn]);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
  });

  test.each([401, 403])('is over with status %i, and leaves its texts for the sign-in page, once', async (status) => {
    const { actor, told, view } = await started();
    actor.send({ type: 'call.failed', status, errors: ['You are not signed in.'] });
    expect(told).toEqual([gone, toSignIn]);
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: ['You are not signed in.'] });
    actor.send({ type: 'signIn.opened' });
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
  });

  test('continues after an insufficient role, a failed request and a network failure', async () => {
    const { actor, told } = await started();
    actor.send({ ...answer, accepted: false });
    actor.send({ type: 'call.failed', status: 500 });
    actor.send({ type: 'call.failed' });
    expect([told, actor.getSnapshot().matches('signedIn')]).toEqual([[], true]);
  });

  test('is cleared at sign-out, and the exit requested, before the provider is informed, whatever it answers', async () => {
    const { actor, told, logout, view } = await started();
    actor.send({ type: 'user.signedOut' });
    expect(told).toEqual([gone, toSignIn]);
    expect(logout.calls).toEqual([{ request: { token: 'token-1' } }]);
    await logout.fail(new Error('offline'));
    expect(view()).toEqual({ screen: 'signedOut', endedBy: null, rejection: null });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('token-1');
  });
});

test('the guard is undecided until the tab has restored its session', () => {
  expect(guardStaff('staff', { screen: 'restoring' })).toBe('checking');
  expect(guardStaff('staff', { screen: 'signedIn' })).toBe('allowed');
  expect(guardStaff('staff', { screen: 'signedOut' })).toBe('signIn');
  expect(guardStaff('public', { screen: 'restoring' })).toBe('allowed');
});
