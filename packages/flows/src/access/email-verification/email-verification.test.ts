import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { email, ok, startedVerification, submitted } from '../testing/email-passwords.started.ts';
import { signUpStateOf } from '../sign-up-state.ts';
import { draftFrom, isVerifiableEmail, tidyDraft } from './email-verification.rules.ts';
import { passwordSaved } from './email-verification.scenarios.ts';

describe('where it comes from', () => {
  test('opened without a sign-up under way it asks nobody and stays [ON-182]', () => {
    const { actor, asks, view } = startedVerification(null);
    expect(view()).toEqual({ screen: 'stateMissing' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'unfinished' });
    expect(asks.calls).toEqual([]);
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

  test('an address that is known is offered, and half of a longer one is not', () => {
    expect(draftFrom({ email: 'Asha@Example.in' })).toEqual({ email });
    expect(draftFrom({ email: `${'a'.repeat(20)}@sandbox.example` })).toEqual({ email: '' });
  });
});

describe('the email address', () => {
  test.each([
    ['abc', false],
    ['a@b.in', false],
    ['ab@c.in', true],
    [`${'a'.repeat(22)}@b.co.in`, true],
    [`${'a'.repeat(23)}@b.co.in`, false],
  ])('%s may be sent: %j [ON-184]', (typed, isValid) => {
    expect(isVerifiableEmail(typed)).toBe(isValid);
  });

  test('loses its blanks and takes no 31st character [ON-184]', () => {
    expect(tidyDraft({ email: '' }, { email: ' a b@c.in ' }).email).toBe('ab@c.in');
    expect(tidyDraft({ email: '' }, { email: 'a'.repeat(40) }).email).toHaveLength(30);
  });
});

describe('the code', () => {
  test('is sent again by the same operation, and then after 120 seconds only', async () => {
    const { askForAnother, asks, atCode, clock, codes } = startedVerification();
    await atCode();
    expect(codes().canResend).toBe(true);
    askForAnother();
    expect(asks.calls.map(({ request }) => request)).toEqual(Array(2).fill(asks.calls[0]?.request));
    await asks.answer(accepted({ ...ok, verify_otp: true }));
    expect(codes().canResend).toBe(false);
    clock.increment(120_000);
    expect(codes().canResend).toBe(true);
  });

  test('confirmed without a next step, it leads back with the words of the server', async () => {
    const { atCode, enterCode, ports, view } = startedVerification();
    await atCode();
    enterCode('123456');
    await ports.validateOtp.answer(accepted({ ...ok, messageText: 'Please call us.' }));
    expect(view()).toMatchObject({ screen: 'enteringEmail', notice: { text: 'Please call us.' } });
  });
});

describe('the password', () => {
  test('saved, the server text waits for its OK, which leads on and keeps no secret [ON-194 ON-195]', async () => {
    const { actor, asks, atPassword, send, view } = startedVerification();
    await atPassword();
    send(submitted('Fresh@123'));
    await asks.answer(accepted({ ...passwordSaved, login_hint: 'Fresh@123' } as VerifyEmailAnswer));
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

  test.each([undefined, 'https://evil.example', 'nowhere'])('a screen named %j is the PIN', async (navigateScreen) => {
    const { actor, asks, atPassword, send } = startedVerification();
    await atPassword();
    send(submitted('Fresh@123'));
    await asks.answer(accepted({ ...ok, navigateScreen }));
    send({ type: 'notice.acknowledged' });
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'verify-pin' } });
  });
});
