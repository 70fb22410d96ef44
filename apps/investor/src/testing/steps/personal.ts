import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { slotLabels, wizardSteps, wizardTitles, type PictureSlot, type StepName } from '../test-data.ts';
import { drawPicture } from '../pictures.ts';
import { chooseFile, press, selectOption, typeText } from '@folioflow/wiring/testing/gestures';

export const stepHeading = (step: StepName) => page.getByRole('heading', { level: 1, name: wizardTitles[step] });
export const expectStep = (step: StepName) => expect.element(stepHeading(step)).toBeVisible();

export const nextButton = () => button('Next');
export const previousButton = () => button('Previous');

/** Returns the stored step of the wizard. */
export const storedStep = () => sessionStorage.getItem('personal_info_step');
export const storeStep = (step: string) => sessionStorage.setItem('personal_info_step', step);

export const openWizard = () => visit('/personalVerification');

export async function fillAddress(): Promise<void> {
  await typeText(field('Address'), '7 Station Road');
  await typeText(field('Locality or post office'), 'Bandra');
  await typeText(field('District or city'), 'Mumbai Suburban');
  await typeText(field('City'), 'Mumbai');
  await typeText(field('State'), 'Maharashtra');
  await typeText(field('Pincode'), '400050');
}

export async function chooseIncome(): Promise<void> {
  await selectOption(field('Source of wealth'), 'Salary');
  await selectOption(field('Occupation'), 'Service');
  await selectOption(field('Annual income'), '5 to 10 lakh');
}

/** Makes the three choices and answers No to each of the three questions. */
export async function fillIncome(): Promise<void> {
  await chooseIncome();
  for (const question of [0, 1, 2]) await press(page.getByRole('radio', { name: 'No', exact: true }).nth(question));
}

export const pictureField = (name: PictureSlot) => page.getByLabelText(slotLabels[name]);

/** Uploads a picture; its file name decides on the reading of the sandbox. */
export async function uploadPicture(name: PictureSlot, file: string): Promise<void> {
  await chooseFile(pictureField(name), await drawPicture(file));
}

export async function chooseNomineeProof(relationship = 'Brother', proof = 'PAN'): Promise<void> {
  await selectOption(field('Relationship'), relationship);
  await selectOption(field('Proof of identity'), proof);
}

export async function fillNominee(): Promise<void> {
  await chooseNomineeProof();
  await uploadPicture('front', 'card.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
}

export const mobileCodeField = () => field('OTP received on mobile');
export const emailCodeField = () => field('OTP received on email');

export async function enterCodes(mobile = '123456', email = '654321'): Promise<void> {
  await typeText(mobileCodeField(), mobile);
  await typeText(emailCodeField(), email);
}

const stepFillers = { address: fillAddress, income: fillIncome, nominee: fillNominee, codes: enterCodes } as const;

/** Fills the steps from the first one to this one. */
export async function goToStep(step: StepName): Promise<void> {
  openWizard();
  for (const name of wizardSteps.slice(0, wizardSteps.indexOf(step))) {
    await expectStep(name);
    if (name !== 'photo') await stepFillers[name]();
    await press(nextButton());
  }
  await expectStep(step);
}

export const confirmPhotoButton = () => button(i18n._('photo.photo.confirm'));

export async function takePhoto(): Promise<void> {
  await press(button('Capture'));
  await expect.element(button('Re-take')).toBeVisible();
}

export async function confirmPhoto(): Promise<void> {
  await takePhoto();
  await press(page.getByRole('checkbox'));
  await press(confirmPhotoButton());
}
