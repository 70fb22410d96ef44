import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { requestTwoFactorId } from '../../testing/journeys.ts';

const on = benchPerTest();

describe('two-factor codes', () => {
  test('are sent five times in 15 minutes for one action', async () => {
    const token = await on.token('9000000100');
    const ids: string[] = [];
    for (let send = 0; send < 6; send += 1) ids.push(await requestTwoFactorId(on, token));
    expect(ids.map((id) => id !== '')).toEqual([true, true, true, true, true, false]);
    expect(await requestTwoFactorId(on, token, 'swp registration')).not.toBe('');
    await on.control('/clock', { advance_seconds: 900 });
    expect(await requestTwoFactorId(on, token)).not.toBe('');
  });

  test('are also sent by e-mail when nominees are confirmed', async () => {
    const token = await on.token('9000000106');
    await requestTwoFactorId(on, token, 'nominee update');
    expect((await on.list('/outbox?to=9000000106')).map(({ kind }) => kind)).toEqual(['two-factor mobile code']);
    expect((await on.list('/outbox?to=i106@sandbox.example')).map(({ kind }) => kind)).toEqual([
      'two-factor e-mail code',
    ]);
  });

  test('are not sent when there is no nominee to confirm', async () => {
    const token = await on.token('9000000113');
    const request = { request_action: 'nominee update', is_otp_email_required: true };
    const answer = await on.ask('/user/2factor/sendotp', { login_role: 'customer', client_info: request }, { token });
    expect(answer['code']).toBe('020');
  });

  test('permit a single change of the PIN', async () => {
    const token = await on.token('9000000100');
    const id = await requestTwoFactorId(on, token, 'mpin change');
    const changePin = (pin: string, otp = '123456') =>
      on.ask(
        '/user/verifympin',
        {
          login_role: 'customer',
          request_from: 'pin',
          request_mode: 'verifypin',
          pin_hint: pin,
          mobile_otp: otp,
          email_otp: '',
          twofactor_token_id: id,
        },
        { token },
      );
    expect((await changePin('0000'))['code']).toBe('051');
    expect((await changePin('4321', '111111'))['code']).toBe('031');
    expect((await changePin('4321'))['code']).toBe('000');
    expect((await changePin('5678'))['code']).toBe('032');
  });
});
