import type { Order } from '@folioflow/api/contract';
import { pressDialogOk, closeAlert, expect, page, test, userEvent, visit } from '../../testing/app-test.tsx';
import { chooseCancellation, startCancellation } from '../../testing/steps/order-actions.ts';
import { cancelPinButton, confirmPin, confirmPinButton, pinDialog, pinField } from '../../testing/steps/pin.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { order: 'order/cancel', list: 'order/list' } as const;

/** Finds a row by its number: two orders of one scheme have the same name. */
const rowOf = (order: Order | undefined) => {
  const { mf_order_number: number = '', mf_order_registration_no: registration = '' } = order ?? {};
  return page.getByRole('article').filter({ hasText: number === '' ? registration : number });
};

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('a wrong PIN and a blocked PIN show an error, clear the field and cancel no order [OM-043 OM-076 OM-078 OM-269]', async ({
  network,
}) => {
  const order = await startCancellation(network, '/orderList');
  await expect.element(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
  await expect.element(pinDialog()).toMatchTextContent(/The order of ₹.* ends immediately\..*You pay nothing/);
  await expect.element(pinField()).toHaveAttribute('type', 'password');
  await userEvent.type(pinField(), '12a');
  await expect.element(pinField()).toHaveValue('12');
  await expect.element(confirmPinButton()).toBeDisabled();
  expect(network.callsTo(paths.order)).toEqual([]);

  await confirmPin('1111');
  await closeAlert('The PIN is not correct.');
  await expect.element(pinDialog().getByText('The PIN is not correct.')).toBeVisible();
  await expect.element(pinField()).toHaveValue('');
  await confirmPin('0000');
  await closeAlert(/locked/);
  await cancelPinButton().click();
  await expect.element(pinDialog()).not.toBeInTheDocument();
  // The dialog of a tried PIN leaves a list that may be out of date, so it is fetched again.
  await expect.poll(() => network.callsTo(paths.list)).toHaveLength(2);
  await expect.element(rowOf(order)).toMatchTextContent('Payment Pending');
});

test('the right PIN cancels once for two presses, and message and row are updated without another call [OM-003 OM-078 OM-079 OM-081]', async ({
  network,
}) => {
  const order = await startCancellation(network, '/orderList');
  await pinField().fill('1234');
  const confirm = confirmPinButton().element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(page.getByRole('status').getByText('Your order was cancelled.')).toBeVisible();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  expect(network.callsTo(paths.order).map(({ body }) => body)).toEqual([
    {
      order_type: 'single',
      client_info: {
        order_id: order?.order_id,
        order_number: order?.mf_order_number,
        order_registration_no: order?.mf_order_registration_no,
        pin_verification_value: '1234',
      },
    },
  ]);
  expect(network.callsTo(paths.list)).toHaveLength(1);
});

test('a success without a list empties the list [OM-082]', async ({ network }) => {
  await startCancellation(network, '/orderList');
  await confirmPin('9998');
  await expect.element(page.getByText('No orders found')).toBeVisible();
});

test('a retry of a cancellation with a lost answer sends the same key and cancels once', async ({
  network,
  investor,
}) => {
  const order = await startCancellation(network, '/orderList');
  network.loseAnswer(paths.order);
  await confirmPin('1234');
  await pressDialogOk();
  const { rows } = await investor.sandbox.effects();
  await confirmPin('1234');
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  const [first, second] = network.callsTo(paths.order).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('closing the dialog after a lost answer fetches the current list', async ({ network }) => {
  const order = await startCancellation(network, '/orderList');
  network.loseAnswer(paths.order);
  await confirmPin('1234');
  await pressDialogOk();
  await cancelPinButton().click();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  expect(network.callsTo(paths.order)).toHaveLength(1);
});

test('an order that another tab has cancelled is refused with the reason, and its row is updated', async ({
  network,
}) => {
  const order = await startCancellation(network, '/orderList');
  await confirmPin('1234');
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  // The list as the other tab shows it.
  network.rewriteAnswer(paths.list, (answer) => ({ ...answer, result: [order] }));
  visit('/orderList');
  await chooseCancellation(0);
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await cancelPinButton().click();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
});

test.for(['xsip', 'sip'] as const)(
  'a SIP of the type %s is cancelled by its own operation, and its row is updated [OM-050 OM-080]',
  async (type, { network }) => {
    const sip = await startCancellation(network, '/sipList', ({ mf_order_type }) => mf_order_type === type);
    await expect
      .element(pinDialog())
      .toMatchTextContent(/Cancel this SIP\?.*ends immediately\..* stay invested\..*This cannot be undone\./);
    await confirmPin('1234');
    await expect.element(page.getByRole('status').getByText('Your SIP was cancelled.')).toBeVisible();
    await expect.element(rowOf(sip)).toMatchTextContent('Cancelled');
    expect(network.callsTo(`${type}/cancel`).map(({ body }) => body)).toMatchObject([
      { order_type: type, client_info: { sip_type: type, pin_verification_value: '1234' } },
    ]);
  },
);
