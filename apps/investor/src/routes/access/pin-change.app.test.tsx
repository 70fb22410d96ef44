import { button, pressDialogOk, closeAlert, expect, page, test, visit } from '../../testing/app-test.tsx';
import {
  confirmNewPinButton,
  newPinConfirmationField,
  newPinField,
  pinChangeCodeField,
  submitNewPinButton,
} from '../../testing/steps/pin-change.ts';
import { isEditable } from '@folioflow/wiring/testing/page';

const PIN = '4826';

async function typePins(): Promise<void> {
  await newPinField().fill(PIN);
  await newPinConfirmationField().fill(PIN);
}
async function askForCode(): Promise<void> {
  visit('/mpinInformation');
  await typePins();
  await submitNewPinButton().click();
  await expect.element(pinChangeCodeField()).toHaveFocus();
}

test.beforeEach(({ investor }) => investor.signIn());

test('a wrong code and a refused request show alerts and preserve the PIN [ON-217]', async ({ investor }) => {
  visit('/mpinInformation');
  await typePins();
  await investor.sandbox.injectFault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '001', messageText: 'Please try later.' },
  });
  await submitNewPinButton().click();
  await closeAlert('Please try later.');
  await expect.element(pinChangeCodeField()).toHaveLength(0);
  await expect.element(newPinField()).toHaveValue(PIN);
  await submitNewPinButton().click();
  await pinChangeCodeField().fill('111111');
  await confirmNewPinButton().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(pinChangeCodeField()).toHaveValue('');
  await expect.element(newPinField()).toHaveValue(PIN);
  const [message] = await investor.sandbox.outbox();
  await pinChangeCodeField().fill(message?.code ?? '');
  await confirmNewPinButton().click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
});

test('a lost connection shows no code field, leaves the fields editable, and the call can be repeated [ON-219]', async ({
  network,
}) => {
  visit('/mpinInformation');
  await typePins();
  network.dropNextCall('user/2factor/sendotp');
  await submitNewPinButton().click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await expect.element(pinChangeCodeField()).toHaveLength(0);
  await expect.poll(() => isEditable(newPinField())).toBe(true);
  await expect.element(newPinField()).toHaveValue(PIN);
  await submitNewPinButton().click();
  await expect.element(pinChangeCodeField()).toBeVisible();
});

test('HTTP 422 with two errors shows two notifications, and the change can be confirmed again [ON-218]', async ({
  investor,
}) => {
  await askForCode();
  await investor.sandbox.injectFault({
    operation: 'verifyMpin',
    kind: 'httpStatus',
    value: { status: 422, errors: ['First failure', 'Second failure'] },
  });
  await pinChangeCodeField().fill('123456');
  await confirmNewPinButton().click();
  await expect.element(page.getByText('First failure', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Second failure', { exact: true })).toBeVisible();
  await expect.element(pinChangeCodeField()).toHaveValue('');
  await expect.poll(() => isEditable(pinChangeCodeField())).toBe(true);
});

test('Reset during the change clears the form and shows that the outcome is unknown [ON-216]', async ({ network }) => {
  await askForCode();
  const arrived = network.deliverWithoutAnswer('user/verifympin');
  await pinChangeCodeField().fill('123456');
  await confirmNewPinButton().click();
  await arrived;
  await button('Reset').click();
  await expect.element(pinChangeCodeField()).toHaveLength(0);
  await expect.element(newPinField()).toHaveValue('');
  await expect.element(newPinConfirmationField()).toHaveValue('');
  await expect.element(page.getByRole('alert').getByText(/your PIN may or may not have changed/)).toBeVisible();
  await typePins();
  await submitNewPinButton().click();
  await expect.element(pinChangeCodeField()).toHaveFocus();
});
