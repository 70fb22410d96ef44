import { inject } from 'vitest';
import { loadSdks } from '../../wiring/load-sdks.ts';
import { pressDialogOk, closeAlert, expect, page, test, visit } from '../../testing/app-test.tsx';
import { reloadStageButton } from '../../testing/steps/card.ts';

/** The persona whose documents are complete and unsigned. */
const UNSIGNED = '9000000207';
const VERIFY = 'validation/verifystage';
const AWAITING_TEXT = 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.';

const esignButton = () => page.getByRole('button', { name: 'eSIGN' });
const widgetDialog = () => page.getByRole('dialog', { name: 'Sign with Aadhaar' });

/** Ticks the confirmation and opens the widget. */
async function openWidget(): Promise<void> {
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  if (!('Digio' in window)) loadSdks(inject('appConfig'));
  await expect.poll(() => 'Digio' in window).toBe(true);
  await esignButton().click();
  await expect.element(widgetDialog()).toBeVisible();
}
const pressInWidget = (name: string) => widgetDialog().getByRole('button', { name, exact: true }).click();

test('the widget without a configuration uses the environment stage [ON-369]', async ({ investor }) => {
  await investor.signIn('9000000214');
  await openWidget();
  await expect.element(widgetDialog().getByRole('definition').last()).toHaveTextContent('stage');
});

test('an error of the widget shows its text in an alert, and the button is enabled again', async ({
  network,
  investor,
}) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  await pressInWidget('Error');
  await closeAlert('The signature could not be made.');
  await expect.element(esignButton()).toBeEnabled();
  expect(network.callsTo(VERIFY)).toEqual([]);
});

test('a signature that the provider does not know shows an alert, and the button is enabled again [ON-377]', async ({
  investor,
}) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  await pressInWidget('Sign with unknown transaction');
  await closeAlert('The e-sign transaction is not known.');
  await expect.element(esignButton()).toBeEnabled();
});

test('a retry after a lost answer submits the same signature with the same key', async ({ network, investor }) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  network.loseAnswer(VERIFY);
  await pressInWidget('Sign');
  await pressDialogOk();
  await expect.element(page.getByText(/you do not need to sign twice/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect.element(page.getByText(AWAITING_TEXT)).toBeVisible();
  const [first, second, ...more] = network.callsTo(VERIFY);
  expect(more).toEqual([]);
  expect(second?.body).toEqual(first?.body);
  expect(first?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('the button remains disabled without a document to sign', async ({ investor }) => {
  await investor.signIn('9000000213');
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText(/Your document is not ready for signing yet/)).toBeVisible();
  await expect.element(esignButton()).toBeDisabled();
});

test('documents that are still editable have a link to their page, which leads back', async ({ investor }) => {
  await investor.signIn('9000000214');
  visit('/esignkycVerification');
  await expect.element(page.getByRole('link', { name: 'Edit AADHAAR' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveLength(2);
  await page.getByRole('link', { name: 'Edit PAN' }).click();
  await expect.element(page.getByRole('button', { name: 'Upload another PAN card' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to e-Sign' }).click();
  await expect.element(esignButton()).toBeVisible();
});

test('the page of a signed KYC that awaits approval has nothing to sign [ON-373]', async ({ investor }) => {
  await investor.signIn('9000000111');
  visit('/esignkycVerification');
  await expect.element(page.getByText(AWAITING_TEXT)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(0);
});

test('another answer to the stage shows an alert with its text [ON-374]', async ({ investor }) => {
  await investor.signIn(UNSIGNED);
  await investor.sandbox.injectFault({
    operation: 'getStageInfo',
    kind: 'code',
    value: { code: '001', messageText: 'The stage cannot be shown.' },
  });
  visit('/esignkycVerification');
  await closeAlert('The stage cannot be shown.');
  await expect.element(esignButton()).toHaveLength(0);
  await reloadStageButton().click();
  await expect.element(esignButton()).toBeVisible();
});
