import { invest } from '../orders/steps.ts';
import { expect, test } from '../support/test.ts';

test('a session that the provider ends in a checkout leads to sign-in with its text, and the next sign-in back to the review @gate', async ({
  page,
  investor,
}) => {
  await investor.signIn();
  await invest(page, '5000');
  await page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await investor.sandbox.injectFault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '004', messageText: 'Your session has ended.' },
  });
  await page.getByRole('button', { name: 'Create Order' }).click();
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await investor.sandbox.effects()).rows['orders'] ?? 0).toBe(0);

  await page.getByLabel('Mobile number', { exact: true }).fill(investor.mobile);
  await page.keyboard.press('Enter');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/orderCheckout\/$/);
  await expect(page.getByRole('main')).toContainText('₹5,000');
  await expect(page.getByRole('button', { name: 'Create Order' })).toBeEnabled();
});
