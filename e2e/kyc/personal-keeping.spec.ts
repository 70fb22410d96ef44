import { expect, test } from '../support/test.ts';
import { allowCamera, enterCodes, goTo, isAt, keep, keptStep } from './personal-steps.ts';
import { MARRIED, titles, type StepName } from '../../apps/investor/src/testing/known.ts';

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

test('the browser’s Back leaves the wizard, and Forward comes back to the step', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.goto('/terms-condition');
  await goTo(page, 'nominee');
  await page.goBack();
  await expect(page).toHaveURL(/terms-condition/);
  await page.goForward();
  await isAt(page, 'nominee');
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
