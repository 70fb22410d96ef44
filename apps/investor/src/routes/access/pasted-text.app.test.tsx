import { userEvent } from 'vitest/browser';
import { describe, expect, page, READY, test, visit, waitForPath } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import {
  askForCode,
  codeField,
  emailField,
  emailTab,
  enterCode,
  mobileField,
  passwordField,
  requestCodeButton,
  resendCodeButton,
  waitForResentCode,
  signInByEmailButton,
  verifyCodeButton,
} from '../../testing/steps/access.ts';
import {
  askForReset,
  newPasswordField,
  requestResetButton,
  resetPasswordButton,
} from '../../testing/steps/credentials.ts';

const remarkOf = (start: string) => page.getByText(new RegExp(`^${start}`));
const NO_NUMBER = 'We found no single mobile number of ten digits';
const NO_CODE = 'We found no single code of 6 digits';
const TOO_LONG = 'Enter at most';

describe('a pasted mobile number', () => {
  test('requests a code without its prefixes; two numbers are refused whole', async ({ investor, network }) => {
    visit('/signin');
    await mobileField().fill('+91-98765-43210 / 9000000000');
    await expect.element(remarkOf(NO_NUMBER)).toBeVisible();
    await expect.element(mobileField()).toHaveValue('');
    await expect.element(requestCodeButton()).toBeDisabled();
    await mobileField().fill(`+91 0${investor.mobile}`);
    await press(requestCodeButton());
    await waitForPath(/\/otp-2\/$/);
    expect(network.callsTo('user/login').map(({ body }) => body['login_mobile_number'])).toEqual([investor.mobile]);
  });
});

describe('the code of a sign-in', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.sandbox.session(READY);
    await askForCode(investor.mobile);
  });

  test('is read from a message with other numbers, and a message with two codes fills nothing', async () => {
    await codeField().fill('OTP for card 123456******6789 is 287633');
    await expect.element(remarkOf(NO_CODE)).toBeVisible();
    await expect.element(codeField()).toHaveValue('');
    await codeField().fill('OTP for R SHAH (XX1245) is 123456 (valid for 10 mins).');
    await expect.element(remarkOf(NO_CODE)).not.toBeInTheDocument();
    await press(verifyCodeButton());
    await waitForPath(/\/portfolio\/$/);
  });

  test('has the focus after Resend, and counts when a manager sets it without an event', async () => {
    await press(resendCodeButton());
    await expect.element(codeField()).toHaveFocus();
    await waitForResentCode();
    (codeField().element() as HTMLInputElement).value = '123456';
    await userEvent.keyboard('{Enter}');
    await waitForPath(/\/portfolio\/$/);
  });
});

test('an address of 36 characters stays in the sign-in by email, is marked and is not sent', async ({ network }) => {
  visit('/signin');
  await press(emailTab());
  const address = `${'a'.repeat(24)}@example.com`;
  await emailField().fill(address);
  await passwordField().fill('Sandbox@4711');
  await expect.element(emailField()).toHaveValue(address);
  await expect.element(remarkOf(TOO_LONG)).toBeVisible();
  await expect.element(signInByEmailButton()).toBeDisabled();
  expect(network.callsTo('user/login')).toEqual([]);
});

test('an address and a password that a manager sets without an event are sent by Enter', async ({
  investor,
  network,
}) => {
  await investor.sandbox.session(READY);
  visit('/signin');
  await press(emailTab());
  const email = `i${investor.mobile}@sandbox.example`;
  (emailField().element() as HTMLInputElement).value = email;
  (passwordField().element() as HTMLInputElement).value = 'Sandbox@4711';
  (passwordField().element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => network.callsTo('user/login')).toHaveLength(1);
  const [call] = network.callsTo('user/login');
  expect(call?.body).toMatchObject({ login_email: email, login_hint: 'Sandbox@4711' });
});

test('a reset goes to no other address than the pasted one', async ({ network }) => {
  visit('/reset');
  const address = `${'a'.repeat(30)}@example.com`;
  await emailField().fill(address);
  await expect.element(emailField()).toHaveValue(address);
  await expect.element(remarkOf(TOO_LONG)).toBeVisible();
  await expect.element(requestResetButton()).toBeDisabled();
  expect(network.calls).toEqual([]);
});

test('a generated password is refused whole, with the rule, before it is sent', async ({ investor, network }) => {
  await investor.sandbox.session(READY);
  const email = `i${investor.mobile}@sandbox.example`;
  await askForReset(email);
  await expect.poll(() => investor.sandbox.outbox(email)).not.toEqual([]);
  const [sent] = await investor.sandbox.outbox(email);
  await enterCode(sent?.code ?? '');
  for (const field of [newPasswordField(), page.getByLabelText('Confirm new password', { exact: true })]) {
    await field.fill('kujxir-9Tozgu-wibdyk');
    await expect.element(field).toHaveValue('kujxir-9Tozgu-wibdyk');
  }
  await expect.element(newPasswordField()).toHaveAttribute('aria-invalid');
  await expect.element(resetPasswordButton()).toBeDisabled();
  expect(network.callsTo('user/resetpassword').filter(({ body }) => 'login_hint' in body)).toEqual([]);
});
