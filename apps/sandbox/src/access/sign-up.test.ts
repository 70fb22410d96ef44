import { describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchOfEach } from '../testing/bench.ts';
import { byMobile, byPassword, emailCode, mobileCode, routeParams, textIn } from '../testing/journeys.ts';

const on = benchOfEach();

const MOBILE = '9812345678';
const EMAIL = 'new@sandbox.example';
const code = async (answer: Promise<Fields>) => (await answer)['code'];

const email = (mode: string, rest: Fields = {}): Fields => ({
  login_email: EMAIL,
  login_role: 'customer',
  login_request_from: mode === 'verifypin' ? 'pin' : 'email',
  login_request_mode: mode,
  ...rest,
});

const verifiedMobile = async (mobile = MOBILE): Promise<string> => {
  await on.ask('/user/login', byMobile(mobile));
  return textIn(await on.ask('/user/validateotp', mobileCode(mobile, '123456')), 'token_id');
};

const withEmail = async (): Promise<string> => {
  const token = await verifiedMobile();
  await on.ask('/user/verifyemail', email('sendotp'), { token });
  await on.ask('/user/validateotp', emailCode(EMAIL, await on.codeFor(EMAIL)), { token });
  return token;
};

describe('a new customer', () => {
  test('goes from the first code over e-mail and password to the PIN and the first KYC screen', async () => {
    await on.ask('/user/login', byMobile(MOBILE));
    const first = await on.ask('/user/validateotp', mobileCode(MOBILE, await on.codeFor(MOBILE)));
    expect(first).toMatchObject({ code: '000', is_authenticated: false, navigateScreen: 'verify-email' });
    const token = textIn(first, 'token_id');
    expect(await on.ask('/user/verifyemail', email('sendotp'), { token })).toMatchObject({ verify_otp: true });
    const checked = await on.ask('/user/validateotp', emailCode(EMAIL, await on.codeFor(EMAIL)), { token });
    expect(checked).toMatchObject({ code: '000', verify_password: true });
    const set = await on.ask('/user/verifyemail', email('verifypassword', { login_hint: 'Fresh@123' }), { token });
    expect(set).toMatchObject({ code: '000', navigateScreen: 'verify-pin' });
    const last = await on.ask('/user/verifyemail', email('verifypin', { login_hint: '4321' }), {
      token: textIn(set, 'token_id'),
    });
    expect(last).toMatchObject({
      code: '000',
      is_authenticated: true,
      profileData: { login_mobile_number: MOBILE, login_email: EMAIL },
      navigateScreen: 'panVerification',
    });
    expect(await code(on.ask('/user/login', byPassword(EMAIL, 'Fresh@123')))).toBe('000');
  });

  test('cannot use a pre-auth token for an investor operation', async () => {
    const answer = await on.ask('/order/portfolio', {}, { token: await verifiedMobile() });
    expect(answer).toMatchObject({ code: '003', erase_token_id: true, navigateScreen: 'signin' });
  });

  test('cannot set a password before the e-mail code, nor a PIN before the password', async () => {
    const token = await verifiedMobile();
    const password = email('verifypassword', { login_hint: 'Fresh@123' });
    expect(await code(on.ask('/user/verifyemail', password, { token }))).toBe('020');
    expect(await code(on.ask('/user/verifyemail', email('verifypin', { login_hint: '4321' }), { token }))).toBe('020');
  });

  test('cannot use the e-mail code of somebody else', async () => {
    const mine = await verifiedMobile();
    const theirs = await verifiedMobile('9812345679');
    await on.ask('/user/verifyemail', email('sendotp'), { token: mine });
    const sent = await on.codeFor(EMAIL);
    expect(await code(on.ask('/user/validateotp', emailCode(EMAIL, sent), { token: theirs }))).toBe('032');
  });

  test.each([
    'taken@sandbox.example',
    'i100@sandbox.example',
    'operator@staff.example',
    'no address',
    `${'a'.repeat(20)}@sandbox.example`,
  ])('cannot take the address %s', async (address) => {
    const token = await verifiedMobile();
    const answer = await on.ask('/user/verifyemail', email('sendotp', { login_email: address }), { token });
    expect(answer['code']).toBe('051');
  });

  test.each(['short1', 'x'.repeat(23), 'has space1', 'umlautä123', 'dash-1234'])(
    'cannot set the password "%s"',
    async (password) => {
      const token = await withEmail();
      const answer = await on.ask('/user/verifyemail', email('verifypassword', { login_hint: password }), { token });
      expect(answer['code']).toBe('051');
    },
  );

  test.each(['0000', '9998', '9999', '123', '12345', 'abcd'])('cannot choose the PIN %s', async (pin) => {
    const token = await withEmail();
    const set = await on.ask('/user/verifyemail', email('verifypassword', { login_hint: 'Fresh@123' }), { token });
    const answer = await on.ask('/user/verifyemail', email('verifypin', { login_hint: pin }), {
      token: textIn(set, 'token_id'),
    });
    expect(answer['code']).toBe('051');
  });

  test('continues where the sign-up was left', async () => {
    for (const [mobile, screen, login_email] of [
      ['9000000209', 'verify-email', ''],
      ['9000000210', 'verify-pin', expect.stringContaining('@') as string],
    ] as const) {
      await on.ask('/user/login', byMobile(mobile));
      expect(await on.ask('/user/validateotp', mobileCode(mobile, '123456'))).toMatchObject({
        is_authenticated: false,
        navigateScreen: screen,
        profileData: { login_mobile_number: mobile, login_email },
      });
    }
  });

  test('activates the account once with the link of the mail', async () => {
    const token = await withEmail();
    await on.ask('/user/verifyemail', email('verifypassword', { login_hint: 'Fresh@123' }), { token });
    const [mail] = await on.list(`/outbox?to=${EMAIL}`);
    const id = textIn(mail ?? {}, 'link').replace('/accountactivation/', '');
    expect(await code(on.ask('/user/verifyaccount', {}, { token: id }))).toBe('000');
    expect(await code(on.ask('/user/verifyaccount', {}, { token: id }))).toBe('061');
  });
});

