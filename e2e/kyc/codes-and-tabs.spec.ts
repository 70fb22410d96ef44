import { expect, test } from '../support/test.ts';
import { choosePan, confirmButton, nextLink, submitPan, verifyButton } from './card-steps.ts';
import { goToStep, expectStep } from './personal-steps.ts';
import { AT_PAN, MARRIED } from '../../apps/investor/src/testing/test-data.ts';

test('a stage that is finished in one tab cannot be finished again in another', async ({ page, context, investor }) => {
  await investor.signIn(AT_PAN);
  await page.goto('/panVerification');
  await choosePan(page);
  const other = await context.newPage();
  await submitPan(other);
  await other.getByRole('checkbox').check();
  await confirmButton(other).click();
  await expect(nextLink(other)).toBeVisible();

  await verifyButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('pan.png', { exact: true })).toBeVisible();
  await page.reload();
  await expect(nextLink(page)).toBeVisible();
});

test('each tab stores its own step of the wizard', async ({ page, context, investor }) => {
  await investor.signIn(MARRIED);
  await goToStep(page, 'nominee');
  const other = await context.newPage();
  await other.goto('/personalVerification');
  await expectStep(other, 'address');
  await page.reload();
  await expectStep(page, 'nominee');
});
