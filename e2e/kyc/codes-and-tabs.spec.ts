import { askForCode, enterCode } from '../access/steps.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert } from './bank-steps.ts';
import { AT_PAN, choosePan, confirmButton, nextLink, readPan, verifyButton } from './card-steps.ts';
import { emailCode, enterCodes, goTo, isAt, keptStep, MARRIED, mobileCode, next, previous } from './personal-steps.ts';

const WRONG = 'The one-time password is not correct.';
const EXPIRED = 'The one-time password has expired. Request a new one.';
const EXHAUSTED = 'Too many wrong attempts. Request a new one-time password.';
const TOO_SOON = 'A one-time password was sent a moment ago. Please wait before requesting another.';
const TOO_OFTEN = 'Too many one-time passwords were requested. Try again after some time.';

test('a sign-in code that is wrong, expired or tried too often is said, and the field is empty again', async ({
  page,
  investor,
}) => {
  await investor.sandbox.session('9000000100');
  await askForCode(page, investor.mobile);
  for (const [code, text] of [
    ['111111', WRONG],
    ['000000', EXPIRED],
    ['999999', EXHAUSTED],
  ] as const) {
    await enterCode(page, code);
    await closeAlert(page, text);
    await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL(/\/otp-2\/$/);
  }
});

test('a code asked for again too soon is refused, and no countdown pretends that one was sent', async ({
  page,
  investor,
}) => {
  await investor.sandbox.session('9000000100');
  await askForCode(page, investor.mobile);
  const resend = page.getByRole('button', { name: 'Resend OTP' });
  await resend.click();
  await expect(page.getByText(/^You can resend otp in \d+ secs$/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await page.reload();
  await resend.click();
  await closeAlert(page, TOO_SOON);
  await expect(page.getByText(/^You can resend otp in/)).toHaveCount(0);
  await expect(resend).toBeEnabled();
});

test('the codes of the nominee: wrong, expired, tried too often; the step stays and both fields are empty again', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  for (const [mobile, email, text] of [
    ['111111', '654321', WRONG],
    ['123456', '000000', EXPIRED],
    ['999999', '654321', EXHAUSTED],
  ] as const) {
    await enterCodes(page, mobile, email);
    await next(page).click();
    await closeAlert(page, text);
    await isAt(page, 'codes');
    await expect(mobileCode(page)).toHaveValue('');
    await expect(emailCode(page)).toHaveValue('');
  }
  expect(await keptStep(page)).toBe('4');
});

test('codes of the nominee asked for too often are not sent: it is said, and Previous still leads back', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  for (let sends = 1; sends < 5; sends += 1) {
    await previous(page).click();
    await isAt(page, 'nominee');
    await next(page).click();
    await expect(mobileCode(page)).toBeVisible();
  }
  await previous(page).click();
  await isAt(page, 'nominee');
  await next(page).click();
  await closeAlert(page, TOO_OFTEN);
  await expect(mobileCode(page)).toHaveCount(0);
  await expect(page.getByText(TOO_OFTEN)).toBeVisible();
  await previous(page).click();
  await isAt(page, 'nominee');
});

test('a stage finished in one tab is not finished twice in another', async ({ page, context, investor }) => {
  await investor.signIn(AT_PAN);
  await page.goto('/panVerification');
  await choosePan(page);
  const other = await context.newPage();
  await readPan(other);
  await other.getByRole('checkbox').check();
  await confirmButton(other).click();
  await expect(nextLink(other)).toBeVisible();

  await verifyButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('pan.png', { exact: true })).toBeVisible();
  await page.reload();
  await expect(nextLink(page)).toBeVisible();
});

test('each tab keeps its own step of the wizard', async ({ page, context, investor }) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  const other = await context.newPage();
  await other.goto('/personalVerification');
  await isAt(other, 'address');
  await page.reload();
  await isAt(page, 'nominee');
});
