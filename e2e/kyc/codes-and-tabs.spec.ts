import { expect, test } from '../support/test.ts';
import { choosePan, confirmButton, nextLink, readPan, verifyButton } from './card-steps.ts';
import { goTo, isAt } from './personal-steps.ts';
import { AT_PAN, MARRIED } from '../../apps/investor/src/testing/known.ts';

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
