import { expect, type Page } from '@playwright/test';
import {
  slotLabels,
  wizardSteps,
  wizardTitles,
  type PictureSlot,
  type StepName,
} from '../../apps/investor/src/testing/test-data.ts';
import { drawPicture } from './pictures.ts';

export const stepHeading = (page: Page, step: StepName) =>
  page.getByRole('heading', { level: 1, name: wizardTitles[step] });
export const expectStep = (page: Page, step: StepName) => expect(stepHeading(page, step)).toBeVisible();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const nextButton = (page: Page) => button(page, 'Next');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Returns the stored step of the wizard. */
export const readStoredStep = (page: Page) => page.evaluate(() => sessionStorage.getItem('personal_info_step'));
export const storeStep = (page: Page, step: string) =>
  page.evaluate((value) => sessionStorage.setItem('personal_info_step', value), step);

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/personalVerification');
}

export async function fillAddress(page: Page): Promise<void> {
  await field(page, 'Address').fill('7 Station Road');
  await field(page, 'Locality or post office').fill('Bandra');
  await field(page, 'District or city').fill('Mumbai Suburban');
  await field(page, 'City').fill('Mumbai');
  await field(page, 'State').fill('Maharashtra');
  await field(page, 'Pincode').fill('400050');
}

export async function fillIncome(page: Page): Promise<void> {
  await field(page, 'Source of wealth').selectOption({ label: 'Salary' });
  await field(page, 'Occupation').selectOption({ label: 'Service' });
  await field(page, 'Annual income').selectOption({ label: '5 to 10 lakh' });
  for (const radio of await noAnswerRadios(page)) await radio.check();
}

/** Radio buttons No of the three questions of the income step. */
export const noAnswerRadios = (page: Page) => page.getByRole('radio', { name: 'No', exact: true }).all();

export const pictureField = (page: Page, name: PictureSlot) => page.getByLabel(slotLabels[name]);

/** Uploads a picture; its file name decides on the reading of the sandbox. */
export async function uploadPicture(page: Page, name: PictureSlot, file: string): Promise<void> {
  await expect(pictureField(page, name)).toBeEnabled();
  await pictureField(page, name).setInputFiles(await drawPicture(page, file));
}

export async function chooseNomineeProof(page: Page, relationship = 'Brother', proof = 'PAN'): Promise<void> {
  await field(page, 'Relationship').selectOption(relationship);
  await field(page, 'Proof of identity').selectOption({ label: proof });
}

export async function fillNominee(page: Page): Promise<void> {
  await chooseNomineeProof(page);
  await uploadPicture(page, 'front', 'card.png');
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
}

export const mobileCodeField = (page: Page) => field(page, 'OTP received on mobile');
export const emailCodeField = (page: Page) => field(page, 'OTP received on email');

export async function enterCodes(page: Page, mobile = '123456', email = '654321'): Promise<void> {
  await mobileCodeField(page).fill(mobile);
  await emailCodeField(page).fill(email);
}

const stepFillers = { address: fillAddress, income: fillIncome, nominee: fillNominee, codes: enterCodes } as const;

/** Fills the steps from the first one to this one. */
export async function goToStep(page: Page, step: StepName): Promise<void> {
  await openWizard(page);
  for (const name of wizardSteps.slice(0, wizardSteps.indexOf(step))) {
    await expectStep(page, name);
    if (name !== 'photo') await stepFillers[name](page);
    await nextButton(page).click();
  }
  await expectStep(page, step);
}

/** Grants the permission for the fake camera of the browser. */
export const allowCamera = (page: Page): Promise<void> => page.context().grantPermissions(['camera']);

export async function takePhoto(page: Page): Promise<void> {
  await button(page, 'Capture').click();
  await expect(button(page, 'Re-take')).toBeVisible();
}

export async function confirmPhoto(page: Page): Promise<void> {
  await takePhoto(page);
  await page.getByRole('checkbox').check();
  await button(page, 'Confirm').click();
}
