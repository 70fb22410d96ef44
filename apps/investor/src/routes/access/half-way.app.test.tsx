import { expect, field, waitForPath, page, READY, test, visit, type Investor } from '../../testing/app-test.tsx';
import { enterCode, storedValues } from '../../testing/steps/access.ts';

const FRESH = 'Fresh@4711';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

async function askForReset(email: string): Promise<void> {
  visit('/reset');
  await field('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function confirmEmail({ mobile, sandbox }: Investor): Promise<void> {
  await askForReset(emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  await enterCode(message?.code ?? '');
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
}

test.beforeEach(async ({ investor }) => investor.signIn(READY));

test('an investor stays signed in until the code of a reset is confirmed', async ({ investor }) => {
  const before = storedValues();
  await askForReset(emailOf(investor.mobile));
  expect(storedValues()).toEqual(before);
  visit('/portfolio');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

test('a completed reset changes the password and clears the old session [ON-118 ON-179 ON-180 ON-181]', async ({
  investor,
}) => {
  await confirmEmail(investor);
  await field('New password').fill(FRESH);
  await field('Confirm new password').fill(FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => storedValues()).toEqual({});
  await field('Email').fill(emailOf(investor.mobile));
  await field('Password').fill(FRESH);
  await page.getByRole('button', { name: 'Next' }).click();
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
  await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
  await expect.poll(() => storedValues()).toEqual({});
});
