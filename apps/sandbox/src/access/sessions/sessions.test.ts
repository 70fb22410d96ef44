import { describe, expect, test } from 'vitest';
import { benchPerTest, NOON } from '../../testing/bench.ts';
import { Refusal } from '../../ground/refusal.ts';
import { digestOfText } from '../../kit/hashing.ts';
import { systemRandom } from '../../kit/random.ts';
import { insertClient } from '../../clients/clients.ts';
import { identifyCaller } from './identify-caller.ts';
import { endSession, endSessions, openSession, renewToken, type NewSession } from './sessions.ts';

const on = benchPerTest('empty');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const open = (session: NewSession, now = NOON) => openSession({ db: on.db, now, random: systemRandom }, session);
const investor = { kind: 'investor', holderId: 'CUST1' } as const;
/** The code of the refusal at a moment, or the kind of the caller. */
const callAt = async (token: string, now: number) => {
  const caller = await identifyCaller(on.db, await digestOfText(token), now);
  return caller instanceof Refusal ? caller.code : caller.kind;
};
/** Milliseconds from noon to the idle deadline of the only session. */
const idleTime = async () =>
  (await on.db.selectFrom('sessions').select('idle_deadline').executeTakeFirstOrThrow()).idle_deadline - NOON;
const addStaff = () =>
  on.db.insertInto('staff').values({ id: 'ST1', email: 's@x.example', password_hash: '', role: 'viewer' }).execute();

const sessions = {
  investor,
  preAuth: { kind: 'preAuth', holderId: 'CUST1', step: 'pin' },
  staff: { kind: 'staff', holderId: 'ST1' },
} as const;

describe('a session', () => {
  test.each([
    ['investor', 30],
    ['preAuth', 15],
    ['staff', 15],
  ] as const)('of the kind %s ends after %i idle minutes', async (kind, minutes) => {
    await addStaff();
    expect(await callAt(await open(sessions[kind]), NOON + minutes * MINUTE - 1)).toBe(kind);
    expect(await callAt(await open(sessions[kind]), NOON + minutes * MINUTE)).toBe('003');
  });

  test.each([
    ['investor', 12],
    ['staff', 8],
  ] as const)('of the kind %s ends after %i hours, however often it is used', async (kind, hours) => {
    await addStaff();
    const token = await open(sessions[kind]);
    for (let now = NOON; now < NOON + hours * HOUR; now += 10 * MINUTE) expect(await callAt(token, now)).toBe(kind);
    expect(await callAt(token, NOON + hours * HOUR - 1)).toBe(kind);
    expect(await callAt(token, NOON + hours * HOUR)).toBe('003');
  });

  test('of a sign-up ends after 15 minutes, and no use extends it', async () => {
    const token = await open(sessions.preAuth);
    expect(await callAt(token, NOON + 14 * MINUTE)).toBe('preAuth');
    expect(await idleTime()).toBe(15 * MINUTE);
    expect(await callAt(token, NOON + 15 * MINUTE)).toBe('003');
  });

  test('is extended by a use ten seconds after the last extension, not before', async () => {
    const token = await open(investor);
    await callAt(token, NOON + 9999);
    expect(await idleTime()).toBe(30 * MINUTE);
    await callAt(token, NOON + 10_000);
    expect(await idleTime()).toBe(30 * MINUTE + 10_000);
  });

  test('extends no other session', async () => {
    const [used, idle] = [await open(investor), await open(investor)];
    await callAt(used, NOON + 20 * MINUTE);
    expect([await callAt(used, NOON + 35 * MINUTE), await callAt(idle, NOON + 35 * MINUTE)]).toEqual([
      'investor',
      '003',
    ]);
  });
});

describe('the end of a session', () => {
  test('concerns all valid sessions of the customer; older tokens answer 004 after a sign-in elsewhere', async () => {
    const [first, second] = [await open(investor), await open(investor)];
    const other = await open({ ...investor, holderId: 'CUST2' });
    await endSession(on.db, await digestOfText(second));
    await endSessions(on.db, 'CUST1', 'elsewhere');
    expect([await callAt(first, NOON), await callAt(second, NOON), await callAt(other, NOON)]).toEqual([
      '004',
      '003',
      'investor',
    ]);
    await endSessions(on.db, 'CUST2', 'revoked');
    expect(await callAt(other, NOON)).toBe('003');
  });

  test('asks the client to erase the token and to sign in', async () => {
    const first = await open(investor);
    await endSessions(on.db, 'CUST1', 'elsewhere');
    const elsewhere = await identifyCaller(on.db, await digestOfText(first), NOON);
    expect(elsewhere).toMatchObject({
      message: 'You have signed in on another device.',
      extra: { erase_token_id: true, navigateScreen: 'signin' },
    });
    for (const hash of ['', 'unknown'])
      expect(await identifyCaller(on.db, hash, NOON)).toMatchObject({
        code: '003',
        message: 'Your session has ended. Please sign in again.',
        extra: { erase_token_id: true, navigateScreen: 'signin' },
      });
  });

  test.each([
    ['003', { message: 'Your session has ended. Please sign in again.' }],
    ['004', { message: 'Your session was ended.', extra: {} }],
  ] as const)('comes with the second call of a short session, with the code %s of its persona', async (code, end) => {
    const client = await insertClient(on.db, '9811111111', NOON);
    const traits = JSON.stringify({ endsSessionWith: code });
    await on.db.updateTable('clients').set({ traits }).where('id', '=', client.id).execute();
    const token = await open({ kind: 'investor', holderId: client.id, isShort: true });
    const other = await open({ kind: 'investor', holderId: client.id });
    expect(await callAt(token, NOON)).toBe('investor');
    expect(await identifyCaller(on.db, await digestOfText(token), NOON)).toMatchObject({ code, ...end });
    expect(await callAt(token, NOON)).toBe('003');
    expect(await callAt(other, NOON)).toBe('investor');
  });
});

