import { expect, test } from '../support/test.ts';
import { allowCamera, enterCodes, goToStep, expectStep, storeStep, readStoredStep } from './personal-steps.ts';
import { MARRIED, wizardTitles, type StepName } from '../../apps/investor/src/testing/test-data.ts';

const storedSteps: Readonly<Record<StepName, string>> = {
  address: '1',
  income: '2',
  nominee: '3',
  codes: '4',
  photo: '5',
};
const steps = Object.keys(wizardTitles) as StepName[];

test('a reload restores every step, and without a stored step it shows the first one [ON-289]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goToStep(page, 'photo');
  for (const step of steps) {
    await storeStep(page, storedSteps[step]);
    await page.reload();
    await expectStep(page, step);
    await expect.poll(() => readStoredStep(page)).toBe(storedSteps[step]);
  }
  await page.evaluate(() => sessionStorage.removeItem('personal_info_step'));
  await page.reload();
  await expectStep(page, 'address');
});

test('the browser’s Back leaves the wizard, and Forward comes back to the step', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.goto('/terms-condition');
  await goToStep(page, 'nominee');
  await page.goBack();
  await expect(page).toHaveURL(/terms-condition/);
  await page.goForward();
  await expectStep(page, 'nominee');
});

test('opening sign-in clears the stored step [ON-447]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await goToStep(page, 'income');
  await expect.poll(() => readStoredStep(page)).toBe('2');
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readStoredStep(page)).toBe(null);
});

test('the wizard stores only the step: no draft, no code and no picture', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goToStep(page, 'codes');
  await enterCodes(page, '654321', '654321');
  const stores = await page.evaluate(() => ({
    session: Object.entries(sessionStorage),
    local: Object.keys(localStorage).sort(),
  }));
  expect(stores).toEqual({
    session: [['personal_info_step', '4']],
    local: ['kyc_progress', 'masterList', 'profileData', 'token'],
  });
});
