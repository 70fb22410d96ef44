import {
  expect,
  field,
  page,
  pressDialogOk,
  READY,
  test,
  visit,
  waitForPath,
  type Investor,
} from '../../testing/app-test.tsx';
import {
  askForCode,
  codeField,
  emailField,
  emailTab,
  enterCode,
  passwordField,
  requestSignUpCodeButton,
  resendCodeButton,
  waitForResentCode,
  signInByEmailButton,
  signUpMobileField,
} from '../../testing/steps/access.ts';
import {
  askForReset,
  enterNewPassword,
  firstPasswordField,
  firstPinConfirmationField,
  firstPinField,
  newPasswordHeading,
  resetPasswordButton,
  setPinButton,
  verificationSubmitButton,
} from '../../testing/steps/credentials.ts';
import { chooseNomineeAndAskForCode, invest } from '../../testing/steps/order.ts';
import {
  confirmNewPinButton,
  newPinConfirmationField,
  newPinField,
  pinChangeCodeField,
  submitNewPinButton,
} from '../../testing/steps/pin-change.ts';

const FRESH = 'Fresh@4711';
const PIN = '4826';

async function enterSentCode({ sandbox }: Investor, address?: string) {
  const [message] = await sandbox.outbox(address);
  await enterCode(message?.code ?? '');
}

async function signUp(investor: Investor) {
  const email = `n${investor.mobile}@sandbox.example`;
  visit('/signin');
  await page.getByRole('button', { name: 'Sign Up Here' }).click();
  await signUpMobileField().fill(investor.mobile);
  await requestSignUpCodeButton().click();
  await waitForPath(/\/otp-2\/$/);
  await enterSentCode(investor);
  await waitForPath(/\/verify-email\/$/);
  await emailField().fill(email);
  await verificationSubmitButton().click();
  await expect.element(codeField()).toBeVisible();
  await enterSentCode(investor, email);
  await firstPasswordField().fill(FRESH);
  await field('Confirm password').fill(FRESH);
  await verificationSubmitButton().click();
  await pressDialogOk();
  await waitForPath(/\/verify-pin\/$/);
  await firstPinField().fill(PIN);
  await firstPinConfirmationField().fill(PIN);
  await setPinButton().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
}

async function signInByMobile(investor: Investor) {
  await investor.sandbox.session(READY);
  await askForCode(investor.mobile);
  await resendCodeButton().click();
  await waitForResentCode();
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
}

async function signInByEmail(investor: Investor) {
  await investor.sandbox.session(READY);
  visit('/signin');
  await emailTab().click();
  await emailField().fill(`i${investor.mobile}@sandbox.example`);
  await passwordField().fill('Sandbox@1');
  await signInByEmailButton().click();
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
}

async function resetPassword(investor: Investor) {
  await investor.sandbox.session(READY);
  await askForReset(`i${investor.mobile}@sandbox.example`);
  await enterCode('654321');
  await expect.element(newPasswordHeading()).toBeVisible();
  await enterNewPassword(FRESH);
  await resetPasswordButton().click();
  await waitForPath(/\/signin\/$/);
}

async function changePin(investor: Investor) {
  await investor.signIn();
  visit('/mpinInformation');
  await newPinField().fill(PIN);
  await newPinConfirmationField().fill(PIN);
  await submitNewPinButton().click();
  await expect.element(pinChangeCodeField()).toBeVisible();
  const [message] = await investor.sandbox.outbox();
  await pinChangeCodeField().fill(message?.code ?? '');
  await confirmNewPinButton().click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
}

async function askForOrderCode(investor: Investor) {
  await investor.signIn();
  await invest('5000');
  await chooseNomineeAndAskForCode();
}

/** The calls with a role of each flow: path, and the mode of the calls that have one. */
const flows: Readonly<Record<string, readonly [run: (investor: Investor) => Promise<void>, ...calls: string[]]>> = {
  'sign-up with email, password and PIN': [
    signUp,
    'user/login sendotp',
    'user/validateotp verifyotp',
    'user/verifyemail sendotp',
    'user/verifyemail verifypassword',
    'user/verifyemail verifypin',
  ],
  'sign-in by mobile with a second code': [
    signInByMobile,
    'user/login sendotp',
    'user/sendotp',
    'user/validateotp verifyotp',
  ],
  'sign-in by email and password': [signInByEmail, 'user/login verifypassword', 'user/validateotp verifyotp'],
  'password reset': [
    resetPassword,
    'user/resetpassword resetpassword',
    'user/resetpassword sendotp',
    'user/validateotp verifyotp',
  ],
  'PIN change': [changePin, 'user/2factor/sendotp', 'user/verifympin'],
  'order with a two-factor code': [askForOrderCode, 'user/2factor/sendotp'],
};

for (const [name, [run, ...calls]] of Object.entries(flows))
  test(`every call with a role is that of a customer: ${name} [ON-002]`, async ({ investor, network }) => {
    await run(investor);
    const withRole = network.calls.filter(({ body }) => 'login_role' in body);
    expect(withRole.map(({ body }) => body['login_role'])).toEqual(withRole.map(() => 'customer'));
    const sent = withRole.map(({ path, body }) => [path, body['login_request_mode']].filter(Boolean).join(' '));
    expect([...new Set(sent)].toSorted()).toEqual(calls);
  });
