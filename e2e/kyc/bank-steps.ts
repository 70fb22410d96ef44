import { expect, type Page } from '@playwright/test';
import { GOOD_ACCOUNT, GOOD_IFSC } from '../../apps/investor/src/testing/test-data.ts';

export async function openBank(page: Page, query = ''): Promise<void> {
  await page.goto(`/bankVerification${query}`);
  await expect(page.getByLabel('Account number', { exact: true })).toBeVisible();
}

export async function enterAccount(page: Page, accountNumber = GOOD_ACCOUNT): Promise<void> {
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Confirm account number').fill(accountNumber);
  await page.getByLabel('IFSC').fill(GOOD_IFSC.toLowerCase());
  await page.getByLabel('Account type').selectOption({ label: 'Savings' });
  await page.getByLabel('Bank', { exact: true }).selectOption({ label: 'Sandbox Bank' });
}

export async function verifyAccount(page: Page, accountNumber = GOOD_ACCOUNT): Promise<void> {
  await enterAccount(page, accountNumber);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This account is verified.')).toBeVisible();
}

/** Chooses a screenshot of the page as a cheque; its file name decides on the reading of the sandbox. */
export async function chooseCheque(page: Page, name = 'cheque.png'): Promise<void> {
  const picture = await page.screenshot();
  await page.getByLabel('Cheque', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: 'Upload cheque' })).toBeEnabled();
}

export async function uploadCheque(page: Page, name?: string): Promise<void> {
  await chooseCheque(page, name);
  await page.getByRole('button', { name: 'Upload cheque' }).click();
}

export async function closeAlert(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}
