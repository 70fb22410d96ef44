import { describe, expect, test } from 'vitest';
import { benchOfEach } from '../testing/bench.ts';

const on = benchOfEach();

const activate = async (id: string) => (await on.ask('/user/verifyaccount', {}, { token: id }))['code'];

describe('activating an account', () => {
  test('takes ok-1 once, and nothing else', async () => {
    expect(await activate('ok-1')).toBe('000');
    expect(await activate('ok-1')).toBe('061');
    expect(await activate('')).toBe('061');
    expect(await activate('act_unknown')).toBe('061');
  });
});
