import { answerDuring } from '../support/answer-during.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import {
  allowCamera,
  AT_BANK,
  button,
  confirmPhoto,
  fillIncome,
  goTo,
  isAt,
  keep,
  keptStep,
  LEFT_OPEN,
  next,
  NOMINEE_VERIFIED,
  openWizard,
  PERSONAL_VERIFIED,
  personalPaths,
  previous,
  takePhoto,
} from './personal-steps.ts';

interface StageAnswer {
  readonly id_information: Readonly<Record<string, readonly unknown[] | undefined>>;
}

test('a verified nominee is shown and locked, its codes are not asked for [ON-313 ON-324 ON-330]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  const calls = providerCalls(page);
  await investor.signIn(NOMINEE_VERIFIED);
  await goTo(page, 'income');
  await fillIncome(page);
  await next(page).click();
  await isAt(page, 'nominee');
  await expect(page.getByText('Asha Verma')).toBeVisible();
  await expect(page.getByRole('main').locator('input, select, textarea')).toHaveCount(0);
  await next(page).click();
  await isAt(page, 'codes');
  await expect(page.getByRole('main').locator('input')).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await isAt(page, 'photo');
  expect(calls.to(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual(['address', 'income']);
  expect([...calls.to(personalPaths.codes), ...calls.to(personalPaths.validate)]).toEqual([]);
  await confirmPhoto(page);
  await expect(page).toHaveURL(/\/esignkycVerification\/$/);
});

test('a photo that leaves the stage open ends at the last step, which says so and leads on [ON-341]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  await investor.signIn(LEFT_OPEN);
  await goTo(page, 'photo');
  await confirmPhoto(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your photo is handed in' })).toBeVisible();
  await expect(page.getByText('Your photograph was received. It is being checked.')).toBeVisible();
  expect(await keptStep(page)).toBe('6');
  await expect(previous(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to e-Sign' })).toHaveAttribute('href', '/esignkycVerification/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your photo is handed in' })).toBeVisible();
});

test('a verified personal stage is a summary, whatever is kept [ON-290 ON-291]', async ({ page, investor }) => {
  await investor.signIn(PERSONAL_VERIFIED);
  await keep(page, '3');
  const { id_information: told } = await answerDuring<StageAnswer>(page, 'master/stageinfo', () =>
    page.goto('/personalVerification'),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
  const names = {
    pan: 'PAN',
    aadhaar: 'AADHAAR',
    bank: 'BANK ACCOUNT',
    address: 'COMMUNICATION ADDRESS',
    general: 'GENERAL',
    nominee: 'NOMINEE',
  } as const;
  for (const [list, name] of Object.entries(names)) {
    const section = page.getByRole('region', { name, exact: true });
    const lines = (told[list] ?? []) as readonly { text: string }[];
    await expect(section.getByRole('definition')).toHaveText(lines.map(({ text }) => text));
  }
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to e-Sign' })).toHaveAttribute('href', '/esignkycVerification/');
  expect(await keptStep(page)).toBe(null);
});

test('a stage that is not due names the one that is, and shows no form', async ({ page, investor }) => {
  await investor.signIn(AT_BANK);
  await openWizard(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Bank' }).click();
  await expect(page).toHaveURL(/\/bankVerification\/?$/);
});

test('the photo can be taken again, and is not handed in without consent [ON-338]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(NOMINEE_VERIFIED);
  await keep(page, '5');
  await openWizard(page);
  await isAt(page, 'photo');
  await takePhoto(page);
  await expect(button(page, 'Confirm')).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(button(page, 'Confirm')).toBeEnabled();
  await button(page, 'Re-take').click();
  await takePhoto(page);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(button(page, 'Confirm')).toBeDisabled();
});
