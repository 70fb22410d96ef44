import { expect, type Page } from '@playwright/test';
import type {} from '../support/test.ts';
import { drawPicture } from './pictures.ts';

export const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
export const nextLink = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
export const panSlot = (page: Page) => page.getByLabel('Front of your PAN card', { exact: true });
export const aadhaarSlot = (page: Page, side: 'Front' | 'Back') =>
  page.getByLabel(`${side} of your Aadhaar card`, { exact: true });

/** Chooses a PAN card; its file name decides on the reading of the sandbox. */
export async function choosePan(page: Page, name = 'pan.png'): Promise<void> {
  await panSlot(page).setInputFiles(await drawPicture(page, name));
  await expect(verifyButton(page)).toBeEnabled();
}

export async function submitPan(page: Page, name?: string): Promise<void> {
  await page.goto('/panVerification');
  await choosePan(page, name);
  await verifyButton(page).click();
  await expect(page.getByRole('region', { name: 'PAN' })).toContainText('Date of birth');
}

export const birthDateDialog = (page: Page) => page.getByRole('dialog', { name: 'Date of birth' });

export async function chooseBirthDate(page: Page, month: string, day: string, year: string): Promise<void> {
  const dialog = birthDateDialog(page);
  await dialog.getByLabel('Month').selectOption({ label: month });
  await dialog.getByLabel('Date', { exact: true }).selectOption(day);
  await dialog.getByLabel('Year').selectOption(year);
  await dialog.getByRole('button', { name: 'Use this date' }).click();
}
