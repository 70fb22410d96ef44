import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';

const on = benchPerTest();

const activateAccount = async (id: string) => (await on.ask('/user/verifyaccount', {}, { token: id }))['code'];

describe('the activation of an account', () => {
  test('accepts the id ok-1 once, and no other id', async () => {
    expect(await activateAccount('ok-1')).toBe('000');
    expect(await activateAccount('ok-1')).toBe('061');
    expect(await activateAccount('')).toBe('061');
    expect(await activateAccount('act_unknown')).toBe('061');
  });
});
