import type { VerifyEmailAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { email, ok, submitted, typedInto } from '../testing/email-typed.ts';
import { signUpStateOf, type SignUpState } from '../sign-up-state.ts';
import { draftFrom, isVerifiableEmail, tidyDraft } from './email-verification.rules.ts';
import { passwordSaved } from './email-verification.scenarios.ts';
import { emailVerification } from './index.ts';

function started(routeState: SignUpState | null = { email: '' }) {
  const { ports, actor, clock, notices, remote, send, view } = startedOf(emailVerification, {
    routeState,
    newSubmission: countingSubmissions(),
  });
  return {
    ...typedInto(send, view),
    verifyEmail: ports.verifyEmail,
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
  const verification = started();
  verification.askForCode();
  await verification.verifyEmail.answer(accepted({ ...ok, verify_otp: true }));
  return verification;
}
async function atPassword() {
  const verification = started();
  verification.askForCode();
  await verification.verifyEmail.answer(accepted({ ...ok, verify_password: true }));
  return verification;
}

describe('where it comes from', () => {
  test('opened without a sign-up under way it asks nobody and stays [ON-182]', () => {
    const { output, verifyEmail, view } = started(null);
    expect(view()).toEqual({ screen: 'stateMissing' });
    expect(output()).toEqual({ kind: 'unfinished' });
    expect(verifyEmail.calls).toEqual([]);
  });

  test.each([
    [null, null],
    ['verify-email', null],
    [{ tab: 'email' }, null],
    [{ code: '000', navigateScreen: 'verify-email' }, { email: '' }],
    [{ code: '000', login_email: email }, { email }],
    [{ login_email: email, login_request_from: 'email' }, { email }],
    [{ code: '000', login_email: 7 }, { email: '' }],
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

  test('asks for a code with the four documented fields, once for two presses [ON-185]', () => {
    const { askForCode, remote, verifyEmail } = started();
    askForCode();
    remote.send({ type: 'email.submitted' });
    expect(verifyEmail.calls.map(({ request }) => request)).toEqual([
      { login_email: email, login_role: 'customer', login_request_from: 'email', login_request_mode: 'sendotp' },
    ]);
  });
});

describe('the server decides the next step', () => {
  test.each([
    ['verify_otp', { verify_otp: true }, 'verifyingCode'],
    ['verify_password', { verify_password: true }, 'enteringPassword'],
    ['verify_otp inside state_parameters', { state_parameters: { verify_otp: true } }, 'verifyingCode'],
    ['neither', {}, 'enteringEmail'],
  ])('%s [ON-186 ON-187]', async (_, decision, screen) => {
    const { askForCode, verifyEmail, view } = started();
    askForCode();
    await verifyEmail.answer(accepted({ ...ok, ...decision }));
    expect(view()).toMatchObject({ screen });
  });
});

describe('the code', () => {
  test('is checked for the address, not as a reset [ON-188]', async () => {
    const { code, validateOtp } = await atCode();
    code.send({ type: 'codes.submitted', email: '12345' });
    expect(validateOtp.calls).toEqual([]);
    code.send({ type: 'codes.submitted', email: '123456' });
    expect(validateOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_email: email,
        login_request_from: 'email',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
  });

  test('is sent again by the same operation, and then after 120 seconds only', async () => {
    const { clock, code, codes, verifyEmail } = await atCode();
    code.send({ type: 'code.resendRequested' });
    expect(verifyEmail.calls.map(({ request }) => request)).toEqual(Array(2).fill(verifyEmail.calls[0]?.request));
    await verifyEmail.answer(accepted({ ...ok, verify_otp: true }));
    expect(codes().canResend).toBe(false);
    clock.increment(120_000);
    expect(codes().canResend).toBe(true);
  });

  test('confirmed, it leads to the password where the server says so, else back with its words', async () => {
    const proved = await atCode();
    proved.code.send({ type: 'codes.submitted', email: '123456' });
    await proved.validateOtp.answer(accepted({ ...ok, verify_password: true }));
    expect(proved.view()).toMatchObject({ screen: 'enteringPassword', email });
    const other = await atCode();
    other.code.send({ type: 'codes.submitted', email: '123456' });
    await other.validateOtp.answer(accepted({ ...ok, messageText: 'Please call us.' }));
    expect(other.view()).toMatchObject({ screen: 'enteringEmail', notice: { text: 'Please call us.' } });
  });

  test('left, it unlocks the address, which is still typed', async () => {
    const { code, view } = await atCode();
    code.send({ type: 'codes.abandoned' });
    expect(view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: null, canSubmit: true });
  });
});

describe('the password', () => {
  test.each([
    ['abc@12', 'abc@12', 'tooShort'],
    ['Fresh#123', 'Fresh#123', 'notAllowed'],
    ['a'.repeat(23), 'a'.repeat(23), 'notAllowed'],
    ['Fresh@123', 'Fresh@124', 'mismatch'],
  ])('%s with %s is not sent: %s [ON-191 ON-192 ON-193]', async (password, confirmation, problem) => {
    const { remote, verifyEmail, view } = await atPassword();
    remote.send(submitted(password, confirmation));
    expect(view()).toMatchObject({ screen: 'enteringPassword', problem });
    expect(verifyEmail.calls).toHaveLength(1);
  });

  test.each(['a'.repeat(7), 'a'.repeat(22)])('%s is sent as login_hint [ON-189 ON-191 ON-507]', async (password) => {
    const { remote, verifyEmail } = await atPassword();
    remote.send(submitted(password));
    expect(verifyEmail.calls[1]?.request).toEqual({
      login_email: email,
      login_role: 'customer',
      login_request_from: 'email',
      login_request_mode: 'verifypassword',
      login_hint: password,
    });
  });

  test('saved, the server text waits for its OK, which leads on and keeps no secret [ON-194 ON-195]', async () => {
    const { output, remote, verifyEmail, view } = await atPassword();
    remote.send(submitted('Fresh@123'));
    await verifyEmail.answer(accepted({ ...passwordSaved, login_hint: 'Fresh@123' } as VerifyEmailAnswer));
    expect(view()).toEqual({ screen: 'announcing', text: 'Your email address is verified.', email });
    expect(output()).toBeUndefined();
    remote.send({ type: 'notice.acknowledged' });
    expect(output()).toEqual({
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
    const { output, remote, verifyEmail } = await atPassword();
    remote.send(submitted('Fresh@123'));
    await verifyEmail.answer(accepted({ ...ok, navigateScreen }));
    remote.send({ type: 'notice.acknowledged' });
    expect(output()).toMatchObject({ exit: { to: 'verify-pin' } });
  });
});

test('any other code of the three calls is a popup with the server text, and the step stays [ON-196]', async () => {
  const popup = { type: 'notice.raised', kind: 'popup', text: 'Not now' };
  const first = started();
  first.askForCode();
  await first.verifyEmail.answer(refused('Not now', '001'));
  expect(first.view()).toMatchObject({ screen: 'enteringEmail', draft: { email }, notice: { text: 'Not now' } });
  const second = await atCode();
  second.code.send({ type: 'codes.submitted', email: '123456' });
  await second.validateOtp.answer(refused('Not now', '001'));
  expect(second.codes()).toMatchObject({ notice: { text: 'Not now' }, attempt: 1 });
  const third = await atPassword();
  third.remote.send(submitted('Fresh@123'));
  await third.verifyEmail.answer(refused('Not now', '001'));
  expect(third.view()).toMatchObject({ screen: 'enteringPassword', notice: { text: 'Not now' }, canSubmit: true });
  for (const { notices } of [first, second, third]) expect(notices).toEqual([popup]);
});
