import type { Page } from '@playwright/test';
import { pauseClock } from '../support/clock.ts';
import { delayCode } from '../support/delay-code.ts';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';

const MIB = 1024 * 1024;
const createPicture = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });
const heading = { verifying: 'We are verifying your ID', verified: 'Identity Verified' } as const;

/** Opens the waiting page with a clock that passes by `runFor` alone. */
async function openWaitingPage(page: Page): Promise<void> {
  await page.goto('/verify-step-2');
  await page.getByLabel('Front side').setInputFiles(createPicture('front.png', 10));
  await page.getByLabel('Back side').setInputFiles(createPicture('back.png', 10));
  await pauseClock(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: heading.verifying })).toBeVisible();
}

test('both sides lead after a pause to Identity Verified without a call [ON-030 ON-032 ON-378 ON-379 ON-380 ON-383 ON-385]', async ({
  page,
}) => {
  const calls = recordProviderCalls(page);
  await page.goto('/imageverification');
  await page.getByRole('button', { name: 'Upload ID' }).click();
  await expect(page).toHaveURL(/\/verify-step-2\/$/);
  await page.getByLabel('Front side').setInputFiles(createPicture('front.png', 2 * MIB + 1));
  await expect(page.getByText('Maximum file size is 2mb')).toBeVisible();
  await page.getByLabel('Front side').setInputFiles(createPicture('front.png', 2 * MIB));
  await expect(page.getByText('Maximum file size is 2mb')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByLabel('Back side').setInputFiles(createPicture('back.png', 10));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: heading.verified })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-step-4\/$/);
  expect(calls.all).toEqual([]);
});

test('the waiting page leads on after 2000 ms, not after 1999, and Back skips it [ON-033 ON-034 ON-381 ON-382 ON-384]', async ({
  page,
}) => {
  await openWaitingPage(page);
  await expect(page).toHaveURL(/\/verify-step-3\/$/);
  await page.clock.runFor(1999);
  await expect(page.getByRole('heading', { name: heading.verifying })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-step-3\/$/);
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: heading.verified })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-step-4\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/verify-step-2$/);
});

test('leaving the waiting page stops its timer [ON-384]', async ({ page }) => {
  await openWaitingPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/\/terms-condition\/?$/);
});

test('a link that is pressed on the waiting page wins over its timer while the code of its page is loading [ON-384]', async ({
  page,
}) => {
  await openWaitingPage(page);
  const load = await delayCode(page, 'screens/static/Terms.tsx');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms-condition\/?$/);
  await page.clock.runFor(5000);
  load();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect(page).toHaveURL(/\/terms-condition\/?$/);
});

test('the identity pages do not change the KYC of an investor [ON-385]', async ({ page, investor }) => {
  await investor.signIn('9000000203');
  const stageText = page.getByText('KYC is not submitted and current verification stage is bank');
  await page.goto('/accounts');
  await expect(stageText).toBeVisible();
  await page.goto('/verify-step-3');
  await expect(page).toHaveURL(/\/verify-step-4\/$/);
  await page.getByRole('link', { name: 'Go to My KYC' }).click();
  await expect(stageText).toBeVisible();
});
