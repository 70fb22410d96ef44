import { describe, expect, test } from 'vitest';
import { benchPerTest, NOON } from '../testing/bench.ts';
import { checkKey, hashOfRequestBody, runOncePerKey, type Submission } from './once.ts';

const order = { scheme_code: 'SC01', amounts: [{ order_amount: '5000' }], note: null };
const codes = { mobile_otp: '123456', email_otp: '654321', twofactor_token_id: 'tf_1' };
const isSameRequest = async (one: unknown, other: unknown) =>
  (await hashOfRequestBody(one)) === (await hashOfRequestBody(other));

describe('the hash of a request', () => {
  test.each([
    'login_hint',
    'pin_hint',
    'login_otp',
    'mobile_otp',
    'email_otp',
    'twofactor_token_id',
    'pin_verification_value',
  ])('is the same with another %s, at any depth', async (field) => {
    expect(await isSameRequest({ ...order, [field]: 'a' }, { ...order, [field]: 'b' })).toBe(true);
    expect(await isSameRequest({ ...order, [field]: 'a' }, order)).toBe(true);
    const nested = (value: string) => ({ ...order, two_factor_authentication: [{ [field]: value }] });
    expect(await isSameRequest(nested('a'), nested('b'))).toBe(true);
  });

  test('is the same for another order of the fields', async () => {
    expect(await isSameRequest({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  });

  test('is another one for any other field, entry or type', async () => {
    const changed = [
      { ...order, scheme_code: 'SC02' },
      { ...order, amounts: [{ order_amount: '5000.00' }] },
      { ...order, amounts: [{ order_amount: 5000 }] },
      { ...order, amounts: [] },
      { ...order, amounts: [{ order_amount: '5000' }, { order_amount: '5000' }] },
      { ...order, note: '' },
      { ...order, buy_sell: 'P' },
    ];
    for (const other of changed) expect(await isSameRequest(order, other)).toBe(false);
  });

  test('contains the bytes of a file', async () => {
    const withFile = (text: string) => ({ ...order, scan: new Blob([text]) });
    expect(await isSameRequest(withFile('page 1'), withFile('page 1'))).toBe(true);
    expect(await isSameRequest(withFile('page 1'), withFile('page 2'))).toBe(false);
  });

  test('hides what it was made of', async () => {
    expect(await hashOfRequestBody({ ...order, ...codes })).toMatch(/^[\da-f]{64}$/);
  });
});

test('a key has 8 to 64 letters, digits, lines and hyphens', () => {
  const usable = ['12345678', 'a-b_c-D9', 'x'.repeat(64), '8b1f0c3e-5a53-4b6e-9d55-0f7f0f6f2a11'];
  expect(usable.map(checkKey)).toEqual(usable);
  for (const key of ['', '1234567', 'x'.repeat(65), '1234 5678', '12345678\n', 'key.key.key', ' 12345678', '१२३४५६७८९'])
    expect(() => checkKey(key)).toThrow(
      expect.objectContaining({ code: '051', message: 'The Idempotency-Key is not usable.' }) as Error,
    );
});

describe('an effect with a key', () => {
  const on = benchPerTest('empty');
  const submission: Submission = { key: 'key-0001', caller: 'CUST1', operation: 'createOrder', bodyHash: 'a' };
  let effects = 0;
  const run = (change: Partial<Submission> = {}, now = NOON) =>
    runOncePerKey(on.db, now, { ...submission, ...change }, () => {
      effects += 1;
      return Promise.resolve({ order: effects });
    });
  const DAY = 86_400_000;

  test('happens once; a repetition returns the first answer', async () => {
    effects = 0;
    expect([await run(), await run(), await run({}, NOON + DAY - 1)]).toEqual([
      { order: 1 },
      { order: 1 },
      { order: 1 },
    ]);
    expect(effects).toBe(1);
  });

  test('happens for each caller, operation and key', async () => {
    effects = 0;
    const answers = [
      await run(),
      await run({ caller: 'CUST2' }),
      await run({ operation: 'createSip' }),
      await run({ key: 'key-0002' }),
    ];
    expect(answers.map(({ order: number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('is refused with another body, and stays stored', async () => {
    effects = 0;
    await run();
    await expect(run({ bodyHash: 'b' })).rejects.toMatchObject({
      code: '051',
      message: 'This submission was already used for another request.',
    });
    expect([await run(), effects]).toEqual([{ order: 1 }, 1]);
  });

  test('can happen again after a day, with any body', async () => {
    effects = 0;
    await run();
    expect(await run({ bodyHash: 'b' }, NOON + DAY)).toEqual({ order: 2 });
    expect(await run({ bodyHash: 'b' }, NOON + DAY + 1)).toEqual({ order: 2 });
  });

  test('leaves the key unused if it fails', async () => {
    effects = 0;
    const fail = () => Promise.reject(new Error('refused'));
    await expect(runOncePerKey(on.db, NOON, submission, fail)).rejects.toThrow('refused');
    expect(await run({ bodyHash: 'b' })).toEqual({ order: 1 });
  });
});
