import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted } from '../../kit/port.ts';
import { email, ok, startPasswordReset, passwordSubmitted } from '../testing/start-email-passwords.ts';
import { isResetEmailValid, tidyDraft } from './password-reset.rules.ts';
import { passwordChanged, passwordResetJourneys, passwordResetWorld } from './password-reset.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(passwordResetJourneys, passwordResetWorld)) test(title, run);
});

describe('the email address', () => {
  test.each([
    ['abc', false],
    ['asha@example', false],
    ['asha@example.in', true],
    [`${'a'.repeat(27)}@b.co.in`, true],
    [`${'a'.repeat(28)}@b.co.in`, false],
  ])('%s can be sent: %j [ON-163]', (typed, isValid) => {
    expect(isResetEmailValid(typed)).toBe(isValid);
  });

  test('is entered in lower case, without blanks and with at most 35 characters [ON-163]', () => {
    expect(tidyDraft({ email: '' }, { email: ' Asha@Example.IN ' }).email).toBe('asha@example.in');
    const full = { email: 'a'.repeat(35) };
    expect(tidyDraft(full, { email: `${full.email}b` })).toEqual(full);
  });

  test('stays whole when a longer one is pasted, and cannot be sent', () => {
    const pasted = `${'a'.repeat(30)}@example.in`;
    expect(tidyDraft({ email: '' }, { email: pasted }).email).toBe(pasted);
    expect(isResetEmailValid(pasted)).toBe(false);
  });
});

test('the code can be resent at once, and again only after 120 seconds [ON-171]', async () => {
  const { resendCode, goToCode, clock, codes, ports } = startPasswordReset();
  await goToCode();
  expect(codes().canResend).toBe(true);
  resendCode();
  expect(ports.sendOtp.calls.map(({ request }) => request)).toEqual([
    { login_mobile_number: '', login_email: email, login_role: 'customer', login_request_from: 'email' },
  ]);
  await ports.sendOtp.answer(accepted(ok, 5000));
  expect(codes()).toMatchObject({ canResend: false, resend: { resendAvailableAt: 125_000 } });
  clock.increment(120_000);
  expect(codes().canResend).toBe(true);
});

describe('the new password', () => {
  test('leads to the screen of the server on the email tab, with a success notice [ON-116 ON-179 ON-180]', async () => {
    const { actor, emailPort, goToPassword, notices, send } = startPasswordReset();
    await goToPassword();
    send(passwordSubmitted('Fresh@123'));
    await emailPort.answer(accepted(passwordChanged, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'changed', exit: { to: 'signin', state: { tab: 'email' } } });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'success', text: 'Your password was changed. Please sign in.' },
    ]);
  });

  test.each([undefined, 'https://evil.example', '//evil.example', 'nowhere'])(
    'the screen name %j leads to sign-in',
    async (navigateScreen) => {
      const { actor, emailPort, goToPassword, send } = startPasswordReset();
      await goToPassword();
      send(passwordSubmitted('Fresh@123'));
      await emailPort.answer(accepted({ ...ok, navigateScreen }, 0));
      expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'signin', state: { tab: 'email' } } });
    },
  );

  test('a restart leads back to the address', async () => {
    const { goToPassword, send, view } = startPasswordReset();
    await goToPassword();
    send({ type: 'reset.restarted' });
    expect(view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: null });
  });
});
