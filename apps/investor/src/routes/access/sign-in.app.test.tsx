import { button, expect, waitForPath, page, READY, reload, test, visit } from '../../testing/app-test.tsx';
import { onTestFinished, vi } from 'vitest';
import { trimmedTextsOf } from '@folioflow/wiring/testing/page';
import {
  askForCode,
  emailField,
  emailTab,
  enterCode,
  mobileField,
  passwordField,
  resendCodeButton,
  waitForResentCode,
  signInByEmailButton,
  signInHeading,
  storedValues,
} from '../../testing/steps/access.ts';

const routeParams = (mobile: string) => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

test('sign-in by email and password requests the code and leads to the signed-in app [ON-003 ON-122 ON-131 ON-134 ON-146]', async ({
  network,
  investor,
}) => {
  visit('/signin');
  await emailTab().click();
  await emailField().fill(`I${investor.mobile}@Sandbox.example`);
  await passwordField().fill('Sandbox@1');
  await signInByEmailButton().click();
  await waitForPath(/\/otp-2\/$/);
  const email = `i${investor.mobile}@sandbox.example`;
  expect((history.state as { usr: unknown }).usr).toEqual({
    login_mobile_number: '',
    login_email: email,
    login_role: 'customer',
    login_request_from: 'email',
  });
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  expect(network.callsTo('user/validateotp').map(({ body }) => body)).toEqual([
    {
      login_otp: '123456',
      login_role: 'customer',
      login_email: email,
      login_request_from: 'email',
      login_request_mode: 'verifyotp',
      is_password_reset: false,
    },
  ]);
  expect(network.callsTo('user/login').map(({ body }) => body)).toEqual([
    {
      login_email: email,
      login_role: 'customer',
      login_hint: 'Sandbox@1',
      login_request_from: 'email',
      screen_name: 'signin',
      login_request_mode: 'verifypassword',
    },
  ]);
});

test('sign-in stores token, profile and master list, and shows the menu without a reload [ON-151 ON-152 ON-153 ON-428 ON-444 ON-445 ON-446 DO-038 DO-355]', async ({
  investor,
}) => {
  await askForCode(investor.mobile);
  await expect.element(page.getByRole('banner').getByRole('button')).toHaveLength(0);
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  const { token, profileData, masterList, ...rest } = storedValues();
  expect(rest).toEqual({ kyc_progress: 'finished' });
  expect(token).toMatch(/^\S{20,}$/);
  expect(JSON.parse(profileData ?? '')).toEqual({
    login_mobile_number: investor.mobile,
    login_email: `i${investor.mobile}@sandbox.example`,
    login_name: 'Meera Iyer',
  });
  const lists = JSON.parse(masterList ?? '') as Record<string, { value: string; label: string }[]>;
  expect(Object.keys(lists).sort()).toEqual([
    'amc_category',
    'amc_list',
    'amc_risk',
    'growth_percentage',
    'investment_method',
    'minimum_investment',
  ]);
  for (const options of Object.values(lists)) {
    expect(options).not.toEqual([]);
    expect(options.every(({ value, label }) => typeof value === 'string' && typeof label === 'string')).toBe(true);
  }
  await expect.element(page.getByRole('banner').getByRole('button')).toHaveLength(1);
});

test('a reload within the cooldown of a code that was sent again shows the rest and sends none; the first code has no cooldown [ON-156 ON-158]', async ({
  network,
  investor,
}) => {
  await askForCode(investor.mobile);
  reload();
  await expect.element(resendCodeButton()).toBeEnabled();
  await resendCodeButton().click();
  await waitForResentCode();
  const countdown = page.getByText(/^You can resend OTP in \d+ secs$/);
  reload();
  await expect.element(countdown).toBeVisible();
  await expect.element(resendCodeButton()).toBeDisabled();
  expect(network.callsTo('user/sendotp')).toHaveLength(1);
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
});

