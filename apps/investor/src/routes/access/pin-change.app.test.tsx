import { acknowledge, closeAlert, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { isEditable } from '@folioflow/wiring/testing/page';

const PIN = '4826';
const pin = () => field('PIN');
const confirmation = () => field('Confirm PIN');
const code = () => field('OTP received on mobile');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function typePins(): Promise<void> {
  await pin().fill(PIN);
  await confirmation().fill(PIN);
}
async function askForCode(): Promise<void> {
  visit('/mpinInformation');
  await typePins();
  await button('Submit').click();
  await expect.element(code()).toHaveFocus();
}

test.beforeEach(({ investor }) => investor.signIn());

test('a wrong code and a refused request are alerts, and nothing that was typed is lost [ON-217]', async ({
  investor,
}) => {
  visit('/mpinInformation');
  await typePins();
  await investor.sandbox.fault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '001', messageText: 'Please try later.' },
  });
  await button('Submit').click();
  await closeAlert('Please try later.');
  await expect.element(code()).toHaveLength(0);
  await expect.element(pin()).toHaveValue(PIN);
  await button('Submit').click();
  await code().fill('111111');
  await button('Confirm').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await acknowledge();
  await expect.element(code()).toHaveValue('');
  await expect.element(pin()).toHaveValue(PIN);
  const [message] = await investor.sandbox.outbox();
  await code().fill(message?.code ?? '');
  await button('Confirm').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Your PIN was changed.' })).toBeVisible();
});

test('cut off: no code is asked for, the fields stay open, and it works again [ON-219]', async ({ network }) => {
  visit('/mpinInformation');
  await typePins();
  network.cutOff('user/2factor/sendotp');
  await button('Submit').click();
  await expect
    .element(page.getByRole('status').getByText('Unable to reach the server, please try again'))
    .toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  await expect.element(code()).toHaveLength(0);
  await expect.poll(() => isEditable(pin())).toBe(true);
  await expect.element(pin()).toHaveValue(PIN);
  await button('Submit').click();
  await expect.element(code()).toBeVisible();
});

test('HTTP 422 with two errors: two notifications, and the change can be confirmed again [ON-218]', async ({
  investor,
}) => {
  await askForCode();
  await investor.sandbox.fault({
    operation: 'verifyMpin',
    kind: 'httpStatus',
    value: { status: 422, errors: ['First failure', 'Second failure'] },
  });
  await code().fill('123456');
  await button('Confirm').click();
  await expect.element(page.getByText('First failure', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Second failure', { exact: true })).toBeVisible();
  await expect.element(code()).toHaveValue('');
  await expect.poll(() => isEditable(code())).toBe(true);
});

test('Reset while the change is under way empties the form and says that nobody can tell [ON-216]', async ({
  investor,
}) => {
  await askForCode();
  await investor.sandbox.fault({
    operation: 'verifyMpin',
    kind: 'delayMs',
    value: 3000,
  });
  await code().fill('123456');
  await button('Confirm').click();
  await button('Reset').click();
  await expect.element(code()).toHaveLength(0);
  await expect.element(pin()).toHaveValue('');
  await expect.element(confirmation()).toHaveValue('');
  await expect.element(page.getByRole('alert').getByText(/your PIN may or may not have changed/)).toBeVisible();
  await typePins();
  await button('Submit').click();
  await expect.element(code()).toHaveFocus();
});
