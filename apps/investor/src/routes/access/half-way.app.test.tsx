import { expect, field, isAt, page, READY, test, visit, type Investor } from '../../testing/app-test.tsx';
import { enterCode, stored } from '../../testing/steps/access.ts';

const FRESH = 'Fresh@4711';
const emailOf = (mobile: string) => `i${mobile}@sandbox.example`;

async function askForReset(email: string): Promise<void> {
  visit('/reset');
  await field('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function proveEmail({ mobile, sandbox }: Investor): Promise<void> {
  await askForReset(emailOf(mobile));
  const [message] = await sandbox.outbox(emailOf(mobile));
  await enterCode(message?.code ?? '');
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
}

test.beforeEach(async ({ investor }) => investor.signIn(READY));

test('stays signed in as long as the code was not confirmed', async ({ investor }) => {
  const before = stored();
  await askForReset(emailOf(investor.mobile));
  expect(stored()).toEqual(before);
  visit('/portfolio');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
});

test('has the new password in the end, and nothing of the old session [ON-118 ON-179 ON-180 ON-181]', async ({
  investor,
}) => {
  await proveEmail(investor);
  await field('New password').fill(FRESH);
  await field('Confirm new password').fill(FRESH);
  await page.getByRole('button', { name: 'Submit' }).click();
  await isAt(/\/signin\/$/);
  await expect.element(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Email Id' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => stored()).toEqual({});
  await field('Email').fill(emailOf(investor.mobile));
  await field('Password').fill(FRESH);
  await page.getByRole('button', { name: 'Next' }).click();
  await enterCode('123456');
  await isAt(/\/portfolio\/$/);
});

test('signs in again where the reset is left after the code: its token opens nothing else [ON-430 ON-436]', async ({
  investor,
}) => {
  const { token } = stored();
  await proveEmail(investor);
  expect(stored()['token']).not.toBe(token);
  visit('/portfolio');
  await isAt(/\/signin\/$/);
  await expect.element(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
  await expect.poll(() => stored()).toEqual({});
});
