import { i18n } from '@folioflow/flows/testing/texts';
import { expect, waitForPath, page, READY, test, visit, type Investor } from '../../testing/app-test.tsx';
import {
  emailField,
  enterCode,
  passwordField,
  signInByEmailButton,
  signInHeading,
  storedValues,
} from '../../testing/steps/access.ts';
import {
  askForReset,
  enterNewPassword,
  newPasswordHeading,
  resetPasswordButton,
} from '../../testing/steps/credentials.ts';

const FRESH = 'Fresh@4711';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

async function confirmEmail({ mobile, sandbox }: Investor): Promise<void> {
  await askForReset(emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  await enterCode(message?.code ?? '');
  await expect.element(newPasswordHeading()).toBeVisible();
}

test.beforeEach(async ({ investor }) => investor.signIn(READY));

test('an investor stays signed in until the code of a reset is confirmed', async ({ investor }) => {
  const before = storedValues();
  await askForReset(emailOf(investor.mobile));
  expect(storedValues()).toEqual(before);
  visit('/portfolio');
  await expect.element(page.getByRole('heading', { level: 1, name: i18n._('orders.portfolio.title') })).toBeVisible();
});

test('a completed reset changes the password and clears the old session [ON-118 ON-179 ON-180 ON-181]', async ({
  investor,
}) => {
  await confirmEmail(investor);
  await enterNewPassword(FRESH);
  await resetPasswordButton().click();
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => storedValues()).toEqual({});
  await emailField().fill(emailOf(investor.mobile));
  await passwordField().fill(FRESH);
  await signInByEmailButton().click();
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
});

test('an investor who leaves a reset after the code must sign in again: its token opens no other page [ON-430 ON-436]', async ({
  investor,
}) => {
  const { token } = storedValues();
  await confirmEmail(investor);
  expect(storedValues()['token']).not.toBe(token);
  visit('/portfolio');
  await waitForPath(/\/signin\/$/);
  await expect.element(signInHeading()).toBeVisible();
  await expect.poll(() => storedValues()).toEqual({});
});
