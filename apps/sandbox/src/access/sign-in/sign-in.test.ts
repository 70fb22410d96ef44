import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { mobileLogin, passwordLogin, emailCodeCheck, mobileCodeCheck, routeParams } from '../../testing/journeys.ts';

const on = benchPerTest();

const MOBILE = '9000000100';
const EMAIL = 'i100@sandbox.example';
const answerCodeOf = async (answer: Promise<Readonly<Record<string, unknown>>>) => (await answer)['code'];

describe('signing in with a mobile number', () => {
  test('sends a code to the number and opens a full session for it', async () => {
    expect(await on.ask('/user/login', mobileLogin(MOBILE))).toEqual({
      code: '000',
      messageText: '',
      is_authenticated: false,
      navigateScreen: 'otp-2',
    });
    const signedIn = await on.ask('/user/validateotp', mobileCodeCheck(MOBILE, await on.codeFor(MOBILE)));
    expect(signedIn).toMatchObject({
      code: '000',
      is_authenticated: true,
      profileData: { login_mobile_number: MOBILE, login_email: EMAIL },
      navigateScreen: 'portfolio',
    });
    expect(await answerCodeOf(on.ask('/order/portfolio', {}, { token: String(signedIn['token_id']) }))).toBe('000');
  });

  test('accepts a code once', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.ask('/user/validateotp', mobileCodeCheck(MOBILE, sent));
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, sent)))).toBe('032');
  });

  test('answers 031 to a wrong code and 033 to the fifth, after which the correct code is refused', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const sent = await on.codeFor(MOBILE);
    const wrong = sent === '111111' ? '222222' : '111111';
    const codes: unknown[] = [];
    for (let attemptSignIn = 0; attemptSignIn < 5; attemptSignIn += 1) {
      codes.push(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, wrong))));
    }
    expect(codes).toEqual(['031', '031', '031', '031', '033']);
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, sent)))).toBe('033');
  });

  test.each([
    ['000000', '032'],
    ['999999', '033'],
    ['12345', '051'],
    ['123456', '000'],
  ])('answers the code %s with %s', async (typed, expected) => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, typed)))).toBe(expected);
  });

  test('accepts only codes of the outbox while the switch testCodes is off', async () => {
    await on.control('/switches', { testCodes: 'off' });
    await on.ask('/user/login', mobileLogin(MOBILE));
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, '123456')))).toBe('031');
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, await on.codeFor(MOBILE))))).toBe(
      '000',
    );
  });

  test('refuses a code after five minutes of the provider clock', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.control('/clock', { advance_seconds: 300, expire_sessions: true });
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, sent)))).toBe('032');
  });

  test('does not change the remaining life of a code when the clock is moved by hand', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.control('/clock', { advance_days: 2 });
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, sent)))).toBe('000');
  });

  test.each(['5000000000', '900000010', 'abcdefghij', '90000001000'])('refuses the number %s', async (mobile) => {
    expect(await answerCodeOf(on.ask('/user/login', mobileLogin(mobile)))).toBe('051');
  });

  test('permits the first resend at once, the next after 120 seconds and no sixth send', async () => {
    const resendCode = () => answerCodeOf(on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile')));
    await on.ask('/user/login', mobileLogin(MOBILE));
    expect([await resendCode(), await resendCode()]).toEqual(['000', '034']);
    await on.control('/clock', { advance_seconds: 120 });
    expect(await resendCode()).toBe('000');
    for (const expected of ['000', '000', '034']) {
      await on.control('/clock', { advance_seconds: 120 });
      expect(await resendCode()).toBe(expected);
    }
  });

  test('refuses an earlier code after a new code is sent', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const first = await on.codeFor(MOBILE);
    await on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile'));
    const second = await on.codeFor(MOBILE);
    if (first !== second)
      expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, first)))).toBe('031');
    expect(await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck(MOBILE, second)))).toBe('000');
  });

  test('starts a login from the phone entry', async () => {
    expect(await answerCodeOf(on.ask('/user/sendotp', routeParams('9876543210', '', 'mobile')))).toBe('000');
    expect(
      await answerCodeOf(on.ask('/user/validateotp', mobileCodeCheck('9876543210', await on.codeFor('9876543210')))),
    ).toBe('000');
  });
});

describe('signing in with e-mail and password', () => {
  test('sends the code to the registered mobile number before it issues a token', async () => {
    const answer = await on.ask('/user/login', passwordLogin(EMAIL, 'Sandbox@1'));
    expect(answer).toEqual({ code: '000', messageText: '', is_authenticated: false, navigateScreen: 'otp-2' });
    const signedIn = await on.ask('/user/validateotp', emailCodeCheck(EMAIL, await on.codeFor(MOBILE)));
    expect(signedIn).toMatchObject({ code: '000', is_authenticated: true });
  });

  test('gives the same answer to an unknown address as to a wrong password', async () => {
    const wrong = await on.ask('/user/login', passwordLogin(EMAIL, 'Wrong@123'));
    const unknown = await on.ask('/user/login', passwordLogin('nobody@sandbox.example', 'Wrong@123'));
    expect(wrong['code']).toBe('030');
    expect(unknown).toEqual(wrong);
  });

  test.each([EMAIL, 'nobody@sandbox.example'])(
    'locks the sign-in of %s for 15 minutes at the fifth failure',
    async (email) => {
      const attempt = (password: string) => answerCodeOf(on.ask('/user/login', passwordLogin(email, password)));
      const codes: unknown[] = [];
      for (let times = 0; times < 5; times += 1) codes.push(await attempt('Wrong@123'));
      expect(codes).toEqual(['030', '030', '030', '030', '035']);
      const { code: locked, messageText } = await on.ask('/user/login', passwordLogin(email, 'Sandbox@1'));
      expect([locked, messageText]).toEqual(['035', expect.stringMatching(/^Sign-in is locked until \d\d:\d\d after/)]);
      await on.control('/clock', { advance_seconds: 900 });
      expect(await attempt('Sandbox@1')).toBe(email === EMAIL ? '000' : '030');
    },
  );

  test('separates the accounts of staff and customers', async () => {
    expect(await answerCodeOf(on.ask('/user/login', passwordLogin('operator@staff.example', 'Sandbox@1')))).toBe('030');
    expect(await answerCodeOf(on.ask('/user/login', passwordLogin(EMAIL, 'Sandbox@1', 'backoffice')))).toBe('030');
    expect(
      await answerCodeOf(on.ask('/user/login', passwordLogin('operator@staff.example', 'Sandbox@1', 'backoffice'))),
    ).toBe('000');
    const staffCode = await on.codeFor('operator@staff.example');
    const staff = await on.ask('/user/validateotp', emailCodeCheck('operator@staff.example', staffCode, 'backoffice'));
    expect(staff).toMatchObject({ code: '000', is_authenticated: true, navigateScreen: 'clientList' });
    const token = String(staff['token_id']);
    expect(await answerCodeOf(on.ask('/order/portfolio', {}, { token }))).toBe('005');
  });

  test('refuses the locked persona until the clock has moved by 15 minutes', async () => {
    expect(await answerCodeOf(on.ask('/user/login', mobileLogin('9000000211')))).toBe('035');
    await on.control('/clock', { advance_seconds: 900 });
    expect(await answerCodeOf(on.ask('/user/login', mobileLogin('9000000211')))).toBe('000');
  });
});
