import { i18n } from '@folioflow/flows/testing/texts';
import { pressDialogOk, button, expect, waitForPath, page, reload, test } from '../../testing/app-test.tsx';
import { formatDay } from '@folioflow/ui';
import { queryMain, trimmedTextsOf } from '@folioflow/wiring/testing/page';
import {
  expectStep,
  nextButton,
  previousButton,
  storedStep,
  storeStep,
  openWizard,
  fillIncome,
  goToStep,
  takePhoto,
  confirmPhoto,
  confirmPhotoButton,
} from '../../testing/steps/personal.ts';
import { NOMINEE_VERIFIED, PERSONAL_VERIFIED, LEFT_OPEN, AT_BANK, personalPaths } from '../../testing/test-data.ts';

interface StageAnswer {
  readonly id_information: Readonly<Record<string, readonly unknown[] | undefined>>;
}

test('a verified nominee is shown read-only, and its codes are not requested [ON-313 ON-324 ON-330]', async ({
  network,
  investor,
}) => {
  await investor.signIn(NOMINEE_VERIFIED);
  await goToStep('income');
  await fillIncome();
  await nextButton().click();
  await expectStep('nominee');
  await expect.element(page.getByText('Asha Verma')).toBeVisible();
  await expect.poll(() => queryMain('input, select, textarea')).toHaveLength(0);
  await nextButton().click();
  await expectStep('codes');
  await expect.poll(() => queryMain('input')).toHaveLength(0);
  await expect.element(nextButton()).toBeEnabled();
  await nextButton().click();
  await expectStep('photo');
  expect(network.callsTo(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual([
    'address',
    'income',
  ]);
  expect([...network.callsTo(personalPaths.codes), ...network.callsTo(personalPaths.validate)]).toEqual([]);
  await confirmPhoto();
  await waitForPath(/\/esignkycVerification\/$/);
});

test('a photo after which the stage remains open ends on the last step with a link to e-Sign [ON-341]', async ({
  investor,
}) => {
  await investor.signIn(LEFT_OPEN);
  await goToStep('photo');
  await confirmPhoto();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your photo has been submitted' })).toBeVisible();
  await expect.element(page.getByText('Your photograph was received. It is being checked.')).toBeVisible();
  await expect.poll(storedStep).toBe('6');
  await expect.element(previousButton()).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Go to e-Sign' }))
    .toHaveAttribute('href', '/esignkycVerification/');
  reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your photo has been submitted' })).toBeVisible();
});

/** A day of the provider, dd/mm/yyyy, is shown in words. */
const showDays = (text: string): string =>
  text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    formatDay(i18n, `${year}-${month}-${day}`),
  );

test('a verified personal stage shows a summary, regardless of the stored step [ON-290 ON-291]', async ({
  network,
  investor,
}) => {
  await investor.signIn(PERSONAL_VERIFIED);
  storeStep('3');
  const answer = network.captureAnswer<StageAnswer>(personalPaths.load);
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
    await expect.element(section.getByRole('definition').last()).toBeVisible();
    const lines = (told[list] ?? []) as readonly { text: string }[];
    await expect
      .poll(() => trimmedTextsOf(section.getByRole('definition')))
      .toEqual(lines.map(({ text }) => showDays(text)));
  }
  await expect.poll(() => queryMain('input, select')).toHaveLength(0);
  await expect
    .element(page.getByRole('link', { name: 'Go to e-Sign' }))
    .toHaveAttribute('href', '/esignkycVerification/');
  await expect.poll(storedStep).toBe(null);
});

test('a stage that is not due links to the stage that is due and shows no form', async ({ investor }) => {
  await investor.signIn(AT_BANK);
  openWizard();
  await pressDialogOk();
  await expect.poll(() => queryMain('input, select')).toHaveLength(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Bank' }).click();
  await waitForPath(/\/bankVerification\/?$/);
});

test('the photo can be taken again and is not submitted without consent [ON-338]', async ({ investor }) => {
  await investor.signIn(NOMINEE_VERIFIED);
  storeStep('5');
  openWizard();
  await expectStep('photo');
  await takePhoto();
  await expect.element(confirmPhotoButton()).toBeDisabled();
  await page.getByRole('checkbox').click();
  await expect.element(confirmPhotoButton()).toBeEnabled();
  await button('Re-take').click();
  await takePhoto();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(confirmPhotoButton()).toBeDisabled();
});
