import { acknowledge, button, expect, isAt, page, reload, test } from '../../testing/app-test.tsx';
import { inMain, textsOf } from '@folioflow/wiring/testing/page';
import {
  isAtStep,
  next,
  previous,
  keptStep,
  keep,
  openWizard,
  fillIncome,
  goTo,
  takePhoto,
  confirmPhoto,
} from '../../testing/steps/personal.ts';
import { NOMINEE_VERIFIED, PERSONAL_VERIFIED, LEFT_OPEN, AT_BANK, personalPaths } from '../../testing/known.ts';

interface StageAnswer {
  readonly id_information: Readonly<Record<string, readonly unknown[] | undefined>>;
}

test('a verified nominee is shown and locked, its codes are not asked for [ON-313 ON-324 ON-330]', async ({
  network,
  investor,
}) => {
  await investor.signIn(NOMINEE_VERIFIED);
  await goTo('income');
  await fillIncome();
  await next().click();
  await isAtStep('nominee');
  await expect.element(page.getByText('Asha Verma')).toBeVisible();
  await expect.poll(() => inMain('input, select, textarea')).toHaveLength(0);
  await next().click();
  await isAtStep('codes');
  await expect.poll(() => inMain('input')).toHaveLength(0);
  await expect.element(next()).toBeEnabled();
  await next().click();
  await isAtStep('photo');
  expect(network.to(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual(['address', 'income']);
  expect([...network.to(personalPaths.codes), ...network.to(personalPaths.validate)]).toEqual([]);
  await confirmPhoto();
  await isAt(/\/esignkycVerification\/$/);
});

test('a photo that leaves the stage open ends at the last step, which says so and leads on [ON-341]', async ({
  investor,
}) => {
  await investor.signIn(LEFT_OPEN);
  await goTo('photo');
  await confirmPhoto();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your photo has been submitted' })).toBeVisible();
  await expect.element(page.getByText('Your photograph was received. It is being checked.')).toBeVisible();
  expect(keptStep()).toBe('6');
  await expect.element(previous()).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Go to e-Sign' }))
    .toHaveAttribute('href', '/esignkycVerification/');
  reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your photo has been submitted' })).toBeVisible();
});

test('a verified personal stage is a summary, whatever is kept [ON-290 ON-291]', async ({ network, investor }) => {
  await investor.signIn(PERSONAL_VERIFIED);
  keep('3');
  const answer = network.answerTo<StageAnswer>(personalPaths.load);
  openWizard();
  const { id_information: told } = await answer;
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
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
    await section.getByRole('heading', { name, exact: true }).click();
    const lines = (told[list] ?? []) as readonly { text: string }[];
    await expect.poll(() => textsOf(section.getByRole('definition'))).toEqual(lines.map(({ text }) => text));
  }
  await expect.poll(() => inMain('input, select')).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Go to e-Sign' }))
    .toHaveAttribute('href', '/esignkycVerification/');
  expect(keptStep()).toBe(null);
});

test('a stage that is not due names the one that is, and shows no form', async ({ investor }) => {
  await investor.signIn(AT_BANK);
  openWizard();
  await acknowledge();
  await expect.poll(() => inMain('input, select')).toHaveLength(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Bank' }).click();
  await isAt(/\/bankVerification\/?$/);
});

test('the photo can be taken again, and is not handed in without consent [ON-338]', async ({ investor }) => {
  await investor.signIn(NOMINEE_VERIFIED);
  keep('5');
  openWizard();
  await isAtStep('photo');
  await takePhoto();
  await expect.element(button('Confirm')).toBeDisabled();
  await page.getByRole('checkbox').click();
  await expect.element(button('Confirm')).toBeEnabled();
  await button('Re-take').click();
  await takePhoto();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(button('Confirm')).toBeDisabled();
});
