import { expect, test } from '../support/test.ts';
import { closeAlert, loseAnswer } from './bank-steps.ts';
import {
  allowCamera,
  button,
  confirmPhoto,
  enterCodes,
  field,
  fillAddress,
  fillIncome,
  fillNominee,
  goTo,
  isAt,
  keep,
  keptStep,
  MARRIED,
  mobileCode,
  next,
  openWizard,
  personalPaths,
  previous,
  titles,
  type StepName,
} from './personal-steps.ts';

const kept: Readonly<Record<StepName, string>> = { address: '1', income: '2', nominee: '3', codes: '4', photo: '5' };
const steps = Object.keys(titles) as StepName[];

test('a reload comes back to every step, and a removed step is the first [ON-289]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'photo');
  for (const step of steps) {
    await keep(page, kept[step]);
    await page.reload();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
  }
  await page.evaluate(() => sessionStorage.removeItem('personal_info_step'));
  await page.reload();
  await isAt(page, 'address');
});

test('a network that is cut at any save keeps the step and what was entered, and says so [ON-293]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await openWizard(page);
  const fills = [
    ['address', fillAddress],
    ['income', fillIncome],
    ['nominee', fillNominee],
    ['codes', enterCodes],
  ] as const;
  for (const [step, fill] of fills) {
    await isAt(page, step);
    await fill(page);
    const path = step === 'codes' ? personalPaths.validate : personalPaths.save;
    await page.route(`**/api/v1/${path}`, (route) => route.abort('internetdisconnected'), { times: 1 });
    await next(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/answer|Check/);
    if (step === 'codes') await enterCodes(page);
    await next(page).click();
  }
  await isAt(page, 'photo');
  await loseAnswer(page, personalPaths.photo);
  await confirmPhoto(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await isAt(page, 'photo');
  expect(await keptStep(page)).toBe('5');
  await expect(button(page, 'Confirm')).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
});

test('a refused save is an alert, and neither the step nor what is kept moves [ON-293]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await openWizard(page);
  await fillAddress(page);
  await investor.sandbox.fault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '001', messageText: 'Please try this once more.' },
  });
  await next(page).click();
  await closeAlert(page, 'Please try this once more.');
  await isAt(page, 'address');
  expect(await keptStep(page)).toBe('1');
  await expect(field(page, 'Address')).toHaveValue('7 Station Road');
  await next(page).click();
  await isAt(page, 'income');
});

test('Previous leads back step by step, the kept step with it, and there is none before the address [ON-294]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await mobileCode(page).fill('123456');
  for (const step of ['nominee', 'income', 'address'] as const) {
    await previous(page).click();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
  }
  await expect(previous(page)).toHaveCount(0);
  for (const step of ['income', 'nominee', 'codes'] as const) {
    await next(page).click();
    await isAt(page, step);
  }
  await expect(mobileCode(page)).toHaveValue('');
});

test('the browser’s Back leaves the wizard, and Forward comes back to the step', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.goto('/terms-condition');
  await goTo(page, 'nominee');
  await page.goBack();
  await expect(page).toHaveURL(/terms-condition/);
  await page.goForward();
  await isAt(page, 'nominee');
});

test('a forged step gains nothing: the provider re-checks the order', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  for (const forged of ['9', 'abc', '0', '']) {
    await keep(page, forged);
    await openWizard(page);
    await isAt(page, 'address');
    expect(await keptStep(page)).toBe('1');
  }
  await keep(page, '3');
  await openWizard(page);
  await isAt(page, 'nominee');
  await fillNominee(page);
  await next(page).click();
  await closeAlert(page, 'Save your address first.');
  await isAt(page, 'nominee');
  expect(await keptStep(page)).toBe('3');
  await keep(page, '5');
  await openWizard(page);
  await confirmPhoto(page);
  await closeAlert(page, 'Save your address first.');
  await isAt(page, 'photo');
});

test('the kept step is gone when sign-in is opened [ON-447]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'income');
  expect(await keptStep(page)).toBe('2');
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptStep(page)).toBe(null);
});

test('nothing of a person is kept: no draft, no code, no picture, only the step', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await enterCodes(page, '654321', '654321');
  const stores = await page.evaluate(() => ({
    session: Object.entries(sessionStorage),
    local: Object.keys(localStorage).sort(),
  }));
  expect(stores).toEqual({ session: [['personal_info_step', '4']], local: ['masterList', 'profileData', 'token'] });
});
