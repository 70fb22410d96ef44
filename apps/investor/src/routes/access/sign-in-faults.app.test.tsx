import { onTestFinished, vi } from 'vitest';
import {
  acknowledge,
  button,
  closeAlert,
  describe,
  expect,
  field,
  isAt,
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

const mobile = 'Mobile number';
const submit = 'Sign in with OTP';

test('slow: the button waits, a second press sends nothing, and it goes on [ON-138]', async ({ network, investor }) => {
  await investor.sandbox.fault({
    operation: 'login',
    kind: 'delayMs',
    value: 1500,
  });
  visit('/signin');
  await field(mobile).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).dblClick();
  await expect.element(page.getByRole('button', { name: submit })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  expect(network.to('user/login')).toHaveLength(1);
});

test('cut off: login and resend stay where they are, say they are offline, and work again [ON-137 ON-159 ON-501]', async ({
  network,
  investor,
}) => {
  network.cutOff('user/login');
  visit('/signin');
  await field(mobile).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await isAt(/\/signin\/?$/);
  await expect.element(field(mobile)).toHaveValue(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  network.cutOff('user/sendotp');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
});

test('an empty body is "inter error" [DO-438 OM-341]', async ({ investor }) => {
  await investor.sandbox.fault({ operation: 'login', kind: 'emptyBody' });
  visit('/signin');
  await field(mobile).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await closeAlert('inter error');
  await expect.element(field(mobile)).toHaveValue(investor.mobile);
});

test('any other login code is a popup with the server text, values kept [ON-136 ON-482]', async ({ investor }) => {
  await investor.sandbox.fault({
    operation: 'login',
    kind: 'code',
    value: { code: '001', messageText: 'Not registered' },
  });
  visit('/signin');
  await field(mobile).fill(investor.mobile);
  await page.getByRole('button', { name: submit }).click();
  await closeAlert('Not registered');
  await isAt(/\/signin\/?$/);
  await expect.element(field(mobile)).toHaveValue(investor.mobile);
});

test('a wrong code empties the input and is a popup with the server text [ON-150 ON-483]', async ({
  network,
  investor,
}) => {
  await askForCode(investor.mobile);
  const answer = network.answerTo<{
    code: string;
    messageText: string;
  }>('user/validateotp');
  await enterCode('111111');
  const { code, messageText } = await answer;
  expect([code, messageText]).toEqual(['031', expect.stringMatching(/\w{3}/)]);
  await closeAlert(messageText);
  await expect.element(field('OTP')).toHaveValue('');
  await isAt(/\/otp-2\/$/);
});

describe('003 and 004 where no session was are refusals with their text', () => {
  for (const code of ['003', '004']) {
    test(`${code} to login: the button is free, and one more press goes on`, async ({ investor }) => {
      await investor.sandbox.fault({ operation: 'login', kind: 'code', value: { code, messageText: 'Not just now' } });
      visit('/signin');
      await field(mobile).fill(investor.mobile);
      await button(submit).click();
      await closeAlert('Not just now');
      await expect.element(field(mobile)).toHaveValue(investor.mobile);
      await button(submit).click();
      await expect.element(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    });
  }

  test('003 to a code: the page stays, and the code counts with one more press', async ({ investor }) => {
    await askForCode(investor.mobile);
    await investor.sandbox.fault({
      operation: 'validateOtp',
      kind: 'code',
      value: { code: '003', messageText: 'Not just now', navigateScreen: 'signin' },
    });
    await enterCode('123456');
    await closeAlert('Not just now');
    await enterCode('123456');
    await isAt(/\/portfolio\/$/);
  });
});

for (const status of [401, 403])
  test(`HTTP ${status} to the code leads to sign-in, where no token has been given yet as well`, async ({
    investor,
    network,
  }) => {
    await askForCode(investor.mobile);
    network.answer('user/validateotp', { errors: [{ msg: 'Not allowed' }] }, status);
    await enterCode('123456');
    await isAt(/\/signin\/?$/);
    await expect.element(page.getByText('Not allowed', { exact: true })).toBeVisible();
    await expect.element(field(mobile)).toBeVisible();
  });

test('a code whose answer was lost after its effect may have been accepted, and checking again signs in', async ({
  investor,
  network,
}) => {
  const check = () => page.getByRole('button', { name: 'Check again' });
  await askForCode(investor.mobile);
  await expect.element(check()).toHaveLength(0);
  network.loseAnswer('user/validateotp');
  await enterCode('123456');
  await acknowledge();
  await expect.element(check()).toBeVisible();
  await enterCode('123456');
  await closeAlert(/may have been accepted already/);
  await expect.element(page.getByText(/expired/)).toHaveLength(0);
  await check().click();
  await expect.element(page.getByRole('status').getByText(/You are not signed in yet/)).toBeVisible();
  // The page says so while the code is being asked for.
  await expect.poll(() => network.to('user/sendotp')).toHaveLength(1);
  await enterCode('123456');
  await isAt(/\/(portfolio|schemeList)\/?$/);
});

test('an answer of 20 MiB is told as unreadable and is never parsed', async ({ investor, network }) => {
  visit('/signin');
  await field('Mobile number').fill(investor.mobile);
  const answer = `{"code":"000","messageText":"${'x'.repeat(20 * 1024 * 1024)}"}`;
  network.meet('user/login', () => Promise.resolve(new Response(answer)));
  const parsed = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsed.mockRestore());
  await button('Sign in with OTP').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(parsed.mock.calls.filter(([text]) => text.length > 1_000_000)).toEqual([]);
});