describe('the caller of a token', () => {
  const callerOf = async (session: NewSession) => {
    const token = await open(session);
    const hash = await digestOfText(token);
    return { hash, caller: await identifyCaller(on.db, hash, NOON) };
  };

  test('is an investor with the hash of the token as its session', async () => {
    const { hash, caller } = await callerOf(investor);
    expect(caller).toEqual({ kind: 'investor', id: 'CUST1', session: hash, sessionId: hash });
  });

  test('is a person at a step of the sign-up, with the address under verification', async () => {
    const { hash, caller } = await callerOf({
      kind: 'preAuth',
      holderId: 'CUST1',
      step: 'email',
      email: 'a@b.example',
    });
    const expected = { kind: 'preAuth', id: 'CUST1', session: hash, step: 'email', email: 'a@b.example' };
    expect(caller).toEqual({ ...expected, emailVerified: false });
    await on.db.updateTable('sessions').set({ email_verified: 1 }).execute();
    expect(await identifyCaller(on.db, hash, NOON)).toEqual({ ...expected, emailVerified: true });
    expect((await callerOf({ kind: 'preAuth', holderId: 'CUST1', step: 'pin' })).caller).toMatchObject({ email: '' });
  });

  test('is none without a token, whatever is stored', async () => {
    await open(investor);
    await on.db.updateTable('sessions').set({ token_hash: '' }).execute();
    expect(await identifyCaller(on.db, '', NOON)).toMatchObject({ code: '003' });
  });

  test('is none in a sign-up without a step', async () => {
    expect((await callerOf({ kind: 'preAuth', holderId: 'CUST1' })).caller).toMatchObject({ code: '003' });
  });

  test('is a member of the staff with the present role, and none once removed', async () => {
    await addStaff();
    const { hash, caller } = await callerOf({ kind: 'staff', holderId: 'ST1' });
    expect(caller).toEqual({ kind: 'staff', id: 'ST1', session: hash, role: 'viewer' });
    expect((await callerOf({ kind: 'staff', holderId: 'ST1', step: 'pin' })).caller).toMatchObject({ kind: 'staff' });
    await on.db.deleteFrom('staff').where('id', '=', 'ST1').execute();
    expect(await identifyCaller(on.db, hash, NOON)).toMatchObject({ code: '003' });
  });
});

describe('a renewed token', () => {
  const renew = async (token: string, now = NOON) =>
    (await renewToken({ db: on.db, now, random: systemRandom }, await digestOfText(token))) ?? '';

  test('belongs to the same session; the old one is valid for a further minute', async () => {
    const first = await open(investor);
    const other = await open(investor);
    const second = await renew(first, NOON + 5 * MINUTE);
    expect(second).not.toBe(first);
    const caller = await identifyCaller(on.db, await digestOfText(second), NOON + 5 * MINUTE);
    expect(caller).toMatchObject({ kind: 'investor', sessionId: await digestOfText(first) });
    expect(await callAt(first, NOON + 6 * MINUTE - 1)).toBe('investor');
    expect(await callAt(first, NOON + 6 * MINUTE)).toBe('003');
    expect([await callAt(second, NOON + 6 * MINUTE), await callAt(other, NOON + 6 * MINUTE)]).toEqual([
      'investor',
      'investor',
    ]);
  });

  test('lives no longer than its session, and a second renewal does not extend the first token', async () => {
    const first = await open(investor);
    await renew(first);
    await renew(first, NOON + 30_000);
    expect(await callAt(first, NOON + MINUTE)).toBe('003');
  });

  test('ends with its session', async () => {
    const first = await open(investor);
    const second = await renew(first);
    await endSession(on.db, await digestOfText(second));
    expect([await callAt(first, NOON), await callAt(second, NOON)]).toEqual(['003', '003']);
  });

  test('is none for an ended or unknown token', async () => {
    const first = await open(investor);
    await endSessions(on.db, 'CUST1', 'revoked');
    expect([await renew(first), await renew('unknown')]).toEqual(['', '']);
  });
});
