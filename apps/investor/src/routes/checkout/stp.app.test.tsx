import {
  pressDialogOk,
  button,
  closeAlert,
  expect,
  waitForPath,
  page,
  reload,
  test,
  visit,
} from '../../testing/app-test.tsx';
import { chooseAction, chooseCancellation, fetchOrders, startCancellation } from '../../testing/steps/order-actions.ts';
import { cancelPinButton, confirmPin, pinDialog, pinField } from '../../testing/steps/pin.ts';
import {
  frequencyField,
  submitTransferButton,
  targetButton,
  transferAmountField,
  transferCountField,
} from '../../testing/steps/transfer.ts';

/** The persona with orders of every state. */
const WITH_ORDERS = '9000000101';
const registrationPath = 'stp/register';
const mainRegion = () => page.getByRole('main');

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

type Network = Parameters<typeof fetchOrders>[0];

/** Leads from the list to a chosen target, for the order with 4,000 rupees. */
async function chooseTarget(network: Network) {
  const orders = await fetchOrders(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await chooseAction(place, 'Start STP');
  await waitForPath(/\/stpSchemeList\/?$/);
  await button('Choose a Scheme').click();
  await targetButton().click();
  return orders[place];
}

async function fillInTransfer(amount: string) {
  await frequencyField().selectOptions('MONTHLY');
  await transferCountField().selectOptions('6');
  await transferAmountField().fill(amount);
}

async function pickThe7th() {
  await page.getByRole('button', { name: /^STP Date: / }).click();
  await button('7').click();
}

test('an amount that spaces and letters interrupt is entered without them, and the page says so [DO-250]', async ({
  network,
}) => {
  await chooseTarget(network);
  await fillInTransfer('1 2a3');
  await expect.element(transferAmountField()).toHaveValue('123');
  await expect.element(mainRegion().getByText('Left out: a. The rest was entered.')).toBeVisible();
  await transferAmountField().fill('1 lakh');
  await expect.element(transferAmountField()).toHaveValue('123');
  await expect.element(mainRegion().getByText('This is not a number. Use digits only.')).toBeVisible();
});

test('a STP is registered with a target, its terms, its day and the PIN, and the page shows the answer of the provider [ON-054 OM-017 OM-042 DO-006 DO-227 DO-235 DO-237 DO-245 DO-249 DO-257 DO-263 DO-264 DO-430]', async ({
  network,
}) => {
  const source = await chooseTarget(network);
  expect((history.state as { usr?: { request_mode?: string } }).usr?.request_mode).toBe('START STP');
  expect(network.callsTo('master/stplist').map(({ body }) => body)).toMatchObject([
    { file_index: 0, scheme_filter: { scheme_amc: source?.scheme_amc }, request_for: 'stp schemes' },
  ]);
  await expect.element(mainRegion()).toMatchTextContent(/Available Amount for STP.*₹4,000/);
  await fillInTransfer('667');
  await submitTransferButton().click();
  await closeAlert('Your inputs are not valid');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(mainRegion().getByText('Your inputs are not valid')).toBeVisible();
  expect(network.callsTo(registrationPath)).toEqual([]);
  await pickThe7th();
  await expect.element(page.getByRole('button', { name: 'STP Date: 7th of every month' })).toBeVisible();
  await submitTransferButton().click();
  await expect
    .element(mainRegion().getByText('Your Monthly Installment Amount shall not exceed Rs.666.67'))
    .toBeVisible();
  await transferAmountField().fill('500');
  await submitTransferButton().click();
  const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
  await expect
    .element(dialog)
    .toMatchTextContent(/6 transfers of ₹500, 7th of every month.*The first one is on .*About ₹1,000 stays/);
  expect(network.callsTo(registrationPath)).toEqual([]);
  await confirmPin('1111');
  await expect.element(dialog).toMatchTextContent('The PIN is not correct.');
  await confirmPin('0000');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/locked/);
  await pinField().fill('1234');
  const confirm = button('Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(mainRegion()).toMatchTextContent(/Your STP of ₹.* starts on /);
  await expect.element(mainRegion()).toMatchTextContent(/6 transfers of ₹500 from .* to .*\(SC21\)/);
  const sent = network.callsTo(registrationPath).map(({ body }) => body);
  expect(sent).toHaveLength(3);
  expect(sent.at(-1)).toMatchObject({
    source_scheme: { order_id: source?.order_id },
    target_scheme: { scheme_code: 'SC21', stp_frequency: 'MONTHLY' },
    stp_order: { stp_frequency: 'MONTHLY', stp_installments: 6, stp_amount: '500', stp_date: 7 },
    pin_verification_value: '1234',
  });
  await expect.element(page.getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/orderList');
  reload();
  await expect.element(button('Choose a Scheme')).toBeVisible();
  expect(network.callsTo(registrationPath)).toHaveLength(3);
});

test('a retry of a STP with a lost answer sends the same key, also after the PIN dialog was closed, and registers it once', async ({
  network,
  investor,
}) => {
  await chooseTarget(network);
  await fillInTransfer('500');
  await pickThe7th();
  await submitTransferButton().click();
  network.loseAnswer(registrationPath);
  await confirmPin('1234');
  await pressDialogOk();
  const { rows } = await investor.sandbox.effects();
  await cancelPinButton().click();
  await submitTransferButton().click();
  await confirmPin('1234');
  await expect.element(mainRegion()).toMatchTextContent(/Your STP of ₹.* starts on /);
  const [first, second] = network.callsTo(registrationPath).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('the list of STPs fetches them and cancels a STP by PIN [ON-065 OM-012 OM-052 OM-053]', async ({ network }) => {
  const stp = await startCancellation(network, '/stpList');
  expect(network.callsTo('order/list').at(-1)?.body).toEqual({ order_type: 'stp' });
  await expect.element(pinDialog()).toMatchTextContent(/Cancel this STP\?.*\(SC21\).*The transfers end immediately/);
  await confirmPin('1234');
  await expect.element(mainRegion()).toMatchTextContent('Cancelled');
  expect(network.callsTo('order/cancel').map(({ body }) => body)).toEqual([
    {
      order_type: 'stp',
      client_info: {
        order_id: stp?.order_id,
        order_number: stp?.mf_order_number,
        order_registration_no: stp?.mf_order_registration_no,
        pin_verification_value: '1234',
      },
    },
  ]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('STP List');
});

test('a STP that another tab has cancelled is refused with the reason, and its row is updated', async ({ network }) => {
  const stp = await startCancellation(network, '/stpList');
  await confirmPin('1234');
  await expect.element(mainRegion()).toMatchTextContent('Cancelled');
  // The list as the other tab shows it.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [stp] }));
  visit('/stpList');
  await chooseCancellation(0);
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await cancelPinButton().click();
  await expect.element(mainRegion()).toMatchTextContent('Cancelled');
});
