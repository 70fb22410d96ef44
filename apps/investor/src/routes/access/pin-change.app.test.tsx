import { pressDialogOk, closeAlert, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { isEditable } from '@folioflow/wiring/testing/page';

const PIN = '4826';
const pinField = () => field('PIN');
const confirmationField = () => field('Confirm PIN');
const codeField = () => field('OTP received on mobile');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function typePins(): Promise<void> {
  await pinField().fill(PIN);
  await confirmationField().fill(PIN);
}
async function askForCode(): Promise<void> {
  visit('/mpinInformation');
  await typePins();
  await button('Submit').click();
  await expect.element(codeField()).toHaveFocus();
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
  await button('Submit').click();
  await closeAlert('Please try later.');
  await expect.element(codeField()).toHaveLength(0);
  await expect.element(pinField()).toHaveValue(PIN);
  await button('Submit').click();
  await codeField().fill('111111');
  await button('Confirm').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pressDialogOk();
  await expect.element(codeField()).toHaveValue('');
  await expect.element(pinField()).toHaveValue(PIN);
  const [message] = await investor.sandbox.outbox();
  await codeField().fill(message?.code ?? '');
  await button('Confirm').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
});

test('a lost connection shows no code field, leaves the fields editable, and the call can be repeated [ON-219]', async ({
  network,
}) => {
  visit('/mpinInformation');
  await typePins();
  network.dropNextCall('user/2factor/sendotp');
  await button('Submit').click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await expect.element(codeField()).toHaveLength(0);
  await expect.poll(() => isEditable(pinField())).toBe(true);
  await expect.element(pinField()).toHaveValue(PIN);
  await button('Submit').click();
  await expect.element(codeField()).toBeVisible();
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
  await codeField().fill('123456');
  await button('Confirm').click();
  await expect.element(page.getByText('First failure', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Second failure', { exact: true })).toBeVisible();
  await expect.element(codeField()).toHaveValue('');
  await expect.poll(() => isEditable(codeField())).toBe(true);
});

test('Reset during the change clears the form and shows that the outcome is unknown [ON-216]', async ({ investor }) => {
  await askForCode();
  await investor.sandbox.injectFault({
    operation: 'verifyMpin',
    kind: 'delayMs',
    value: 3000,
  });
  await codeField().fill('123456');
  await button('Confirm').click();
  await button('Reset').click();
  await expect.element(codeField()).toHaveLength(0);
  await expect.element(pinField()).toHaveValue('');
  await expect.element(confirmationField()).toHaveValue('');
  await expect.element(page.getByRole('alert').getByText(/your PIN may or may not have changed/)).toBeVisible();
  await typePins();
  await button('Submit').click();
  await expect.element(codeField()).toHaveFocus();
});
