import { pressDialogOk, closeAlert, expect, waitForPath, page, READY, test, visit } from '../../testing/app-test.tsx';
import { codeField, emailField, enterCode, resendCodeButton, waitForResentCode } from '../../testing/steps/access.ts';
import {
  askForReset,
  enterNewPassword,
  newPasswordField,
  newPasswordHeading,
  requestResetButton,
  resetCodeHeading,
  resetPasswordButton,
} from '../../testing/steps/credentials.ts';

const FRESH = 'Fresh@4711';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

test('an unknown address gets the same answer, and no code is accepted for it', async ({ investor }) => {
  await askForReset(`nobody${investor.mobile}@sandbox.example`);
  await enterCode('654321');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(resetCodeHeading()).toBeVisible();
  await page.getByRole('button', { name: 'Use another email address' }).click();
  await expect.element(emailField()).toHaveValue(`nobody${investor.mobile}@sandbox.example`);
});

test('a wrong code shows a popup and clears the field in the same step; resending starts a countdown [ON-169 ON-171]', async ({
  network,
  investor,
}) => {
  const email = emailOf(investor.mobile);
  await askForReset(email);
  await enterCode('111111');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(codeField()).toHaveValue('');
  await resendCodeButton().click();
  await expect.element(page.getByText(/^You can resend OTP in (120|11\d) secs$/)).toBeVisible();
  await waitForResentCode();
  await expect.element(resendCodeButton()).toBeDisabled();
  expect(network.callsTo('user/sendotp').map(({ body }) => body)).toEqual([
    {
      login_mobile_number: '',
      login_email: email,
      login_role: 'customer',
      login_request_from: 'email',
    },
  ]);
  const [again] = await investor.sandbox.outbox(email);
  await enterCode(again?.code ?? '');
  await expect.element(newPasswordHeading()).toBeVisible();
});

test('any other code shows the server text on step 1 [ON-168]', async ({ network, investor }) => {
  const email = emailOf(investor.mobile);
  visit('/reset');
  network.answerWith('user/resetpassword', { code: '001', messageText: 'Not possible now' });
  await emailField().fill(email);
  await requestResetButton().click();
  await closeAlert('Not possible now');
  await waitForPath(/\/reset\/?$/);
  await expect.element(emailField()).toHaveValue(email);
});

test('a lost connection preserves page and values, and the call can be repeated; two presses send the password once', async ({
  network,
  investor,
}) => {
  const email = emailOf(investor.mobile);
  visit('/reset');
  network.dropNextCall('user/resetpassword');
  await emailField().fill(email);
  await requestResetButton().click();
  await pressDialogOk();
  await requestResetButton().click();
  await enterCode('654321');
  await enterNewPassword(FRESH);
  network.dropNextCall('user/resetpassword');
  await resetPasswordButton().click();
  await pressDialogOk();
  await expect.element(page.getByText(/We cannot tell whether your password was saved/)).toBeVisible();
  await expect.element(newPasswordField()).toHaveValue(FRESH);
  const sent = network.callsTo('user/resetpassword').length;
  await resetPasswordButton().dblClick();
  await waitForPath(/\/signin\/$/);
  expect(network.callsTo('user/resetpassword')).toHaveLength(sent + 1);
});