test('a cooldown that passed while the timers of the page were frozen is over, by its button and its label [ON-156 ON-157]', async ({
  network,
  investor,
}) => {
  await askForCode(investor.mobile);
  await resendCodeButton().click();
  await waitForResentCode();
  const countdown = page.getByText(/^You can resend OTP in \d+ secs$/);
  const deviceNow = Date.now;
  const slept = vi.spyOn(Date, 'now').mockImplementation(() => deviceNow() + 150_000);
  onTestFinished(() => slept.mockRestore());
  window.dispatchEvent(new Event('focus'));
  await expect.element(resendCodeButton()).toBeEnabled();
  await expect.element(countdown).toHaveLength(0);
  await resendCodeButton().click();
  await expect.poll(() => network.callsTo('user/sendotp')).toHaveLength(2);
});

test('sign-in sends exactly the documented fields, with the role customer and the token header on every request [ON-002 ON-121 ON-133 ON-146 ON-147 ON-155 ON-429 ON-459 DO-389]', async ({
  network,
  investor,
}) => {
  await askForCode(investor.mobile);
  await resendCodeButton().click();
  await waitForResentCode();
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  expect(network.callsTo('user/login').map(({ body }) => body)).toEqual([
    {
      login_mobile_number: investor.mobile,
      login_role: 'customer',
      login_request_from: 'mobile',
      screen_name: 'signin',
      login_request_mode: 'sendotp',
    },
  ]);
  expect(network.callsTo('user/sendotp').map(({ body }) => body)).toEqual([routeParams(investor.mobile)]);
  expect(network.callsTo('user/validateotp').map(({ body }) => body)).toEqual([
    {
      login_otp: '123456',
      login_role: 'customer',
      login_mobile_number: investor.mobile,
      login_request_from: 'mobile',
      login_request_mode: 'verifyotp',
      is_password_reset: false,
    },
  ]);
  for (const { headers, body, path } of network.calls) {
    expect(headers['content-type'], path).toMatch(/^application\/json/);
    expect(headers, path).toHaveProperty('bb-access-token');
    if ('login_role' in body) expect(body['login_role']).toBe('customer');
  }
});

test('a login answer with a session is stored and leads to its screen [ON-139]', async ({ network, investor }) => {
  const session = await investor.sandbox.session();
  network.answerWith('user/login', {
    code: '000',
    messageText: '',
    token_id: session['token'],
    is_authenticated: true,
    profileData: JSON.parse(session['profileData'] ?? '') as unknown,
    masterList: { amc_filter_list: JSON.parse(session['masterList'] ?? '') as unknown },
    navigateScreen: 'schemeList',
  });
  visit('/signin');
  await emailTab().click();
  await emailField().fill(`i${investor.mobile}@sandbox.example`);
  await passwordField().fill('Sandbox@1');
  await signInByEmailButton().click();
  await waitForPath(/\/schemeList\/$/);
  await expect.element(page.getByRole('banner').getByRole('button')).toHaveLength(1);
  // The list has checked the KYC, which the page of the answer leaves open.
  await expect.poll(storedValues).toEqual({ ...session, kyc_progress: 'finished' });
});

test('the older screen also signs in and shows its own texts [ON-115]', async ({ investor }) => {
  visit('/signin?variant=older');
  await expect.element(page.getByRole('heading', { name: 'Mutual Fund App', exact: true })).toBeVisible();
  await expect.element(page.getByText('V.0.0.11', { exact: true })).toBeVisible();
  await expect.poll(() => trimmedTextsOf(page.getByRole('tab'))).toEqual(['Your Mobile Number', 'Your Email Id']);
  await mobileField().fill(investor.mobile);
  await button('Login').click();
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
});

test('the sign-in page clears the data of an earlier session [ON-118 ON-119]', async ({ investor }) => {
  await investor.signIn();
  sessionStorage.setItem('personal_info_step', '3');
  visit('/signin');
  await expect.element(signInHeading()).toBeVisible();
  await expect.poll(storedValues).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('the first page after sign-in has the focus on its heading; a page that is opened first has not', async ({
  investor,
}) => {
  visit('/signin');
  await expect.element(signInHeading()).toBeVisible();
  await expect.element(signInHeading()).not.toHaveFocus();
  await askForCode(investor.mobile);
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
