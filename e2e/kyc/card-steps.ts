import { expect, type Page } from '@playwright/test';
import type { Investor } from '../support/test.ts';
import { drawnPicture } from './pictures.ts';

export const AT_PAN = '9000000201';
export const AT_AADHAAR = '9000000202';
/** PAN verified, and still editable. */
export const PAN_EDITABLE = '9000000208';

export const cardPaths = {
  load: 'master/stageinfo',
  upload: 'validation/verifyidproof',
  stage: 'validation/verifystage',
} as const;

export const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
export const nextLink = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
export const panSlot = (page: Page) => page.getByLabel('Front of your PAN card', { exact: true });
export const aadhaarSlot = (page: Page, side: 'Front' | 'Back') =>
  page.getByLabel(`${side} of your Aadhaar card`, { exact: true });

/** The name of the picture tells the sandbox what to read. */
export async function choosePan(page: Page, name = 'pan.png'): Promise<void> {
  await panSlot(page).setInputFiles(await drawnPicture(page, name));
  await expect(verifyButton(page)).toBeEnabled();
}

export async function readPan(page: Page, name?: string): Promise<void> {
  await page.goto('/panVerification');
  await choosePan(page, name);
  await verifyButton(page).click();
  await expect(page.getByRole('region', { name: 'PAN' })).toContainText('Date of birth');
}

export async function chooseAadhaar(page: Page, front = 'front.png', back = 'back.png'): Promise<void> {
  await aadhaarSlot(page, 'Front').setInputFiles(await drawnPicture(page, front));
  // One picture at a time is prepared; until then the other place is closed.
  await expect(aadhaarSlot(page, 'Back')).toBeEnabled();
  await aadhaarSlot(page, 'Back').setInputFiles(await drawnPicture(page, back));
  await expect(verifyButton(page)).toBeEnabled();
}

export async function readAadhaar(page: Page): Promise<void> {
  await page.goto('/aadhaarVerification');
  await chooseAadhaar(page);
  await verifyButton(page).click();
  await expect(page.getByRole('region', { name: 'AADHAAR' })).toContainText('Aadhaar number');
}

export const birthDate = (page: Page) => page.getByRole('dialog', { name: 'Date of birth' });

export async function chooseBirthDate(page: Page, month: string, day: string, year: string): Promise<void> {
  const dialog = birthDate(page);
  await dialog.getByLabel('Month').selectOption({ label: month });
  await dialog.getByLabel('Date', { exact: true }).selectOption(day);
  await dialog.getByLabel('Year').selectOption(year);
  await dialog.getByRole('button', { name: 'Use this date' }).click();
}

interface FailingStage {
  readonly path: string;
  readonly status: number;
  readonly choose: (page: Page) => Promise<void>;
  /** With the box ticked, before the stage itself fails. */
  readonly beforeConfirm?: () => Promise<void>;
}

/** Each call of a card stage fails once with two errors: both are told, and one more press goes on from what is there. */
export async function failEachCall(page: Page, { sandbox }: Investor, stage: FailingStage): Promise<void> {
  const { path, status, choose, beforeConfirm = () => Promise.resolve() } = stage;
  const fail = (operation: string) =>
    sandbox.fault({
      operation,
      kind: 'httpStatus',
      value: { status, errors: [`${operation} a`, `${operation} b`] },
    });
  const told = async (operation: string) => {
    for (const letter of ['a', 'b'])
      await expect(page.getByText(`${operation} ${letter}`, { exact: true }).first()).toBeVisible();
  };
  await fail('getStageInfo');
  await page.goto(path);
  await told('getStageInfo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page);
  await fail('verifyIdProof');
  await verifyButton(page).click();
  await told('verifyIdProof');
  await verifyButton(page).click();
  await page.getByRole('checkbox').check();
  await beforeConfirm();
  await fail('verifyStage');
  await confirmButton(page).click();
  await told('verifyStage');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await confirmButton(page).click();
}
