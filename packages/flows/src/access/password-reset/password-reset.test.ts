import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { email, ok, submitted, typedInto } from '../testing/email-typed.ts';
import { passwordReset } from './index.ts';
import { isResetEmail, tidyDraft } from './password-reset.rules.ts';
import { passwordChanged } from './password-reset.scenarios.ts';

function started() {
  const { ports, actor, clock, notices, remote, send, view } = startedOf(passwordReset, {
    newSubmission: countingSubmissions(),
  });
  return {
    ...typedInto(send, view),
    resetPassword: ports.resetPassword,
    sendOtp: ports.sendOtp,
    validateOtp: ports.validateOtp,
    clock,
    notices,
    view,
    remote,
    code: remote.child('secondFactor'),
    output: () => actor.getSnapshot().output,
  };
}
async function atCode() {
  const reset = started();
  reset.askForCode();
  await reset.resetPassword.answer(accepted({ ...ok, verify_otp: true }));
  return reset;
}
async function atPassword() {
  const reset = started();
  reset.askForCode();
  await reset.resetPassword.answer(accepted({ ...ok, verify_password: true }));
  return reset;
}

describe('the email address', () => {
  test.each([
    ['abc', false],
    ['asha@example', false],
    ['asha@example.in', true],
    [`${'a'.repeat(27)}@b.co.in`, true],
    [`${'a'.repeat(28)}@b.co.in`, false],
  ])('%s may be sent: %j [ON-163]', (typed, isValid) => {
    expect(isResetEmail(typed)).toBe(isValid);
  });

  test('loses its blanks, is in small letters, and takes no 36th character [ON-163]', () => {
    expect(tidyDraft({ email: '' }, { email: ' Asha@Example.IN ' }).email).toBe('asha@example.in');
    expect(tidyDraft({ email: '' }, { email: 'a'.repeat(40) }).email).toHaveLength(35);
  });

  test('an invalid one is told beside its field and sends nothing [ON-163]', () => {
    const { askForCode, resetPassword, view } = started();
    askForCode('abc');
    expect(view()).toMatchObject({ screen: 'enteringEmail', isEmailWrong: true, canSubmit: false });
    expect(resetPassword.calls).toEqual([]);
  });

  test('asks for a code with the four documented fields, once for two presses [ON-164]', () => {
    const { askForCode, remote, resetPassword, view } = started();
    askForCode();
    remote.send({ type: 'email.submitted' });
    expect(resetPassword.calls.map(({ request }) => request)).toEqual([
      { login_email: email, login_role: 'customer', login_request_from: 'email', login_request_mode: 'sendotp' },
    ]);
    expect(view()).toMatchObject({ screen: 'enteringEmail', isBusy: true, canSubmit: false });
  });
});

describe('the server decides the next step', () => {
  test.each([
    ['verify_otp', { verify_otp: true }, 'verifyingCode'],
    ['verify_password', { verify_password: true }, 'enteringPassword'],
    ['verify_otp inside state_parameters', { state_parameters: { verify_otp: true } }, 'verifyingCode'],
    ['verify_password inside state_parameters', { state_parameters: { verify_password: true } }, 'enteringPassword'],
    ['neither', {}, 'enteringEmail'],
  ])('%s [ON-165 ON-166 ON-167]', async (_, decision, screen) => {
    const { askForCode, resetPassword, view } = started();
    askForCode();
    await resetPassword.answer(accepted({ ...ok, ...decision }));
    expect(view()).toMatchObject({ screen });
  });

  test('an answer without a next step says so and leaves the address typed', async () => {
    const { askForCode, notices, resetPassword, view } = started();
    askForCode();
    await resetPassword.answer(accepted({ ...ok, messageText: 'Please call us.' }));
    expect(view()).toMatchObject({ draft: { email }, notice: { text: 'Please call us.' }, canSubmit: true });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Please call us.' }]);
  });

  test('any other code is a popup with the server text, and the flow stays on step 1 [ON-168]', async () => {
    const { askForCode, notices, resetPassword, view } = started();
    askForCode();
    await resetPassword.answer(refused('Not possible now', '001'));
    expect(view()).toMatchObject({
      screen: 'enteringEmail',
      draft: { email },
      notice: { text: 'Not possible now' },
    });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Not possible now' }]);
  });

  test('without any answer nothing counts as sent, and the button works again', async () => {
    const { askForCode, notices, resetPassword, view } = started();
    askForCode();
    await resetPassword.answer(noAnswer);
    expect(view()).toMatchObject({ screen: 'enteringEmail', canSubmit: true, notice: { kind: 'connectivity' } });
    expect(notices).toEqual([]);
  });
});

