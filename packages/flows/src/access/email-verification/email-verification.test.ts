import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { email, ok, startEmailVerification, passwordSubmitted } from '../testing/start-email-passwords.ts';
import { signUpStateOf } from '../sign-up-state.ts';
import { initialDraft, isVerifiableEmail, tidyDraft } from './email-verification.rules.ts';
import { passwordSaved } from './email-verification.scenarios.ts';

describe('email verification', () => {
  test('opened without a running sign-up it calls no port and remains open [ON-182]', () => {
    const { actor, emailPort, view } = startEmailVerification(null);
    expect(view()).toEqual({ screen: 'stateMissing' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'unfinished' });
    expect(emailPort.calls).toEqual([]);
  });

  test.each([
    [null, null],
    ['verify-email', null],
    [{ tab: 'email' }, null],
    [{ code: '000', navigateScreen: 'verify-email' }, { email: '' }],
    [{ code: '000', login_email: email }, { email }],
    [{ login_email: email, login_request_from: 'email' }, { email }],
    [{ code: '000', login_email: 7 }, { email: '' }],
    [{ code: '000', login_email: 'Call 1800 000 000' }, { email: '' }],
  ])('navigation state %j is read as %j', (state, read) => {
    expect(signUpStateOf(state)).toEqual(read);
  });

  test('a known address is prefilled, a truncated address is not', () => {
    expect(initialDraft({ email: 'Asha@Example.in' })).toEqual({ email });
    expect(initialDraft({ email: `${'a'.repeat(20)}@sandbox.example` })).toEqual({ email: '' });
  });
});

describe('the email address', () => {
  test.each([
    ['abc', false],
    ['a@b.in', false],
    ['ab@c.in', true],
    [`${'a'.repeat(22)}@b.co.in`, true],
    [`${'a'.repeat(23)}@b.co.in`, false],
  ])('%s can be sent: %j [ON-184]', (typed, isValid) => {
    expect(isVerifiableEmail(typed)).toBe(isValid);
  });

  test('is entered without blanks and with at most 30 characters [ON-184]', () => {
    expect(tidyDraft({ email: '' }, { email: ' a b@c.in ' }).email).toBe('ab@c.in');
    const full = { email: 'a'.repeat(30) };
    expect(tidyDraft(full, { email: `${full.email}b` })).toEqual(full);
  });

  test('stays whole when a longer one is pasted, and cannot be sent', () => {
    const pasted = `${'a'.repeat(30)}@example.in`;
    expect(tidyDraft({ email: '' }, { email: pasted }).email).toBe(pasted);
    expect(isVerifiableEmail(pasted)).toBe(false);
  });
});

describe('the code', () => {
  test('is resent by the same operation, and again only after 120 seconds', async () => {
    const { resendCode, emailPort, goToCode, clock, codes } = startEmailVerification();
    await goToCode();
    expect(codes().canResend).toBe(true);
    resendCode();
    expect(emailPort.calls.map(({ request }) => request)).toEqual(Array(2).fill(emailPort.calls[0]?.request));
    await emailPort.answer(accepted({ ...ok, verify_otp: true }, 0));
    expect(codes().canResend).toBe(false);
    clock.increment(120_000);
    expect(codes().canResend).toBe(true);
  });

  test('leads back with the server text if its answer has no next step', async () => {
    const { goToCode, enterCode, ports, view } = startEmailVerification();
    await goToCode();
    enterCode('123456');
    await ports.validateOtp.answer(accepted({ ...ok, messageText: 'Please call us.' }, 0));
    expect(view()).toMatchObject({ screen: 'enteringEmail', notice: { text: 'Please call us.' } });
  });
});

describe('the password', () => {
  test('shows the server text after the save, and its OK leads on without a secret [ON-194 ON-195]', async () => {
    const { actor, emailPort, goToPassword, send, view } = startEmailVerification();
    await goToPassword();
    send(passwordSubmitted('Fresh@123'));
    await emailPort.answer(accepted({ ...passwordSaved, login_hint: 'Fresh@123' } as VerifyEmailAnswer, 0));
    expect(view()).toEqual({ screen: 'announcing', text: 'Your email address is verified.', email });
    expect(actor.getSnapshot().output).toBeUndefined();
    send({ type: 'notice.acknowledged' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      exit: {
        to: 'verify-pin',
        state: {
          code: '000',
          messageText: 'Your email address is verified.',
          navigateScreen: 'verify-pin',
          login_email: email,
        },
        replace: true,
      },
    });
  });

  test.each([undefined, 'https://evil.example', 'nowhere'])(
    'the screen name %j leads to the PIN',
    async (navigateScreen) => {
      const { actor, emailPort, goToPassword, send } = startEmailVerification();
      await goToPassword();
      send(passwordSubmitted('Fresh@123'));
      await emailPort.answer(accepted({ ...ok, navigateScreen }, 0));
      send({ type: 'notice.acknowledged' });
      expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'verify-pin' } });
    },
  );
});
