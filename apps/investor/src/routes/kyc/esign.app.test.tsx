import { inject } from 'vitest';
import { loadSdks } from '../../wiring/load-sdks.ts';
import { acknowledge, closeAlert, expect, page, test, visit } from '../../testing/app-test.tsx';

/** The persona whose documents are complete and unsigned. */
const UNSIGNED = '9000000207';
const VERIFY = 'validation/verifystage';
const awaiting = 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.';

const esign = () => page.getByRole('button', { name: 'eSIGN' });
const widget = () => page.getByRole('dialog', { name: 'Sign with Aadhaar' });

/** Reads, ticks and opens the widget. */
async function openWidget(): Promise<void> {
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  if (!('Digio' in window)) loadSdks(inject('appConfig'));
  await expect.poll(() => 'Digio' in window).toBe(true);
  await esign().click();
  await expect.element(widget()).toBeVisible();
}
const press = (name: string) => widget().getByRole('button', { name, exact: true }).click();

test('without a configuration of its own the widget takes the one of the stage [ON-369]', async ({ investor }) => {
  await investor.signIn('9000000214');
  await openWidget();
  await expect.element(widget().getByRole('definition').last()).toHaveTextContent('stage');
});

test('an error of the widget is an alert with its text, and the button is open again', async ({
  network,
  investor,
}) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  await press('Error');
  await closeAlert('The signature could not be made.');
  await expect.element(esign()).toBeEnabled();
  expect(network.to(VERIFY)).toEqual([]);
});

test('a signature that the provider does not know is an alert, and the button is usable again [ON-377]', async ({
  investor,
}) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  await press('Sign with unknown transaction');
  await closeAlert('The e-sign transaction is not known.');
  await expect.element(esign()).toBeEnabled();
});

test('a signature whose answer was lost is handed in again: the same one, under the same key', async ({
  network,
  investor,
}) => {
  await investor.signIn(UNSIGNED);
  await openWidget();
  network.loseAnswer(VERIFY);
  await press('Sign');
  await acknowledge();
  await expect.element(page.getByText(/you do not need to sign twice/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect.element(page.getByText(awaiting)).toBeVisible();
  const [first, second, ...more] = network.to(VERIFY);
  expect(more).toEqual([]);
  expect(second?.body).toEqual(first?.body);
  expect(first?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('without a document to sign the button stays closed', async ({ investor }) => {
  await investor.signIn('9000000213');
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText(/Your document is not ready for signing yet/)).toBeVisible();
  await expect.element(esign()).toBeDisabled();
});

test('what the provider still takes can be changed from here: the way leads to its page and back', async ({
  investor,
}) => {
  await investor.signIn('9000000214');
  visit('/esignkycVerification');
  await expect.element(page.getByRole('link', { name: 'Edit AADHAAR' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).toHaveLength(2);
  await page.getByRole('link', { name: 'Edit PAN' }).click();
  await expect.element(page.getByRole('button', { name: 'Upload another PAN card' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to e-Sign' }).click();
  await expect.element(esign()).toBeVisible();
});

test('signed and waiting, the page has nothing to sign any more [ON-373]', async ({ investor }) => {
  await investor.signIn('9000000111');
  visit('/esignkycVerification');
  await expect.element(page.getByText(awaiting)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(0);
});

test('any other answer to the stage is an alert with its text [ON-374]', async ({ investor }) => {
  await investor.signIn(UNSIGNED);
  await investor.sandbox.fault({
    operation: 'getStageInfo',
    kind: 'code',
    value: { code: '001', messageText: 'The stage cannot be shown.' },
  });
  visit('/esignkycVerification');
  await closeAlert('The stage cannot be shown.');
  await expect.element(esign()).toHaveLength(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(esign()).toBeVisible();
});
