import { expect, type Page } from '@playwright/test';

/** Sign-in as a person does it, up to the code. */
export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: 'Sign in with OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** What the page has kept, by key. */
export const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Readonly<Record<string, string>>);

export const openMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();
