import { closeAlert, expect, waitForPath, page, reload, test } from '../../testing/app-test.tsx';
import { askForCode, codeField, enterCode, resendCodeButton, waitForResentCode } from '../../testing/steps/access.ts';
import {
  expectStep,
  nextButton,
  previousButton,
  storedStep,
  mobileCodeField,
  emailCodeField,
  enterCodes,
  goToStep,
} from '../../testing/steps/personal.ts';
import { MARRIED } from '../../testing/test-data.ts';

const WRONG = 'The one-time password is not correct.';
const EXPIRED = 'The one-time password has expired. Request a new one.';
const EXHAUSTED = 'Too many wrong attempts. Request a new one-time password.';
const TOO_SOON = /A one-time password was sent a moment ago\. You can request another at \d\d:\d\d\./;
const TOO_OFTEN = /Too many one-time passwords were requested\. Try again at \d\d:\d\d\./;

test('a sign-in code that is wrong, expired or exhausted shows its reason and clears the field', async ({
  investor,
}) => {
  await investor.sandbox.session('9000000100');
  await askForCode(investor.mobile);
  for (const [code, text] of [
    ['111111', WRONG],
    ['000000', EXPIRED],
    ['999999', EXHAUSTED],
  ] as const) {
    await enterCode(code);
    await closeAlert(text);
    await expect.element(codeField()).toHaveValue('');
    await waitForPath(/\/otp-2\/$/);
  }
});

test('a code that is requested again too soon is refused without a countdown', async ({ investor }) => {
  await investor.sandbox.session('9000000100');
  await askForCode(investor.mobile);
  await resendCodeButton().click();
  await waitForResentCode();
  await expect.element(resendCodeButton()).toBeDisabled();
  // As in another tab, which does not know of the code.
  history.replaceState({ ...(history.state as object), resentAt: undefined }, '');
  reload();
  await resendCodeButton().click();
  await closeAlert(TOO_SOON);
  await expect.element(page.getByText(/^You can resend OTP in/)).toHaveLength(0);
  await expect.element(resendCodeButton()).toBeEnabled();
});

test('nominee codes that are wrong, expired or exhausted preserve the step and clear both fields', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('codes');
  for (const [mobile, email, text] of [
    ['111111', '654321', WRONG],
    ['123456', '000000', EXPIRED],
    ['999999', '654321', EXHAUSTED],
  ] as const) {
    await enterCodes(mobile, email);
    await nextButton().click();
    await closeAlert(text);
    await expectStep('codes');
    await expect.element(mobileCodeField()).toHaveValue('');
    await expect.element(emailCodeField()).toHaveValue('');
  }
  await expect.poll(storedStep).toBe('4');
});

test('nominee codes that are requested too often are refused, and Previous still leads back', async ({ investor }) => {
  await investor.signIn(MARRIED);
  await goToStep('codes');
  for (let sends = 1; sends < 5; sends += 1) {
    await previousButton().click();
    await expectStep('nominee');
    await nextButton().click();
    await expect.element(mobileCodeField()).toBeVisible();
  }
  await previousButton().click();
  await expectStep('nominee');
  await nextButton().click();
  await closeAlert(TOO_OFTEN);
  await expect.element(mobileCodeField()).toHaveLength(0);
  await expect.element(page.getByText(TOO_OFTEN)).toBeVisible();
  await previousButton().click();
  await expectStep('nominee');
});
