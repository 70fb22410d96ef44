import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { passwordLogin, emailCodeCheck, routeParams, textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const EMAIL = 'i100@sandbox.example';
const answerCodeOf = async (answer: Promise<Fields>) => (await answer)['code'];

describe('a forgotten password', () => {
  const resetPassword = (rest: Fields, token = '') =>
    on.ask(
      '/user/resetpassword',
      {
        login_email: EMAIL,
        login_role: 'customer',
        login_request_from: 'email',
        login_request_mode: 'sendotp',
        ...rest,
      },
      { token },
    );
  const newPassword = { login_request_mode: 'resetpassword', login_hint: 'Other@123' };

  test('is replaced after the code of the mail: every session ends, only the new one signs in [ON-181]', async () => {
    const old = await on.token('9000000100');
    expect(await resetPassword({})).toMatchObject({ code: '000', verify_otp: true });
    const sent = await on.codeFor(EMAIL);
    const checked = await on.ask('/user/validateotp', emailCodeCheck(EMAIL, sent, 'customer', true));
    expect(checked).toMatchObject({ code: '000', verify_password: true });
    expect(await resetPassword(newPassword, textField(checked, 'token_id'))).toMatchObject({
      code: '000',
      navigateScreen: 'signin',
    });
    expect(await answerCodeOf(on.ask('/order/portfolio', {}, { token: old }))).toBe('003');
    expect(await answerCodeOf(on.ask('/user/login', passwordLogin(EMAIL, 'Sandbox@1')))).toBe('030');
    expect(await answerCodeOf(on.ask('/user/login', passwordLogin(EMAIL, 'Other@123')))).toBe('000');
  });

  test('has the same answer for an unknown address, which receives no code', async () => {
    expect(await resetPassword({ login_email: 'nobody@sandbox.example' })).toEqual(await resetPassword({}));
    expect(await on.list('/outbox?to=nobody@sandbox.example')).toEqual([]);
  });

  test('is not replaced without the code', async () => {
    expect(await answerCodeOf(resetPassword(newPassword))).toBe('020');
    expect(await answerCodeOf(resetPassword(newPassword, await on.token('9000000100')))).toBe('020');
  });

  test('is reset with a code that can be sent again', async () => {
    await resetPassword({});
    expect(await answerCodeOf(on.ask('/user/sendotp', routeParams('', EMAIL, 'email')))).toBe('000');
    expect((await on.list(`/outbox?to=${EMAIL}`)).map(({ kind }) => kind)).toEqual(['resend', 'reset code']);
  });
});
