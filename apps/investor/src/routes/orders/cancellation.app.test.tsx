import type { Order } from '@folioflow/api/contract';
import { acknowledge, button, closeAlert, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { confirmPin } from '../../testing/steps/accounts.ts';
import { askToCancel, choose } from '../../testing/steps/order-actions.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { order: 'order/cancel', list: 'order/list' } as const;

/** By its number: two orders of one scheme have one name. */
const rowOf = (order: Order | undefined) => {
  const { mf_order_number: number = '', mf_order_registration_no: registration = '' } = order ?? {};
  return page.getByRole('article').filter({ hasText: number === '' ? registration : number });
};
const dialog = () => page.getByRole('dialog', { name: 'Two Factor Authentication' });

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('a wrong PIN and a blocked one are told in red, empty the field and cancel nothing [OM-043 OM-076 OM-078 OM-269]', async ({
  network,
}) => {
  const order = await askToCancel(network, '/orderList');
  await expect.element(dialog()).toMatchTextContent(/cancels the order .* You do not pay for it/);
  await expect.element(field('PIN')).toHaveAttribute('type', 'password');
  await field('PIN').fill('12a');
  await expect.element(field('PIN')).toHaveValue('12');
  await expect.element(button('Confirm')).toBeDisabled();
  expect(network.to(paths.order)).toEqual([]);

  await confirmPin('1111');
  await closeAlert(/PIN/);
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/PIN/);
  await expect.element(field('PIN')).toHaveValue('');
  await confirmPin('0000');
  await closeAlert(/locked/);
  await button('Cancel').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rowOf(order)).toMatchTextContent('Payment Pending');
});

test('the right PIN, pressed twice, cancels once; the message and the row follow without another question [OM-003 OM-078 OM-079 OM-081]', async ({
  network,
}) => {
  const order = await askToCancel(network, '/orderList');
  await field('PIN').fill('1234');
  const confirm = button('Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(page.getByRole('status').getByText('Your order was cancelled.')).toBeVisible();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  expect(network.to(paths.order).map(({ body }) => body)).toEqual([
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
  expect(network.to(paths.list)).toHaveLength(1);
});

test('a success without a list empties it [OM-082]', async ({ network }) => {
  await askToCancel(network, '/orderList');
  await confirmPin('9998');
  await expect.element(page.getByText('No orders found')).toBeVisible();
});

test('a cancellation whose answer was lost goes on with its key, and counts once', async ({ network, investor }) => {
  const order = await askToCancel(network, '/orderList');
  network.loseAnswer(paths.order);
  await confirmPin('1234');
  await acknowledge();
  const { rows } = await investor.sandbox.effects();
  await confirmPin('1234');
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  const [first, second] = network.to(paths.order).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('who leaves after a lost answer is shown the list as it is then', async ({ network }) => {
  const order = await askToCancel(network, '/orderList');
  network.loseAnswer(paths.order);
  await confirmPin('1234');
  await acknowledge();
  await button('Cancel').click();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  expect(network.to(paths.order)).toHaveLength(1);
});

test('an order that another tab has cancelled is refused with the reason, and the row follows', async ({ network }) => {
  const order = await askToCancel(network, '/orderList');
  await confirmPin('1234');
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
  // The list as it stood in the other tab.
  network.rewriteAnswer(paths.list, (answer) => ({ ...answer, result: [order] }));
  visit('/orderList');
  await choose(0, 'Cancel');
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await button('Cancel').click();
  await expect.element(rowOf(order)).toMatchTextContent('Cancelled');
});

test.for(['xsip', 'sip'] as const)(
  'a SIP of the type %s is cancelled by its own operation, and its row follows [OM-050 OM-080]',
  async (type, { network }) => {
    const sip = await askToCancel(network, '/sipList', ({ mf_order_type }) => mf_order_type === type);
    await expect
      .element(dialog())
      .toMatchTextContent(/ends your SIP in .* immediately\. .* stay invested\. This cannot be undone\./);
    await confirmPin('1234');
    await expect.element(page.getByRole('status').getByText('Your SIP was cancelled.')).toBeVisible();
    await expect.element(rowOf(sip)).toMatchTextContent('Cancelled');
    expect(network.to(`${type}/cancel`).map(({ body }) => body)).toMatchObject([
      { order_type: type, client_info: { sip_type: type, pin_verification_value: '1234' } },
    ]);
  },
);
