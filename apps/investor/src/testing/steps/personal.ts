import { button, expect, field, page, visit } from '../app-test.tsx';
import { slotLabels, steps, titles, type Slot, type StepName } from '../known.ts';
import { drawnPicture } from '../pictures.ts';
import { give, press, select, type } from '@folioflow/wiring/testing/hands';

export const title = (step: StepName) => page.getByRole('heading', { level: 1, name: titles[step] });
export const isAtStep = (step: StepName) => expect.element(title(step)).toBeVisible();

export const next = () => button('Next');
export const previous = () => button('Previous');

/** What is kept of the wizard. */
export const keptStep = () => sessionStorage.getItem('personal_info_step');
export const keep = (step: string) => sessionStorage.setItem('personal_info_step', step);

export const openWizard = () => visit('/personalVerification');

export async function fillAddress(): Promise<void> {
  await type(field('Address'), '7 Station Road');
  await type(field('Locality or post office'), 'Bandra');
  await type(field('District or city'), 'Mumbai Suburban');
  await type(field('City'), 'Mumbai');
  await type(field('State'), 'Maharashtra');
  await type(field('Pincode'), '400050');
}

export async function chooseIncome(): Promise<void> {
  await select(field('Source of wealth'), 'Salary');
  await select(field('Occupation'), 'Service');
  await select(field('Annual income'), '5 to 10 lakh');
}

/** The three choices, and a No to each of the three questions. */
export async function fillIncome(): Promise<void> {
  await chooseIncome();
  for (const question of [0, 1, 2]) await press(page.getByRole('radio', { name: 'No', exact: true }).nth(question));
}

export const slot = (name: Slot) => page.getByLabelText(slotLabels[name]);

/** The name of the picture tells the sandbox what to read. */
export async function upload(name: Slot, file: string): Promise<void> {
  await give(slot(name), await drawnPicture(file));
}

export async function nameNominee(relationship = 'Brother', proof = 'PAN'): Promise<void> {
  await select(field('Relationship'), relationship);
  await select(field('Proof of identity'), proof);
}

export async function fillNominee(): Promise<void> {
  await nameNominee();
  await upload('front', 'card.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
}

export const mobileCode = () => field('OTP received on mobile');
export const emailCode = () => field('OTP received on email');

export async function enterCodes(mobile = '123456', email = '654321'): Promise<void> {
  await type(mobileCode(), mobile);
  await type(emailCode(), email);
}

const fills = { address: fillAddress, income: fillIncome, nominee: fillNominee, codes: enterCodes } as const;

/** From the first step to this one, as a person goes. */
export async function goTo(step: StepName): Promise<void> {
  openWizard();
  for (const name of steps.slice(0, steps.indexOf(step))) {
    await isAtStep(name);
    if (name !== 'photo') await fills[name]();
    await press(next());
  }
  await isAtStep(step);
}

export async function takePhoto(): Promise<void> {
  await press(button('Capture'));
  await expect.element(button('Re-take')).toBeVisible();
}

export async function confirmPhoto(): Promise<void> {
  await takePhoto();
  await press(page.getByRole('checkbox'));
  await press(button('Confirm'));
}
