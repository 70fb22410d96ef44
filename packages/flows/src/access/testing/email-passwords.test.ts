import { describe, expect, test } from 'vitest';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { email, ok, startPasswordReset, startEmailVerification, passwordSubmitted } from './start-email-passwords.ts';

const popup = (text: string) => ({ type: 'notice.raised', kind: 'popup', text });

describe.each([
  { name: 'password reset', started: startPasswordReset, mode: 'resetpassword', longest: 21, isReset: true },
  { name: 'email verification', started: startEmailVerification, mode: 'verifypassword', longest: 22, isReset: false },
])('$name', ({ started, mode, longest, isReset }) => {
  describe('the email address', () => {
    test('shows an error next to its field if it is invalid, and is not sent [ON-163]', () => {
      const { requestCode, emailPort, view } = started();
      requestCode('abc');
      expect(view()).toMatchObject({ screen: 'enteringEmail', isEmailWrong: true, canSubmit: false });
      expect(emailPort.calls).toEqual([]);
    });

    test('is sent with the four documented fields, once for two presses [ON-164 ON-185]', () => {
      const { requestCode, emailPort, send, view } = started();
      requestCode();
      send({ type: 'email.submitted' });
      expect(emailPort.calls.map(({ request }) => request)).toEqual([
        { login_email: email, login_role: 'customer', login_request_from: 'email', login_request_mode: 'sendotp' },
      ]);
      expect(view()).toMatchObject({ screen: 'enteringEmail', isBusy: true, canSubmit: false });
    });
  });

  describe('the next step', () => {
    test.each([
      ['verify_otp', { verify_otp: true }, 'verifyingCode'],
      ['verify_password', { verify_password: true }, 'enteringPassword'],
      ['verify_otp inside state_parameters', { state_parameters: { verify_otp: true } }, 'verifyingCode'],
      ['verify_password inside state_parameters', { state_parameters: { verify_password: true } }, 'enteringPassword'],
      ['neither field', {}, 'enteringEmail'],
    ])('follows %s of the answer [ON-165 ON-166 ON-167 ON-186 ON-187]', async (_, decision, screen) => {
      const { requestCode, emailPort, view } = started();
      requestCode();
      await emailPort.answer(accepted({ ...ok, ...decision }, 0));
      expect(view()).toMatchObject({ screen });
    });

    test('is replaced by a notice if the answer has none, and the address remains typed', async () => {
      const { requestCode, emailPort, notices, view } = started();
      requestCode();
      await emailPort.answer(accepted({ ...ok, messageText: 'Please call us.' }, 0));
      expect(view()).toMatchObject({ draft: { email }, notice: { text: 'Please call us.' }, canSubmit: true });
      expect(notices).toEqual([popup('Please call us.')]);
    });

    test('is not reached without an answer, and the button works again', async () => {
      const { requestCode, emailPort, notices, view } = started();
      requestCode();
      await emailPort.answer(noAnswer);
      expect(view()).toMatchObject({ screen: 'enteringEmail', canSubmit: true, notice: { kind: 'connectivity' } });
      expect(notices).toEqual([]);
    });
  });

  describe('the code', () => {
    test('is checked for the address, with the flag of the reset [ON-170 ON-188]', async () => {
      const { goToCode, enterCode, ports } = started();
      await goToCode();
      enterCode('12345');
      expect(ports.validateOtp.calls).toEqual([]);
      enterCode('123456');
      expect(ports.validateOtp.calls.map(({ request }) => request)).toEqual([
        {
          login_otp: '123456',
          login_role: 'customer',
          login_email: email,
          login_request_from: 'email',
          login_request_mode: 'verifyotp',
          is_password_reset: isReset,
        },
      ]);
    });

    test('leads to the password if it is correct', async () => {
      const { goToCode, enterCode, ports, view } = started();
      await goToCode();
      enterCode('123456');
      await ports.validateOtp.answer(accepted({ ...ok, verify_password: true }, 0));
      expect(view()).toMatchObject({ screen: 'enteringPassword', email });
    });

    test('unlocks the typed address if the user leaves it', async () => {
      const { goToCode, leaveCode, view } = started();
      await goToCode();
      leaveCode();
      expect(view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: null, canSubmit: true });
    });
  });

  describe('the password', () => {
    test.each([
      ['abc@12', 'abc@12', 'tooShort'],
      ['Fresh#123', 'Fresh#123', 'notAllowed'],
      ['a'.repeat(longest + 1), 'a'.repeat(longest + 1), 'notAllowed'],
      ['Fresh@123', 'Fresh@124', 'mismatch'],
    ])(
      '%s with %s is not sent: %s [ON-175 ON-176 ON-177 ON-191 ON-192 ON-193]',
      async (password, confirmation, problem) => {
        const { emailPort, goToPassword, send, view } = started();
        await goToPassword();
        send(passwordSubmitted(password, confirmation));
        expect(view()).toMatchObject({ screen: 'enteringPassword', problem });
        expect(emailPort.calls).toHaveLength(1);
      },
    );

    test.each(['a'.repeat(7), 'a'.repeat(longest)])(
      '%s is sent as login_hint [ON-175 ON-178 ON-189 ON-191 ON-507]',
      async (password) => {
        const { emailPort, goToPassword, send } = started();
        await goToPassword();
        send(passwordSubmitted(password));
        expect(emailPort.calls[1]?.request).toEqual({
          login_email: email,
          login_role: 'customer',
          login_request_from: 'email',
          login_request_mode: mode,
          login_hint: password,
        });
      },
    );

    test('can be sent again after a lost answer, with a notice that the result is unknown', async () => {
      const { emailPort, goToPassword, send, view } = started();
      await goToPassword();
      send(passwordSubmitted('Fresh@123'));
      await emailPort.fail({ kind: 'http', status: 500, errors: ['Busy'] });
      expect(view()).toMatchObject({ notice: { kind: 'lostAnswer', text: 'Busy' }, canSubmit: true });
    });
  });

  test('a refusal of any of the three calls is a popup with the server text, and the step remains [ON-168 ON-196]', async () => {
    const first = started();
    first.requestCode();
    await first.emailPort.answer(refused('Not now', '001'));
    expect(first.view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: { text: 'Not now' } });
    const second = started();
    await second.goToCode();
    second.enterCode('123456');
    await second.ports.validateOtp.answer(refused('Not now', '001'));
    expect(second.codes()).toMatchObject({ notice: { text: 'Not now' }, attempt: 1, canSubmit: true });
    const third = started();
    await third.goToPassword();
    third.send(passwordSubmitted('Fresh@123'));
    await third.emailPort.answer(refused('Not now', '001'));
    expect(third.view()).toMatchObject({ screen: 'enteringPassword', notice: { text: 'Not now' }, canSubmit: true });
    for (const { notices } of [first, second, third]) expect(notices).toEqual([popup('Not now')]);
  });
});
