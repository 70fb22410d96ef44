import { closeAlert, expect, field, isAt, page, reload, test } from '../../testing/app-test.tsx';
import { askForCode, enterCode } from '../../testing/steps/access.ts';
import {
  isAtStep,
  next,
  previous,
  keptStep,
  mobileCode,
  emailCode,
  enterCodes,
  goTo,
} from '../../testing/steps/personal.ts';
import { MARRIED } from '../../testing/known.ts';

const WRONG = 'The one-time password is not correct.';
const EXPIRED = 'The one-time password has expired. Request a new one.';
const EXHAUSTED = 'Too many wrong attempts. Request a new one-time password.';
const TOO_SOON = /A one-time password was sent a moment ago\. You can request another at \d\d:\d\d\./;
const TOO_OFTEN = /Too many one-time passwords were requested\. Try again at \d\d:\d\d\./;

test('a sign-in code that is wrong, expired or tried too often is said, and the field is empty again', async ({
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
    await expect.element(field('OTP')).toHaveValue('');
    await isAt(/\/otp-2\/$/);
  }
});

test('a code asked for again too soon is refused, and no countdown pretends that one was sent', async ({
  investor,
}) => {
  await investor.sandbox.session('9000000100');
  await askForCode(investor.mobile);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await resend.click();
  await expect.element(page.getByText(/^You can resend otp in \d+ secs$/)).toBeVisible();
  await expect.element(resend).toBeDisabled();
  reload();
  await resend.click();
  await closeAlert(TOO_SOON);
  await expect.element(page.getByText(/^You can resend otp in/)).toHaveLength(0);
  await expect.element(resend).toBeEnabled();
});

test('the codes of the nominee: wrong, expired, tried too often; the step stays and both fields are empty again', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('codes');
  for (const [mobile, email, text] of [
    ['111111', '654321', WRONG],
    ['123456', '000000', EXPIRED],
    ['999999', '654321', EXHAUSTED],
  ] as const) {
    await enterCodes(mobile, email);
    await next().click();
    await closeAlert(text);
    await isAtStep('codes');
    await expect.element(mobileCode()).toHaveValue('');
    await expect.element(emailCode()).toHaveValue('');
  }
  expect(keptStep()).toBe('4');
});

test('codes of the nominee asked for too often are not sent: it is said, and Previous still leads back', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('codes');
  for (let sends = 1; sends < 5; sends += 1) {
    await previous().click();
    await isAtStep('nominee');
    await next().click();
    await expect.element(mobileCode()).toBeVisible();
  }
  await previous().click();
  await isAtStep('nominee');
  await next().click();
  await closeAlert(TOO_OFTEN);
  await expect.element(mobileCode()).toHaveLength(0);
  await expect.element(page.getByText(TOO_OFTEN)).toBeVisible();
  await previous().click();
  await isAtStep('nominee');
});
