import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import {
  mobileCodeCheck,
  mobileLogin,
  passwordLogin,
  emailCodeCheck,
  requestTwoFactorId,
  routeParams,
  textField,
} from '../testing/journeys.ts';

const on = benchPerTest();

const MOBILE = '9000000100';
const EMAIL = 'i100@sandbox.example';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => on.control('/clock', { freeze: true }));

const advance = (seconds: number) => on.control('/clock', { advance_seconds: seconds });
const requestCode = () => on.ask('/user/login', mobileLogin(MOBILE));
const enter = (code: string) => on.ask('/user/validateotp', mobileCodeCheck(MOBILE, code));
const enterWrong = async (times: number) => {
  let text = '';
  for (let attempt = 0; attempt < times; attempt += 1) text = textField(await enter('111111'), 'messageText');
  return text;
};
/** Uses up a code by wrong tries; returns the text of the last one. */
const useUpCode = async () => {
  expect((await requestCode())['code']).toBe('000');
  return enterWrong(5);
};

describe('codes of a sign-in', () => {
  test('are locked for 15 minutes, 1 hour, then 4 hours each time that wrong tries use one up', async () => {
    expect(await useUpCode()).toBe(
      'Too many wrong attempts. A new one-time password can be requested in 15 minutes, at 12:15.',
    );
    const locked = {
      code: '034',
      messageText: 'Too many wrong attempts. A new one-time password can be requested at 12:15.',
    };
    expect(await requestCode()).toMatchObject(locked);
    expect(await on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile'))).toMatchObject(locked);
    expect(await enter('123456')).toMatchObject({ ...locked, code: '033' });
    await advance(15 * MINUTE - 1);
    expect((await requestCode())['code']).toBe('034');
    await advance(1);
    expect(await useUpCode()).toContain('in 1 hour, at 13:15.');
    await advance(60 * MINUTE);
    expect(await useUpCode()).toContain('in 4 hours, at 17:15.');
    await advance(240 * MINUTE);
    expect(await useUpCode()).toContain('in 4 hours, at 21:15.');
  });

  test('count the wrong tries of the codes that they replace', async () => {
    await requestCode();
    expect(await enterWrong(2)).toBe('The one-time password is not correct.');
    await on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile'));
    expect(await enterWrong(2)).toBe('The one-time password is not correct.');
    // Also after it has expired.
    await advance(6 * MINUTE);
    await requestCode();
    expect(await enterWrong(1)).toContain('in 15 minutes');
  });

  test('are not locked by codes that are only sent, or that say so themselves', async () => {
    for (let send = 0; send < 5; send += 1) await requestCode();
    await enter('999999');
    expect((await enter('123456'))['messageText']).toBe('Too many wrong attempts. Request a new one-time password.');
    await advance(15 * MINUTE);
    expect((await requestCode())['code']).toBe('000');
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'a right code',
      async () => {
        await advance(15 * MINUTE);
        await requestCode();
        await enterWrong(4);
        expect((await enter('123456'))['code']).toBe('000');
      },
    ],
    ['a day without a lock', () => advance(15 * MINUTE + DAY)],
  ])('begin anew after %s', async (_what, wait) => {
    await useUpCode();
    await wait();
    expect(await useUpCode()).toContain('in 15 minutes');
  });

  test('that a stranger locks leave sessions, confirmations and the other ways of the owner open', async () => {
    const token = await on.token(MOBILE);
    await useUpCode();
    expect((await on.ask('/order/portfolio', {}, { token }))['code']).toBe('000');
    expect(await requestTwoFactorId(on, token)).not.toBe('');
    expect((await on.ask('/user/login', passwordLogin(EMAIL, 'Sandbox@1')))['code']).toBe('000');
    expect((await on.ask('/user/validateotp', emailCodeCheck(EMAIL, '123456')))['is_authenticated']).toBe(true);
    const reset = { ...routeParams('', EMAIL, 'email'), login_request_mode: 'sendotp' };
    expect((await on.ask('/user/resetpassword', reset))['code']).toBe('000');
  });
});

describe('codes of a confirmation', () => {
  const changePin = async (token: string, id: string, mobile_otp: string) => {
    const fields = { login_role: 'customer', request_from: 'pin', request_mode: 'verifypin', pin_hint: '4321' };
    return on.ask('/user/verifympin', { ...fields, mobile_otp, email_otp: '', twofactor_token_id: id }, { token });
  };

  test('are locked by customer and action, and count the tries of replaced ids', async () => {
    const [token, other] = [await on.token(MOBILE), await on.token('9000000101')];
    const first = await requestTwoFactorId(on, token, 'mpin change');
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await changePin(token, first, '111111'))['code']).toBe('031');
    const second = await requestTwoFactorId(on, token, 'mpin change');
    expect(await changePin(token, second, '111111')).toMatchObject({
      code: '033',
      messageText: 'Too many wrong attempts. A new one-time password can be requested in 15 minutes, at 12:15.',
    });
    expect(await requestTwoFactorId(on, token, 'mpin change')).toBe('');
    expect(await requestTwoFactorId(on, token, 'swp registration')).not.toBe('');
    expect(await requestTwoFactorId(on, other, 'mpin change')).not.toBe('');
    await advance(15 * MINUTE);
    const third = await requestTwoFactorId(on, token, 'mpin change');
    expect((await changePin(token, third, '123456'))['code']).toBe('000');
  });
});
