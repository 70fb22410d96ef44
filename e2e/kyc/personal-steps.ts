import { expect, type Page } from '@playwright/test';
import { slotLabels, steps, titles, type Slot, type StepName } from '../../apps/investor/src/testing/known.ts';
import { drawnPicture } from './pictures.ts';

export const title = (page: Page, step: StepName) => page.getByRole('heading', { level: 1, name: titles[step] });
export const isAt = (page: Page, step: StepName) => expect(title(page, step)).toBeVisible();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const next = (page: Page) => button(page, 'Next');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What is kept of the wizard. */
export const keptStep = (page: Page) => page.evaluate(() => sessionStorage.getItem('personal_info_step'));
export const keep = (page: Page, step: string) =>
  page.evaluate((kept) => sessionStorage.setItem('personal_info_step', kept), step);

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
  for (const radio of await declinedQuestions(page)) await radio.check();
}

/** The No of each of the three questions of the income step. */
export const declinedQuestions = (page: Page) => page.getByRole('radio', { name: 'No', exact: true }).all();

export const slot = (page: Page, name: Slot) => page.getByLabel(slotLabels[name]);

/** The name of the picture tells the sandbox what to read. */
export async function upload(page: Page, name: Slot, file: string): Promise<void> {
  await expect(slot(page, name)).toBeEnabled();
  await slot(page, name).setInputFiles(await drawnPicture(page, file));
}

export async function nameNominee(page: Page, relationship = 'Brother', proof = 'PAN'): Promise<void> {
  await field(page, 'Relationship').selectOption(relationship);
  await field(page, 'Proof of identity').selectOption({ label: proof });
}

export async function fillNominee(page: Page): Promise<void> {
  await nameNominee(page);
  await upload(page, 'front', 'card.png');
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
}

export const mobileCode = (page: Page) => field(page, 'OTP received on mobile');
export const emailCode = (page: Page) => field(page, 'OTP received on email');

export async function enterCodes(page: Page, mobile = '123456', email = '654321'): Promise<void> {
  await mobileCode(page).fill(mobile);
  await emailCode(page).fill(email);
}

const fills = { address: fillAddress, income: fillIncome, nominee: fillNominee, codes: enterCodes } as const;

/** From the first step to this one, as a person goes. */
export async function goTo(page: Page, step: StepName): Promise<void> {
  await openWizard(page);
  for (const name of steps.slice(0, steps.indexOf(step))) {
    await isAt(page, name);
    if (name !== 'photo') await fills[name](page);
    await next(page).click();
  }
  await isAt(page, step);
}

/** The made-up camera of the browser, allowed. */
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
