import {
  pressDialogOk,
  closeAlert,
  expect,
  field,
  waitForPath,
  page,
  test,
  userEvent,
  visit,
  type Investor,
} from '../../testing/app-test.tsx';
import {
  codeField,
  emailField,
  enterCode,
  mobileField,
  requestCodeButton,
  requestSignUpCodeButton,
  resendCodeButton,
  waitForResentCode,
  signUpMobileField,
} from '../../testing/steps/access.ts';
import {
  firstPasswordField,
  firstPinConfirmationField,
  firstPinField,
  setPinButton,
  verificationSubmitButton,
} from '../../testing/steps/credentials.ts';

const FRESH = 'Fresh@4711';
const PIN = '4826';
const emailOf = (mobile: string) => `n${mobile}@sandbox.example`;

/** Leads from the landing page to the first screen after the code of the mobile number. */
async function signUp({ mobile, sandbox }: Investor): Promise<void> {
  visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign Up Here' }).click();
  await signUpMobileField().fill(mobile);
  await requestSignUpCodeButton().click();
  await waitForPath(/\/otp-2\/$/);
  const [message] = await sandbox.outbox();
  await enterCode(message?.code ?? '');
  await waitForPath(/\/verify-email\/$/);
}
async function addEmail(email: string): Promise<void> {
  await emailField().fill(email);
  await verificationSubmitButton().click();
  await expect.element(codeField()).toBeVisible();
}
async function confirmEmail({ mobile, sandbox }: Investor): Promise<string> {
  await addEmail(emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  const code = message?.code ?? '';
  await enterCode(code);
  await expect.element(firstPasswordField()).toBeVisible();
  return code;
}
async function choosePassword(password = FRESH): Promise<void> {
  await firstPasswordField().fill(password);
  await field('Confirm password').fill(password);
  await verificationSubmitButton().click();
}
async function choosePin(pin = PIN): Promise<void> {
  await firstPinField().fill(pin);
  await firstPinConfirmationField().fill(pin);
  await setPinButton().click();
}

test('wrong codes, refusals and a used address show their texts in the same step [ON-196 ON-205]', async ({
  investor,
}) => {
  await signUp(investor);
  await emailField().fill('taken@sandbox.example');
  await verificationSubmitButton().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(emailField()).toHaveValue('taken@sandbox.example');

  await addEmail(emailOf(investor.mobile));
  await enterCode('111111');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(codeField()).toHaveValue('');
  await resendCodeButton().click();
  await waitForResentCode();
  const [again] = await investor.sandbox.outbox(emailOf(investor.mobile));
  await enterCode(again?.code ?? '');

  await investor.sandbox.injectFault({
    operation: 'verifyEmail',
    kind: 'code',
    value: { code: '001', messageText: 'Not now' },
  });
  await choosePassword();
  await closeAlert('Not now');
  await expect.element(firstPasswordField()).toHaveValue(FRESH);
  await verificationSubmitButton().click();
  await pressDialogOk();
  await waitForPath(/\/verify-pin\/$/);

  await choosePin('9999');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await waitForPath(/\/verify-pin\/$/);
  await expect.element(firstPinField()).toHaveValue('');
  await choosePin();
  await pressDialogOk();
  await waitForPath(/\/panVerification\/$/);
});

test('two presses send one call; a lost connection preserves the typed values except the PIN [ON-486]', async ({
  network,
  investor,
}) => {
  await signUp(investor);
  network.dropNextCall('user/verifyemail');
  await emailField().fill(emailOf(investor.mobile));
  await verificationSubmitButton().click();
  await pressDialogOk();
  await expect.element(emailField()).toHaveValue(emailOf(investor.mobile));
  await confirmEmail(investor);
  await choosePassword();
  await pressDialogOk();
  await waitForPath(/\/verify-pin\/$/);
  await investor.sandbox.injectFault({
    operation: 'verifyEmail',
    kind: 'httpStatus',
    value: { status: 500, errors: ['First failure', 'Second failure'] },
  });
  await choosePin();
  for (const text of ['First failure', 'Second failure']) await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(/We cannot tell whether your PIN was saved/)).toBeVisible();
  await expect.element(firstPinField()).toHaveValue('');
  await firstPinField().fill(PIN);
  await firstPinConfirmationField().fill(PIN);
  await setPinButton().dblClick();
  await pressDialogOk();
  await waitForPath(/\/panVerification\/$/);
  expect(network.callsTo('user/verifyemail').map(({ body }) => body['login_request_mode'])).toEqual([
    'sendotp',
    'sendotp',
    'verifypassword',
    'verifypin',
    'verifypin',
  ]);
});

test('an unconfirmed PIN is not sent, and the text of the server is shown in a dialog [ON-085 ON-200 ON-202 ON-203]', async ({
  network,
  investor,
}) => {
  await investor.sandbox.session('9000000210');
  visit('/signin');
  await mobileField().fill(investor.mobile);
  await requestCodeButton().click();
  await enterCode('123456');
  await waitForPath(/\/verify-pin\/$/);
  await firstPinField().fill('1234');
  await firstPinConfirmationField().fill('1235');
  await expect.element(page.getByText('Both of the PINs do not match.', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(network.callsTo('user/verifyemail')).toEqual([]);
  network.rewriteAnswer('user/verifyemail', (answer) => ({ ...answer, messageText: 'PIN created' }));
  await choosePin();
  await expect.element(page.getByRole('alertdialog').getByText('PIN created')).toBeVisible();
  expect(network.callsTo('user/verifyemail').map(({ body }) => body)).toEqual([
    {
      login_email: expect.stringMatching(/^.+@.+$/) as unknown,
      login_role: 'customer',
      login_request_from: 'pin',
      login_request_mode: 'verifypin',
      login_hint: PIN,
    },
  ]);
});
