import { onTestFinished, vi } from 'vitest';
import {
  pressDialogOk,
  button,
  closeAlert,
  describe,
  expect,
  field,
  waitForPath,
  page,
  READY,
  test,
  userEvent,
  visit,
} from '../../testing/app-test.tsx';
import { askForCode, enterCode } from '../../testing/steps/access.ts';

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

const MOBILE_LABEL = 'Mobile number';
const SUBMIT_LABEL = 'Sign in with OTP';

test('during a slow call the button is busy, a second press sends no call, and the sign-in continues [ON-138]', async ({
  network,
  investor,
}) => {
  await investor.sandbox.injectFault({
    operation: 'login',
    kind: 'delayMs',
    value: 1500,
  });
  visit('/signin');
  await field(MOBILE_LABEL).fill(investor.mobile);
  await page.getByRole('button', { name: SUBMIT_LABEL }).dblClick();
  await expect.element(page.getByRole('button', { name: SUBMIT_LABEL })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  expect(network.callsTo('user/login')).toHaveLength(1);
});

test('without a connection, login and resend show that they are offline, and can be repeated [ON-137 ON-159 ON-501]', async ({
  network,
  investor,
}) => {
  network.dropNextCall('user/login');
  visit('/signin');
  await field(MOBILE_LABEL).fill(investor.mobile);
  await page.getByRole('button', { name: SUBMIT_LABEL }).click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await waitForPath(/\/signin\/?$/);
  await expect.element(field(MOBILE_LABEL)).toHaveValue(investor.mobile);
  await page.getByRole('button', { name: SUBMIT_LABEL }).click();
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  network.dropNextCall('user/sendotp');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
});

test('an empty body is "inter error" [DO-438 OM-341]', async ({ investor }) => {
  await investor.sandbox.injectFault({ operation: 'login', kind: 'emptyBody' });
  visit('/signin');
  await field(MOBILE_LABEL).fill(investor.mobile);
  await page.getByRole('button', { name: SUBMIT_LABEL }).click();
  await closeAlert('inter error');
  await expect.element(field(MOBILE_LABEL)).toHaveValue(investor.mobile);
});

test('any other login code shows a popup with the server text and preserves the values [ON-136 ON-482]', async ({
  investor,
}) => {
  await investor.sandbox.injectFault({
    operation: 'login',
    kind: 'code',
    value: { code: '001', messageText: 'Not registered' },
  });
  visit('/signin');
  await field(MOBILE_LABEL).fill(investor.mobile);
  await page.getByRole('button', { name: SUBMIT_LABEL }).click();
  await closeAlert('Not registered');
  await waitForPath(/\/signin\/?$/);
  await expect.element(field(MOBILE_LABEL)).toHaveValue(investor.mobile);
});

test('a wrong code clears the input and shows a popup with the server text [ON-150 ON-483]', async ({
  network,
  investor,
}) => {
  await askForCode(investor.mobile);
  const answer = network.captureAnswer<{
    code: string;
    messageText: string;
  }>('user/validateotp');
  await enterCode('111111');
  const { code, messageText } = await answer;
  expect([code, messageText]).toEqual(['031', expect.stringMatching(/\w{3}/)]);
  await closeAlert(messageText);
  await expect.element(field('OTP')).toHaveValue('');
  await waitForPath(/\/otp-2\/$/);
});

describe('003 and 004 without a session are refusals with their text', () => {
  for (const code of ['003', '004']) {
    test(`${code} to login enables the button again, and another press continues`, async ({ investor }) => {
      await investor.sandbox.injectFault({
        operation: 'login',
        kind: 'code',
        value: { code, messageText: 'Not just now' },
      });
      visit('/signin');
      await field(MOBILE_LABEL).fill(investor.mobile);
      await button(SUBMIT_LABEL).click();
      await closeAlert('Not just now');
      await expect.element(field(MOBILE_LABEL)).toHaveValue(investor.mobile);
      await button(SUBMIT_LABEL).click();
      await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    });
  }

  test('003 to a code stays on the page, and the code is accepted with another press', async ({ investor }) => {
    await askForCode(investor.mobile);
    await investor.sandbox.injectFault({
      operation: 'validateOtp',
      kind: 'code',
      value: { code: '003', messageText: 'Not just now', navigateScreen: 'signin' },
    });
    await enterCode('123456');
    await closeAlert('Not just now');
    await enterCode('123456');
    await waitForPath(/\/portfolio\/$/);
  });
});

for (const status of [401, 403])
  test(`HTTP ${status} to the code leads to sign-in, although there is no token yet`, async ({ investor, network }) => {
    await askForCode(investor.mobile);
    network.answerWith('user/validateotp', { errors: [{ msg: 'Not allowed' }] }, status);
    await enterCode('123456');
    await waitForPath(/\/signin\/?$/);
    await expect.element(page.getByText('Not allowed', { exact: true })).toBeVisible();
    await expect.element(field(MOBILE_LABEL)).toBeVisible();
  });

test('a code whose answer was lost may have been accepted, and Check again leads to the sign-in', async ({
  investor,
  network,
}) => {
  const checkAgainButton = () => page.getByRole('button', { name: 'Check again' });
  await askForCode(investor.mobile);
  await expect.element(checkAgainButton()).toHaveLength(0);
  network.loseAnswer('user/validateotp');
  await enterCode('123456');
  await pressDialogOk();
  await expect.element(checkAgainButton()).toBeVisible();
  await enterCode('123456');
  await closeAlert(/may have been accepted already/);
  await expect.element(page.getByText(/expired/)).toHaveLength(0);
  await checkAgainButton().click();
  await expect.element(page.getByRole('status').getByText(/You are not signed in yet/)).toBeVisible();
  // The page shows the text while the code is being requested.
  await expect.poll(() => network.callsTo('user/sendotp')).toHaveLength(1);
  await enterCode('123456');
  await waitForPath(/\/(portfolio|schemeList)\/?$/);
});

test('an answer of 20 MiB shows an alert and is never parsed', async ({ investor, network }) => {
  visit('/signin');
  await field('Mobile number').fill(investor.mobile);
  const answer = `{"code":"000","messageText":"${'x'.repeat(20 * 1024 * 1024)}"}`;
  network.injectFault('user/login', () => Promise.resolve(new Response(answer)));
  const parsed = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsed.mockRestore());
  await button('Sign in with OTP').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(parsed.mock.calls.filter(([text]) => text.length > 1_000_000)).toEqual([]);
});
