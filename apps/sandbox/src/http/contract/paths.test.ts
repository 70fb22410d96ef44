import { describe, expect, test } from 'vitest';
import { benchPerTest, SANDBOX_ORIGIN } from '../../testing/bench.ts';

const on = benchPerTest();

const onboarding = `user/login user/logout user/sendotp user/2factor/sendotp user/validateotp /user/verifyaccount
  /user/verifyemail /user/verifympin /user/resetpassword /validation/verifyidproof /validation/verifyid
  /validation/bankaccount /validation/personal /validation/verifystage /validation/personal/update
  /validation/bankaccount/add /validation/bankaccount/save /validation/nominee/2factor /validation/nominee/upload
  /master/stageinfo /master/client/upload/photograph /master/client/create`
  .split(/\s+/)
  .map((path) => path.replace(/^\//, ''));

describe('the paths of the onboarding', () => {
  test('are 22 paths', () => {
    expect(new Set(onboarding).size).toBe(22);
  });

  test.each(onboarding)('%s is served [ON-478]', async (path) => {
    const statuses: number[] = [];
    for (const method of ['POST', 'PUT']) {
      const headers = { 'content-type': 'application/json' };
      const request = new Request(`${SANDBOX_ORIGIN}/api/v1/${path}`, { method, headers, body: '{}' });
      statuses.push((await on.sandbox.fetch(request)).status);
    }
    expect(statuses).not.toContain(404);
    expect(statuses).not.toContain(503);
    expect(statuses.some((status) => status === 200 || status === 415)).toBe(true);
  });

  test('an unknown path is not served', async () => {
    const request = new Request(`${SANDBOX_ORIGIN}/api/v1/validation/selfie`, { method: 'POST', body: '{}' });
    expect((await on.sandbox.fetch(request)).status).toBe(404);
  });
});