describe('the code', () => {
  test('is checked as one of a password reset, for the address [ON-170]', async () => {
    const { code, validateOtp } = await atCode();
    code.send({ type: 'codes.submitted', email: '123456' });
    expect(validateOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_email: email,
        login_request_from: 'email',
        login_request_mode: 'verifyotp',
        is_password_reset: true,
      },
    ]);
  });

  test('is sent again at once, and then after 120 seconds only [ON-171]', async () => {
    const { clock, code, codes, sendOtp } = await atCode();
    expect(codes().canResend).toBe(true);
    code.send({ type: 'code.resendRequested' });
    expect(sendOtp.calls.map(({ request }) => request)).toEqual([
      { login_mobile_number: '', login_email: email, login_role: 'customer', login_request_from: 'email' },
    ]);
    await sendOtp.answer(accepted(ok, 5000));
    expect(codes()).toMatchObject({ canResend: false, resend: { resendAvailableAt: 125_000 } });
    clock.increment(120_000);
    expect(codes().canResend).toBe(true);
  });

  test('a wrong one empties the field and keeps the step', async () => {
    const { code, codes, notices, validateOtp } = await atCode();
    code.send({ type: 'codes.submitted', email: '111111' });
    await validateOtp.answer(refused('The code is not right.', '031'));
    expect(codes()).toMatchObject({ attempt: 1, canSubmit: true });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'The code is not right.' }]);
  });

  test('a right one leads to the new password; Back leads to the address, still typed', async () => {
    const right = await atCode();
    right.code.send({ type: 'codes.submitted', email: '123456' });
    await right.validateOtp.answer(accepted({ ...ok, verify_password: true }));
    expect(right.view()).toMatchObject({ screen: 'enteringPassword', email });
    const back = await atCode();
    back.code.send({ type: 'codes.abandoned' });
    expect(back.view()).toMatchObject({ screen: 'enteringEmail', draft: { email } });
  });
});

describe('the new password', () => {
  test.each([
    ['abc@12', 'tooShort'],
    ['Fresh#123', 'notAllowed'],
    ['a'.repeat(22), 'notAllowed'],
  ])('%s is not sent: %s [ON-175 ON-176]', async (password, problem) => {
    const { remote, resetPassword, view } = await atPassword();
    remote.send(submitted(password));
    expect(view()).toMatchObject({ screen: 'enteringPassword', problem });
    expect(resetPassword.calls).toHaveLength(1);
  });

  test('must be confirmed [ON-177]', async () => {
    const { remote, resetPassword, view } = await atPassword();
    remote.send(submitted('Fresh@123', 'Fresh@124'));
    expect(view()).toMatchObject({ screen: 'enteringPassword', problem: 'mismatch' });
    expect(resetPassword.calls).toHaveLength(1);
  });

  test.each(['a'.repeat(7), 'a'.repeat(21)])('%s is sent as login_hint [ON-175 ON-178]', async (password) => {
    const { remote, resetPassword } = await atPassword();
    remote.send(submitted(password));
    expect(resetPassword.calls[1]?.request).toEqual({
      login_email: email,
      login_role: 'customer',
      login_request_from: 'email',
      login_request_mode: 'resetpassword',
      login_hint: password,
    });
  });

  test('leads where the server says, to the email tab, and tells that it was changed [ON-116 ON-179 ON-180]', async () => {
    const { notices, output, remote, resetPassword } = await atPassword();
    remote.send(submitted('Fresh@123'));
    await resetPassword.answer(accepted(passwordChanged));
    expect(output()).toEqual({ kind: 'changed', exit: { to: 'signin', state: { tab: 'email' } } });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'success', text: 'Your password was changed. Please sign in.' },
    ]);
  });

  test.each([undefined, 'https://evil.example', '//evil.example', 'nowhere'])(
    'a screen named %j is the sign-in',
    async (navigateScreen) => {
      const { output, remote, resetPassword } = await atPassword();
      remote.send(submitted('Fresh@123'));
      await resetPassword.answer(accepted({ ...ok, navigateScreen }));
      expect(output()).toMatchObject({ exit: { to: 'signin', state: { tab: 'email' } } });
    },
  );

  test('a refusal keeps the step; a lost answer says that nobody knows, and either may be sent again', async () => {
    const { remote, resetPassword, view } = await atPassword();
    remote.send(submitted('Fresh@123'));
    await resetPassword.answer(refused('Please confirm the one-time password first.', '020'));
    expect(view()).toMatchObject({ screen: 'enteringPassword', notice: { kind: 'refused' }, canSubmit: true });
    remote.send(submitted('Fresh@123'));
    await resetPassword.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    expect(view()).toMatchObject({ notice: { kind: 'lostAnswer', text: 'Busy' }, canSubmit: true });
  });

  test('starting again leads back to the address', async () => {
    const { remote, view } = await atPassword();
    remote.send({ type: 'reset.restarted' });
    expect(view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: null });
  });
});
