import { button, closeAlert, expect, waitForPath, page, READY, test, visit } from '../../testing/app-test.tsx';
import {
  askForCode,
  codeField,
  enterCode,
  mobileField,
  requestSignUpCodeButton,
  resendCodeButton,
  signUpMobileField,
  storedValues,
} from '../../testing/steps/access.ts';

const routeParams = (mobile: string) => ({
  login_mobile_number: mobile,
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
});

test('a new number signs up through the popup and reaches the code screen [ON-111 ON-113]', async ({
  network,
  investor,
}) => {
  visit('/signup');
  await expect.element(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await signUpMobileField().fill(investor.mobile.replace(/^./, '9'));
  await requestSignUpCodeButton().click();
  await waitForPath(/\/otp-2\/$/);
  expect(network.callsTo('user/login').map(({ body }) => body)).toMatchObject([
    { login_mobile_number: investor.mobile.replace(/^./, '9'), login_request_from: 'mobile', screen_name: 'signup' },
  ]);
});

test('phone entry requests a code and leads to the code screen [ON-221 ON-222 ON-223 ON-224 ON-489]', async ({
  network,
  investor,
}) => {
  visit('/otp-1');
  await expect.element(page.getByRole('heading', { name: 'Enter Phone Number' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'OTP Verification' })).toBeVisible();
  await mobileField().fill(investor.mobile.slice(0, 9));
  await page.getByRole('button', { name: 'Verify' }).click();
  await closeAlert('Enter a valid mobile number');
  await expect.element(mobileField()).toHaveAccessibleDescription(/Enter a valid mobile number/);
  expect(network.calls).toEqual([]);
  await mobileField().fill(investor.mobile);
  await button('Verify').click();
  await waitForPath(/\/otp-2\/$/);
  expect(network.callsTo('user/sendotp').map(({ body }) => body)).toEqual([routeParams(investor.mobile)]);
  expect((history.state as { usr: unknown }).usr).toEqual(routeParams(investor.mobile));

  history.back();
  await mobileField().fill(investor.mobile);
  await page.getByRole('button', { name: 'OTP Verification' }).click();
  await waitForPath(/\/otp-2\/$/);
  expect((history.state as { usr: unknown }).usr).toEqual(routeParams(investor.mobile));
  expect(network.callsTo('user/sendotp')).toHaveLength(1);
});

test('a correct code of an unfinished customer stores no profile and no master list [ON-154]', async ({ investor }) => {
  await askForCode(investor.mobile);
  await enterCode('123456');
  await waitForPath(/\/verify-email\/$/);
  const values = storedValues();
  expect(Object.keys(values)).toEqual(['token']);
});

test('failed code calls show each of their errors and preserve the step [ON-486]', async ({ investor }) => {
  await investor.sandbox.session(READY);
  await askForCode(investor.mobile);
  for (const status of [422, 500]) {
    for (const [operation, act] of [
      ['sendOtp', () => resendCodeButton().click()],
      ['validateOtp', () => enterCode('123456')],
    ] as const) {
      const errors = [`${operation} ${status} first`, `${operation} ${status} second`];
      if (operation === 'sendOtp' && status === 500) continue;
      await investor.sandbox.injectFault({ operation, kind: 'httpStatus', value: { status, errors } });
      await act();
      for (const text of errors) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
      await expect.element(codeField()).toBeVisible();
    }
  }
});

test('texts in the navigation state of an entry page are neither shown nor sent', async ({ network }) => {
  const lie = 'Call 1800 000 000 to unlock your account';
  const claims = { login_mobile_number: lie, login_email: lie, messageText: lie, navigateScreen: lie };
  for (const [path, state] of [
    ['/otp-2', { ...claims, login_role: 'customer', login_request_from: 'mobile' }],
    ['/verify-email', { ...claims, code: '000' }],
    ['/verify-pin', { ...claims, code: '000' }],
    ['/signin?variant=unlock', { ...claims, tab: lie, opensSignUp: lie }],
    [`/bankVerification?variant=${encodeURIComponent(lie)}`, claims],
  ] as const) {
    visit(path, state);
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect(document.body.innerText + fields.join()).not.toContain('1800');
  }
  expect(JSON.stringify(network.callsTo('user/login'))).not.toContain('1800');
});
