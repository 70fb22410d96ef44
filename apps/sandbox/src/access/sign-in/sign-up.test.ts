import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { mobileLogin, passwordLogin, emailCodeCheck, mobileCodeCheck, textField } from '../../testing/journeys.ts';

const on = benchPerTest();

const MOBILE = '9812345678';
const EMAIL = 'new@sandbox.example';
const answerCodeOf = async (answer: Promise<Fields>) => (await answer)['code'];

const emailStepBody = (mode: string, rest: Fields = {}): Fields => ({
  login_email: EMAIL,
  login_role: 'customer',
  login_request_from: mode === 'verifypin' ? 'pin' : 'email',
  login_request_mode: mode,
  ...rest,
});

const signInWithNewMobile = async (mobile = MOBILE): Promise<string> => {
  await on.ask('/user/login', mobileLogin(mobile));
  return textField(await on.ask('/user/validateotp', mobileCodeCheck(mobile, '123456')), 'token_id');
};

const signUpToEmail = async (): Promise<string> => {
  const token = await signInWithNewMobile();
  await on.ask('/user/verifyemail', emailStepBody('sendotp'), { token });
  await on.ask('/user/validateotp', emailCodeCheck(EMAIL, await on.codeFor(EMAIL)), { token });
  return token;
};

describe('a new customer', () => {
  test('signs up with code, e-mail, password and PIN, and arrives at the first KYC screen', async () => {
    await on.ask('/user/login', mobileLogin(MOBILE));
    const first = await on.ask('/user/validateotp', mobileCodeCheck(MOBILE, await on.codeFor(MOBILE)));
    expect(first).toMatchObject({ code: '000', is_authenticated: false, navigateScreen: 'verify-email' });
    const token = textField(first, 'token_id');
    expect(await on.ask('/user/verifyemail', emailStepBody('sendotp'), { token })).toMatchObject({ verify_otp: true });
    const checked = await on.ask('/user/validateotp', emailCodeCheck(EMAIL, await on.codeFor(EMAIL)), { token });
    expect(checked).toMatchObject({ code: '000', verify_password: true });
    const set = await on.ask('/user/verifyemail', emailStepBody('verifypassword', { login_hint: 'Fresh@123' }), {
      token,
    });
    expect(set).toMatchObject({ code: '000', navigateScreen: 'verify-pin' });
    const last = await on.ask('/user/verifyemail', emailStepBody('verifypin', { login_hint: '4321' }), {
      token: textField(set, 'token_id'),
    });
    expect(last).toMatchObject({
      code: '000',
      is_authenticated: true,
      profileData: { login_mobile_number: MOBILE, login_email: EMAIL },
      navigateScreen: 'panVerification',
    });
    expect(await answerCodeOf(on.ask('/user/login', passwordLogin(EMAIL, 'Fresh@123')))).toBe('000');
  });

  test('cannot use a pre-auth token for an investor operation', async () => {
    const answer = await on.ask('/order/portfolio', {}, { token: await signInWithNewMobile() });
    expect(answer).toMatchObject({ code: '003', erase_token_id: true, navigateScreen: 'signin' });
  });

  test('cannot set a password before the e-mail code, nor a PIN before the password', async () => {
    const token = await signInWithNewMobile();
    const password = emailStepBody('verifypassword', { login_hint: 'Fresh@123' });
    expect(await answerCodeOf(on.ask('/user/verifyemail', password, { token }))).toBe('020');
    expect(
      await answerCodeOf(on.ask('/user/verifyemail', emailStepBody('verifypin', { login_hint: '4321' }), { token })),
    ).toBe('020');
  });

  test('cannot use the e-mail code of another customer', async () => {
    const mine = await signInWithNewMobile();
    const theirs = await signInWithNewMobile('9812345679');
    await on.ask('/user/verifyemail', emailStepBody('sendotp'), { token: mine });
    const sent = await on.codeFor(EMAIL);
    expect(await answerCodeOf(on.ask('/user/validateotp', emailCodeCheck(EMAIL, sent), { token: theirs }))).toBe('032');
  });

  test.each([
    'taken@sandbox.example',
    'i100@sandbox.example',
    'operator@staff.example',
    'no address',
    `${'a'.repeat(20)}@sandbox.example`,
  ])('cannot use the address %s', async (address) => {
    const token = await signInWithNewMobile();
    const answer = await on.ask('/user/verifyemail', emailStepBody('sendotp', { login_email: address }), { token });
    expect(answer['code']).toBe('051');
  });

  test.each(['short1', 'x'.repeat(23), 'has space1', 'umlautä123', 'dash-1234'])(
    'cannot set the password "%s"',
    async (password) => {
      const token = await signUpToEmail();
      const answer = await on.ask('/user/verifyemail', emailStepBody('verifypassword', { login_hint: password }), {
        token,
      });
      expect(answer['code']).toBe('051');
    },
  );

  test.each(['0000', '9998', '9999', '123', '12345', 'abcd'])('cannot choose the PIN %s', async (pin) => {
    const token = await signUpToEmail();
    const set = await on.ask('/user/verifyemail', emailStepBody('verifypassword', { login_hint: 'Fresh@123' }), {
      token,
    });
    const answer = await on.ask('/user/verifyemail', emailStepBody('verifypin', { login_hint: pin }), {
      token: textField(set, 'token_id'),
    });
    expect(answer['code']).toBe('051');
  });

  test('continues an interrupted sign-up at its last step', async () => {
    for (const [mobile, screen, login_email] of [
      ['9000000209', 'verify-email', ''],
      ['9000000210', 'verify-pin', expect.stringContaining('@') as string],
    ] as const) {
      await on.ask('/user/login', mobileLogin(mobile));
      expect(await on.ask('/user/validateotp', mobileCodeCheck(mobile, '123456'))).toMatchObject({
        is_authenticated: false,
        navigateScreen: screen,
        profileData: { login_mobile_number: mobile, login_email },
      });
    }
  });

  test('activates the account once with the link in the mail', async () => {
    const token = await signUpToEmail();
    await on.ask('/user/verifyemail', emailStepBody('verifypassword', { login_hint: 'Fresh@123' }), { token });
    const [mail] = await on.list(`/outbox?to=${EMAIL}`);
    const id = textField(mail ?? {}, 'link').replace('/accountactivation/', '');
    expect(await answerCodeOf(on.ask('/user/verifyaccount', {}, { token: id }))).toBe('000');
    expect(await answerCodeOf(on.ask('/user/verifyaccount', {}, { token: id }))).toBe('061');
  });
});
