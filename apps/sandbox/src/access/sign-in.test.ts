import { describe, expect, test } from 'vitest';
import { benchOfEach } from '../testing/bench.ts';
import { byMobile, byPassword, emailCode, mobileCode, routeParams } from '../testing/journeys.ts';

const on = benchOfEach();

const MOBILE = '9000000100';
const EMAIL = 'i100@sandbox.example';
const code = async (answer: Promise<Readonly<Record<string, unknown>>>) => (await answer)['code'];

describe('signing in with a mobile number', () => {
  test('sends a code to the number and opens a full session for it', async () => {
    expect(await on.ask('/user/login', byMobile(MOBILE))).toEqual({
      code: '000',
      messageText: '',
      is_authenticated: false,
      navigateScreen: 'otp-2',
    });
    const signedIn = await on.ask('/user/validateotp', mobileCode(MOBILE, await on.codeFor(MOBILE)));
    expect(signedIn).toMatchObject({
      code: '000',
      is_authenticated: true,
      profileData: { login_mobile_number: MOBILE, login_email: EMAIL },
      navigateScreen: 'portfolio',
    });
    expect(await code(on.ask('/order/portfolio', {}, { token: String(signedIn['token_id']) }))).toBe('000');
  });

  test('takes a code once', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.ask('/user/validateotp', mobileCode(MOBILE, sent));
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, sent)))).toBe('032');
  });

  test('says 031 to a wrong code and 033 to the fifth one, after which the right one is worth nothing', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const sent = await on.codeFor(MOBILE);
    const wrong = sent === '111111' ? '222222' : '111111';
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      codes.push(await code(on.ask('/user/validateotp', mobileCode(MOBILE, wrong))));
    }
    expect(codes).toEqual(['031', '031', '031', '031', '033']);
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, sent)))).toBe('033');
  });

  test.each([
    ['000000', '032'],
    ['999999', '033'],
    ['12345', '051'],
    ['123456', '000'],
  ])('answers the code %s with %s', async (typed, expected) => {
    await on.ask('/user/login', byMobile(MOBILE));
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, typed)))).toBe(expected);
  });

  test('takes only codes of the outbox while the switch testCodes is off', async () => {
    await on.control('/switches', { testCodes: 'off' });
    await on.ask('/user/login', byMobile(MOBILE));
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, '123456')))).toBe('031');
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, await on.codeFor(MOBILE))))).toBe('000');
  });

  test('lets a code expire after five minutes of the provider clock', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.control('/clock', { advance_seconds: 300, expire_sessions: true });
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, sent)))).toBe('032');
  });

  test('keeps the remaining life of a code when the clock is moved by hand', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const sent = await on.codeFor(MOBILE);
    await on.control('/clock', { advance_days: 2 });
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, sent)))).toBe('000');
  });

  test.each(['5000000000', '900000010', 'abcdefghij', '90000001000'])('refuses the number %s', async (mobile) => {
    expect(await code(on.ask('/user/login', byMobile(mobile)))).toBe('051');
  });

  test('gives the first resend at once, the next after 120 seconds and the sixth send never', async () => {
    const resend = () => code(on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile')));
    await on.ask('/user/login', byMobile(MOBILE));
    expect([await resend(), await resend()]).toEqual(['000', '034']);
    await on.control('/clock', { advance_seconds: 120 });
    expect(await resend()).toBe('000');
    for (const expected of ['000', '000', '034']) {
      await on.control('/clock', { advance_seconds: 120 });
      expect(await resend()).toBe(expected);
    }
  });

  test('makes an earlier code worthless when a new one is sent', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const first = await on.codeFor(MOBILE);
    await on.ask('/user/sendotp', routeParams(MOBILE, '', 'mobile'));
    const second = await on.codeFor(MOBILE);
    if (first !== second) expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, first)))).toBe('031');
    expect(await code(on.ask('/user/validateotp', mobileCode(MOBILE, second)))).toBe('000');
  });

  test('starts a login from the phone entry', async () => {
    expect(await code(on.ask('/user/sendotp', routeParams('9876543210', '', 'mobile')))).toBe('000');
    expect(await code(on.ask('/user/validateotp', mobileCode('9876543210', await on.codeFor('9876543210'))))).toBe(
      '000',
    );
  });
});

describe('signing in with e-mail and password', () => {
  test('sends the code to the registered mobile number before it gives a token', async () => {
    const answer = await on.ask('/user/login', byPassword(EMAIL, 'Sandbox@1'));
    expect(answer).toEqual({ code: '000', messageText: '', is_authenticated: false, navigateScreen: 'otp-2' });
    const signedIn = await on.ask('/user/validateotp', emailCode(EMAIL, await on.codeFor(MOBILE)));
    expect(signedIn).toMatchObject({ code: '000', is_authenticated: true });
  });

  test('says the same to an unknown address as to a wrong password', async () => {
    const wrong = await on.ask('/user/login', byPassword(EMAIL, 'Wrong@123'));
    const unknown = await on.ask('/user/login', byPassword('nobody@sandbox.example', 'Wrong@123'));
    expect(wrong['code']).toBe('030');
    expect(unknown).toEqual(wrong);
  });

  test.each([EMAIL, 'nobody@sandbox.example'])(
    'locks the sign-in of %s for 15 minutes at the fifth failure',
    async (email) => {
      const attempt = (password: string) => code(on.ask('/user/login', byPassword(email, password)));
      const codes: unknown[] = [];
      for (let times = 0; times < 5; times += 1) codes.push(await attempt('Wrong@123'));
      expect(codes).toEqual(['030', '030', '030', '030', '035']);
      const { code: locked, messageText } = await on.ask('/user/login', byPassword(email, 'Sandbox@1'));
      expect([locked, messageText]).toEqual(['035', expect.stringMatching(/^Sign-in is locked until \d\d:\d\d after/)]);
      await on.control('/clock', { advance_seconds: 900 });
      expect(await attempt('Sandbox@1')).toBe(email === EMAIL ? '000' : '030');
    },
  );

  test('keeps staff and customers apart', async () => {
    expect(await code(on.ask('/user/login', byPassword('operator@staff.example', 'Sandbox@1')))).toBe('030');
    expect(await code(on.ask('/user/login', byPassword(EMAIL, 'Sandbox@1', 'backoffice')))).toBe('030');
    expect(await code(on.ask('/user/login', byPassword('operator@staff.example', 'Sandbox@1', 'backoffice')))).toBe(
      '000',
    );
    const staffCode = await on.codeFor('operator@staff.example');
    const staff = await on.ask('/user/validateotp', emailCode('operator@staff.example', staffCode, 'backoffice'));
    expect(staff).toMatchObject({ code: '000', is_authenticated: true, navigateScreen: 'clientList' });
    const token = String(staff['token_id']);
    expect(await code(on.ask('/order/portfolio', {}, { token }))).toBe('005');
  });

  test('keeps the locked persona out until the clock has moved by 15 minutes', async () => {
    expect(await code(on.ask('/user/login', byMobile('9000000211')))).toBe('035');
    await on.control('/clock', { advance_seconds: 900 });
    expect(await code(on.ask('/user/login', byMobile('9000000211')))).toBe('000');
  });
});
