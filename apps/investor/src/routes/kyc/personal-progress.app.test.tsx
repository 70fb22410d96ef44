import { pressDialogOk, closeAlert, expect, field, page, reload, test } from '../../testing/app-test.tsx';
import {
  expectStep,
  nextButton,
  previousButton,
  storedStep,
  storeStep,
  openWizard,
  fillAddress,
  fillIncome,
  fillNominee,
  mobileCodeField,
  enterCodes,
  goToStep,
  confirmPhoto,
  confirmPhotoButton,
} from '../../testing/steps/personal.ts';
import { MARRIED, personalPaths, type StepName } from '../../testing/test-data.ts';

const storedSteps: Readonly<Record<StepName, string>> = {
  address: '1',
  income: '2',
  nominee: '3',
  codes: '4',
  photo: '5',
};

test('a lost connection at any save shows an alert and preserves step and values [ON-293]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  openWizard();
  const fills = [
    ['address', fillAddress],
    ['income', fillIncome],
    ['nominee', fillNominee],
    ['codes', enterCodes],
  ] as const;
  for (const [step, fill] of fills) {
    await expectStep(step);
    await fill();
    const path = step === 'codes' ? personalPaths.validate : personalPaths.save;
    network.dropNextCall(path);
    await nextButton().click();
    await pressDialogOk();
    await expectStep(step);
    await expect.poll(storedStep).toBe(storedSteps[step]);
    await expect
      .element(
        page
          .getByRole('main')
          .getByText(/answer|Check/)
          .first(),
      )
      .toBeVisible();
    if (step === 'codes') await enterCodes();
    await nextButton().click();
  }
  await expectStep('photo');
  network.loseAnswer(personalPaths.photo);
  await confirmPhoto();
  await pressDialogOk();
  await expectStep('photo');
  await expect.poll(storedStep).toBe('5');
  await expect.element(confirmPhotoButton()).toBeEnabled();
  reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
});

test('a refused save shows an alert and changes neither the step nor the stored step [ON-293]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  openWizard();
  await fillAddress();
  await investor.sandbox.injectFault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '001', messageText: 'Please try this once more.' },
  });
  await nextButton().click();
  await closeAlert('Please try this once more.');
  await expectStep('address');
  await expect.poll(storedStep).toBe('1');
  await expect.element(field('Address')).toHaveValue('7 Station Road');
  await nextButton().click();
  await expectStep('income');
});

test('Previous leads back step by step and updates the stored step; the address has no Previous [ON-294]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('codes');
  await mobileCodeField().fill('123456');
  for (const step of ['nominee', 'income', 'address'] as const) {
    await previousButton().click();
    await expectStep(step);
    await expect.poll(storedStep).toBe(storedSteps[step]);
  }
  await expect.element(previousButton()).toHaveLength(0);
  for (const step of ['income', 'nominee', 'codes'] as const) {
    await nextButton().click();
    await expectStep(step);
  }
  await expect.element(mobileCodeField()).toHaveValue('');
});

test('a forged stored step has no effect, because the provider checks the order of the steps', async ({ investor }) => {
  await investor.signIn(MARRIED);
  for (const forged of ['9', 'abc', '0', '']) {
    storeStep(forged);
    openWizard();
    await expectStep('address');
    await expect.poll(storedStep).toBe('1');
  }
  storeStep('3');
  openWizard();
  await expectStep('nominee');
  await fillNominee();
  await nextButton().click();
  await closeAlert('Save your address first.');
  await expectStep('nominee');
  await expect.poll(storedStep).toBe('3');
  storeStep('5');
  openWizard();
  await confirmPhoto();
  await closeAlert('Save your address first.');
  await expectStep('photo');
});
