import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { openProfileMenu, readStoredValues } from './steps.ts';

const groupHeadings = (page: Page) => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
const notSubmittedText = (page: Page) => page.getByText(/KYC is not submitted/);

test('the profile menu leads to the read-only record of a submitted KYC [ON-020 ON-394 ON-395 ON-398 ON-399 ON-409]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn();
  await page.goto('/settings');
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['My KYC', 'mPin', 'Logout']);
  await page.getByRole('menuitem', { name: 'My KYC' }).click();
  await expect(page).toHaveURL(/\/accounts\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My KYC' })).toBeVisible();
  const profile = JSON.parse((await readStoredValues(page))['profileData'] ?? '{}') as { login_email?: string };
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    `Login mobile number: ${investor.mobile}`,
    `Login email: ${profile.login_email ?? 'none is kept'}`,
  ]);
  await expect(groupHeadings(page)).toHaveText(['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'NOMINEE']);
  await expect(notSubmittedText(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('input, select, textarea')).toHaveCount(0);
  expect(calls.to('master/stageinfo').map(({ body }) => body)).toEqual([{ stage_name: 'esignkyc' }]);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'mPin' }).click();
  await expect(page).toHaveURL(/\/mpinInformation\/?$/);
});

test('My KYC has no accessibility violation in either theme', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto('/accounts');
  await expect(groupHeadings(page)).toHaveCount(5);
  await expectAccessible(page);
});
