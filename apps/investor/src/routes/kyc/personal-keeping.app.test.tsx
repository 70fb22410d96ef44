import { acknowledge, button, closeAlert, expect, field, page, reload, test } from '../../testing/app-test.tsx';
import {
  isAtStep,
  next,
  previous,
  keptStep,
  keep,
  openWizard,
  fillAddress,
  fillIncome,
  fillNominee,
  mobileCode,
  enterCodes,
  goTo,
  confirmPhoto,
} from '../../testing/steps/personal.ts';
import { MARRIED, personalPaths, type StepName } from '../../testing/known.ts';

const kept: Readonly<Record<StepName, string>> = {
  address: '1',
  income: '2',
  nominee: '3',
  codes: '4',
  photo: '5',
};

test('a network that is cut at any save keeps the step and what was entered, and says so [ON-293]', async ({
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
    await isAtStep(step);
    await fill();
    const path = step === 'codes' ? personalPaths.validate : personalPaths.save;
    network.cutOff(path);
    await next().click();
    await acknowledge();
    await isAtStep(step);
    expect(keptStep()).toBe(kept[step]);
    await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(/answer|Check/);
    if (step === 'codes') await enterCodes();
    await next().click();
  }
  await isAtStep('photo');
  network.loseAnswer(personalPaths.photo);
  await confirmPhoto();
  await acknowledge();
  await isAtStep('photo');
  expect(keptStep()).toBe('5');
  await expect.element(button('Confirm')).toBeEnabled();
  reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
});

test('a refused save is an alert, and neither the step nor what is kept moves [ON-293]', async ({ investor }) => {
  await investor.signIn(MARRIED);
  openWizard();
  await fillAddress();
  await investor.sandbox.fault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '001', messageText: 'Please try this once more.' },
  });
  await next().click();
  await closeAlert('Please try this once more.');
  await isAtStep('address');
  expect(keptStep()).toBe('1');
  await expect.element(field('Address')).toHaveValue('7 Station Road');
  await next().click();
  await isAtStep('income');
});

test('Previous leads back step by step, the kept step with it, and there is none before the address [ON-294]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('codes');
  await mobileCode().fill('123456');
  for (const step of ['nominee', 'income', 'address'] as const) {
    await previous().click();
    await isAtStep(step);
    expect(keptStep()).toBe(kept[step]);
  }
  await expect.element(previous()).toHaveLength(0);
  for (const step of ['income', 'nominee', 'codes'] as const) {
    await next().click();
    await isAtStep(step);
  }
  await expect.element(mobileCode()).toHaveValue('');
});

test('a forged step gains nothing: the provider re-checks the order', async ({ investor }) => {
  await investor.signIn(MARRIED);
  for (const forged of ['9', 'abc', '0', '']) {
    keep(forged);
    openWizard();
    await isAtStep('address');
    expect(keptStep()).toBe('1');
  }
  keep('3');
  openWizard();
  await isAtStep('nominee');
  await fillNominee();
  await next().click();
  await closeAlert('Save your address first.');
  await isAtStep('nominee');
  expect(keptStep()).toBe('3');
  keep('5');
  openWizard();
  await confirmPhoto();
  await closeAlert('Save your address first.');
  await isAtStep('photo');
});
