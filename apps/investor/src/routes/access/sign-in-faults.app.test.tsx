import { onTestFinished, vi } from 'vitest';
import {
  pressDialogOk,
  closeAlert,
  describe,
  expect,
  waitForPath,
  page,
  READY,
  test,
  userEvent,
  visit,
} from '../../testing/app-test.tsx';
import {
  askForCode,
  codeField,
  codeHeading,
  enterCode,
  mobileField,
  requestCodeButton,
  resendCodeButton,
} from '../../testing/steps/access.ts';
import { checkAgainButton } from '../../testing/steps/messages.ts';

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

test('during a slow call the button is busy, a second press sends no call, and the sign-in continues [ON-138]', async ({
  network,
  investor,
}) => {
  const deliver = network.delayNextCall('user/login');
  visit('/signin');
  await mobileField().fill(investor.mobile);
  await requestCodeButton().dblClick();
  await expect.element(requestCodeButton()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  deliver();
  await expect.element(codeHeading()).toBeVisible();
  expect(network.callsTo('user/login')).toHaveLength(1);
});

test('without a connection, login and resend show that they are offline, and can be repeated [ON-137 ON-159 ON-501]', async ({
  network,
  investor,
}) => {
  network.dropNextCall('user/login');
  visit('/signin');
  await mobileField().fill(investor.mobile);
  await requestCodeButton().click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await waitForPath(/\/signin\/?$/);
  await expect.element(mobileField()).toHaveValue(investor.mobile);
  await requestCodeButton().click();
  await expect.element(codeHeading()).toBeVisible();
  network.dropNextCall('user/sendotp');
  await resendCodeButton().click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(resendCodeButton()).toBeEnabled();
});

test('an empty body is "inter error" [DO-438 OM-341]', async ({ investor }) => {
  await investor.sandbox.injectFault({ operation: 'login', kind: 'emptyBody' });
  visit('/signin');
  await mobileField().fill(investor.mobile);
  await requestCodeButton().click();
  await closeAlert('inter error');
  await expect.element(mobileField()).toHaveValue(investor.mobile);
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
  await mobileField().fill(investor.mobile);
  await requestCodeButton().click();
  await closeAlert('Not registered');
  await waitForPath(/\/signin\/?$/);
  await expect.element(mobileField()).toHaveValue(investor.mobile);
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
  await expect.element(codeField()).toHaveValue('');
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
      await mobileField().fill(investor.mobile);
      await requestCodeButton().click();
      await closeAlert('Not just now');
      await expect.element(mobileField()).toHaveValue(investor.mobile);
      await requestCodeButton().click();
      await expect.element(codeHeading()).toBeVisible();
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
    await expect.element(mobileField()).toBeVisible();
  });

test('a code whose answer was lost may have been accepted: the popup says so after the text of the provider, and Check again leads to the sign-in [ON-150]', async ({
  investor,
  network,
}) => {
  await askForCode(investor.mobile);
  await expect.element(checkAgainButton()).toHaveLength(0);
  network.loseAnswer('user/validateotp');
  await enterCode('123456');
  await pressDialogOk();
  await expect.element(checkAgainButton()).toBeVisible();
  await enterCode('123456');
  await closeAlert(
    /The one-time password has expired\. Request a new one\. This code may already have been accepted: /,
  );
  await checkAgainButton().click();
  await expect.element(page.getByRole('status').getByText(/You are not signed in yet/)).toBeVisible();
  // The page shows the text while the code is being requested.
  await expect.poll(() => network.callsTo('user/sendotp')).toHaveLength(1);
  await enterCode('123456');
  await waitForPath(/\/(portfolio|schemeList)\/?$/);
});

test('an answer of 20 MiB shows an alert and is never parsed', async ({ investor, network }) => {
  visit('/signin');
  await mobileField().fill(investor.mobile);
  const answer = `{"code":"000","messageText":"${'x'.repeat(20 * 1024 * 1024)}"}`;
  network.injectFault('user/login', () => Promise.resolve(new Response(answer)));
  const parsed = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsed.mockRestore());
  await requestCodeButton().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(parsed.mock.calls.filter(([text]) => text.length > 1_000_000)).toEqual([]);
});
