import {
  acknowledge,
  button,
  closeAlert,
  expect,
  field,
  isAt,
  page,
  reload,
  test,
  visit,
} from '../../testing/app-test.tsx';
import { confirmPin } from '../../testing/steps/accounts.ts';
import { askToCancel, choose, ordersAt } from '../../testing/steps/order-actions.ts';

/** The persona with orders of every state. */
const WITH_ORDERS = '9000000101';
const register = 'stp/register';
const main = () => page.getByRole('main');

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

type Network = Parameters<typeof ordersAt>[0];

/** From the list to a target that is chosen, of the order with 4,000 rupees. */
async function chooseTarget(network: Network) {
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ mf_order_number: number }) => number === '10000001');
  await choose(place, 'Start STP');
  await isAt(/\/stpSchemeList\/?$/);
  await button('Choose a Scheme').click();
  await page.getByRole('button', { name: /^Select .*\(SC21\)$/ }).click();
  return orders[place];
}

async function fillIn(amount: string) {
  await field('Frequency').selectOptions('MONTHLY');
  await field('Number of transfers').selectOptions('6');
  await field('Amount of each transfer').fill(amount);
}

async function pickThe7th() {
  await page.getByRole('button', { name: /^STP Date: / }).click();
  await button('7').click();
}

test('a STP goes from its order to a target, its terms, its day and the PIN, and the page says what the provider says [ON-054 OM-017 OM-042 DO-006 DO-227 DO-235 DO-237 DO-245 DO-249 DO-257 DO-263 DO-264]', async ({
  network,
}) => {
  const source = await chooseTarget(network);
  expect((history.state as { usr?: { request_mode?: string } }).usr?.request_mode).toBe('START STP');
  expect(network.to('master/stplist').map(({ body }) => body)).toMatchObject([
    { file_index: 0, scheme_filter: { scheme_amc: source?.scheme_amc }, request_for: 'stp schemes' },
  ]);
  await expect.element(main()).toMatchTextContent(/Available Amount for STP.*₹4,000\.00/);
  await fillIn('667');
  await button('Start STP').click();
  await expect.element(main().getByText('Your inputs are not valid')).toBeVisible();
  await pickThe7th();
  await expect.element(page.getByRole('button', { name: 'STP Date: 7th of every month' })).toBeVisible();
  await button('Start STP').click();
  await expect.element(main().getByText('Your Monthly Installment Amount shall not exceed Rs.666.67')).toBeVisible();
  await field('Amount of each transfer').fill('500');
  await button('Start STP').click();
  const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
  await expect
    .element(dialog)
    .toMatchTextContent(/6 transfers of ₹500\.00, 7th of every month.*The first one is on .*About ₹1,000\.00 stays/);
  expect(network.to(register)).toEqual([]);
  await confirmPin('1111');
  await expect.element(dialog).toMatchTextContent('The PIN is not correct.');
  await confirmPin('0000');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/locked/);
  await field('PIN').fill('1234');
  const confirm = button('Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(main()).toMatchTextContent('Your STP is registered');
  await expect.element(main()).toMatchTextContent(/6 transfers of ₹ 500\.00 from .* to .*\(SC21\)/);
  const sent = network.to(register).map(({ body }) => body);
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
  expect(network.to(register)).toHaveLength(3);
});

test('a STP whose answer was lost goes on with its key, also after its PIN was left, and is registered once', async ({
  network,
  investor,
}) => {
  await chooseTarget(network);
  await fillIn('500');
  await pickThe7th();
  await button('Start STP').click();
  network.loseAnswer(register);
  await confirmPin('1234');
  await acknowledge();
  const { rows } = await investor.sandbox.effects();
  await button('Cancel').click();
  await button('Start STP').click();
  await confirmPin('1234');
  await expect.element(main()).toMatchTextContent('Your STP is registered');
  const [first, second] = network.to(register).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('the list of STPs asks for them, tells how far each is, and ends one by PIN [ON-065 OM-012 OM-052 OM-053]', async ({
  network,
}) => {
  const stp = await askToCancel(network, '/stpList');
  expect(network.to('order/list').at(-1)?.body).toEqual({ order_type: 'stp' });
  await expect
    .element(page.getByRole('dialog', { name: 'Two Factor Authentication' }))
    .toMatchTextContent(/Your PIN ends your transfers to .*\(SC21\)/);
  await confirmPin('1234');
  await expect.element(main()).toMatchTextContent('Cancelled');
  expect(network.to('order/cancel').map(({ body }) => body)).toEqual([
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

test('a STP that another tab has ended is refused with the reason, and the row follows', async ({ network }) => {
  const stp = await askToCancel(network, '/stpList');
  await confirmPin('1234');
  await expect.element(main()).toMatchTextContent('Cancelled');
  // The list as it stood in the other tab.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [stp] }));
  visit('/stpList');
  await choose(0, 'Cancel');
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await button('Cancel').click();
  await expect.element(main()).toMatchTextContent('Cancelled');
});