describe('a forgotten password', () => {
  const reset = (rest: Fields, token = '') =>
    on.ask('/user/resetpassword', { ...email('sendotp'), login_email: 'i100@sandbox.example', ...rest }, { token });
  const newPassword = { login_request_mode: 'resetpassword', login_hint: 'Other@123' };

  test('is replaced after the code of the mail: every session ends, only the new one signs in [ON-181]', async () => {
    const old = await on.token('9000000100');
    expect(await reset({})).toMatchObject({ code: '000', verify_otp: true });
    const sent = await on.codeFor('i100@sandbox.example');
    const checked = await on.ask('/user/validateotp', emailCode('i100@sandbox.example', sent, 'customer', true));
    expect(checked).toMatchObject({ code: '000', verify_password: true });
    expect(await reset(newPassword, textIn(checked, 'token_id'))).toMatchObject({
      code: '000',
      navigateScreen: 'signin',
    });
    expect(await code(on.ask('/order/portfolio', {}, { token: old }))).toBe('003');
    expect(await code(on.ask('/user/login', byPassword('i100@sandbox.example', 'Sandbox@1')))).toBe('030');
    expect(await code(on.ask('/user/login', byPassword('i100@sandbox.example', 'Other@123')))).toBe('000');
  });

  test('tells nobody whether an address exists, and sends nothing to an unknown one', async () => {
    expect(await reset({ login_email: 'nobody@sandbox.example' })).toEqual(await reset({}));
    expect(await on.list('/outbox?to=nobody@sandbox.example')).toEqual([]);
  });

  test('is not replaced without the code', async () => {
    expect(await code(reset(newPassword))).toBe('020');
    expect(await code(reset(newPassword, await on.token('9000000100')))).toBe('020');
  });

  test('sends the reset code again', async () => {
    await reset({});
    expect(await code(on.ask('/user/sendotp', routeParams('', 'i100@sandbox.example', 'email')))).toBe('000');
    expect((await on.list('/outbox?to=i100@sandbox.example')).map(({ kind }) => kind)).toEqual([
      'resend',
      'reset code',
    ]);
  });
});
