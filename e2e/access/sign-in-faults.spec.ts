import { pauseClock } from '../support/clock.ts';
import { expect, READY, test } from '../support/test.ts';
import { askForCode, enterCode } from './steps.ts';

test.beforeEach(async ({ investor }) => {
  await investor.sandbox.session(READY);
});

test('HTTP 422 with two errors shows two notifications for exactly 5000 ms on the code screen [ON-011 ON-160]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await askForCode(page, investor.mobile);
  await investor.sandbox.injectFault({
    operation: 'validateOtp',
    kind: 'httpStatus',
    value: { status: 422, errors: ['First failure', 'Second failure'] },
  });
  await pauseClock(page);
  await enterCode(page, '123456');
  const failures = page.getByText(/^(First|Second) failure$/).filter({ visible: true });
  const notifications = page.getByRole('button', { name: 'Dismiss' });
  await expect(failures).toHaveText(['First failure', 'Second failure']);
  await expect(notifications).toHaveCount(2);
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await page.clock.runFor(4999);
  await expect(notifications).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(notifications).toHaveCount(0);
  // The form has both messages from then on.
  await expect(
    page
      .getByRole('main')
      .getByText(/^(First|Second) failure$/)
      .filter({ visible: true }),
  ).toHaveCount(2);
  await page.clock.resume();
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});

test('a reload preserves the code screen, and Back leads to sign-in', async ({ page, investor }) => {
  await askForCode(page, investor.mobile);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
});
