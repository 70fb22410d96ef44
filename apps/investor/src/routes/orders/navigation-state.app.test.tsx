import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { notFoundText } from '../../testing/steps/messages.ts';
import { scheme } from '../../testing/test-data.ts';
import { readPageText } from '@folioflow/wiring/testing/page';
import { chooseNomineeAndAskForCode, confirmOrder, invest, placeOrder } from '../../testing/steps/order.ts';

const FALSE_NAME = 'Sarkari Guaranteed 18% Fund';
const navigationState = () => (history.state as { usr: Record<string, object> }).usr;
const mainRegion = () => page.getByRole('main');

/** The order of the navigation state with a false scheme, amount and message. */
const falsifiedOrder = () => ({
  ...navigationState()['selected_order'],
  mf_order_scheme_name: FALSE_NAME,
  mf_order_pay_amount: 1,
  mf_order_is_activity_completed: true,
  mf_order_notification_message: `<p>${FALSE_NAME} is bought.</p>`,
});

/** Opens the page with the state and expects no text of the state before the provider answers. */
async function openWithState(path: string, state: object, network: Network): Promise<void> {
  await network.waitUntilQuiet();
  const letAnswer = network.delayCalls();
  visit(path, state);
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  expect(readPageText()).not.toContain('Sarkari');
  letAnswer();
}

async function expectProviderData(): Promise<void> {
  await expect.element(mainRegion().getByText(scheme.name).first()).toBeInTheDocument();
  expect(readPageText()).not.toContain('Sarkari');
  expect(readPageText()).not.toContain('₹1');
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('the page of an order shows the data of the provider, not those of the navigation state', async ({ network }) => {
  await placeOrder('6901');
  await openWithState('/orderEditCheckout', { request_mode: 'paynow', selected_order: falsifiedOrder() }, network);
  await expectProviderData();
  await expect.element(mainRegion().getByText('₹6,901', { exact: false }).first()).toBeVisible();
});

test('the payment page initiates the amount of the provider in the chosen mode', async ({ network }) => {
  const initiate = 'order/payment/initiate';
  await placeOrder('6902');
  await openWithState(
    '/paymentPage',
    { selected_order: { ...falsifiedOrder(), selected_pay_bank_mode: 'UPI', upi_id: 'success@upi' } },
    network,
  );
  await expect.poll(() => network.callsTo(initiate)).toHaveLength(1);
  expect(network.callsTo(initiate)[0]?.body).toMatchObject({
    order_amount: '6902',
    payment_mode: 'UPI',
    upi_id: 'success@upi',
  });
  await expect.element(mainRegion().getByRole('link', { name: i18n._('payments.link.orderList') })).toBeVisible();
  expect(readPageText()).not.toContain('Sarkari');
});

test('the checkout shows and orders with the data of the provider', async ({ network }) => {
  const create = 'order/create';
  await invest('6903');
  const { selected_order, general_order } = navigationState();
  const state = {
    ...navigationState(),
    selected_order: { ...selected_order, scheme_name: FALSE_NAME, param_scheme_name: FALSE_NAME },
    general_order: { ...general_order, display_text: FALSE_NAME },
    bank_account_list: [],
  };
  await openWithState('/orderCheckout', state, network);
  await expectProviderData();
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await expect.poll(() => network.callsTo(create)).toHaveLength(1);
  expect(JSON.stringify(network.callsTo(create)[0]?.body)).not.toContain('Sarkari');
});

test('the checkout of an order that awaits its payment shows the data of the provider', async ({ network }) => {
  await placeOrder('6904');
  await openWithState('/orderCheckout', { request_mode: 'paynow', selected_order: falsifiedOrder() }, network);
  await expectProviderData();
});

async function expectNotFound(path: string, link: string, state: object, network: Network): Promise<void> {
  await openWithState(path, state, network);
  const alert = page.getByRole('alertdialog');
  await expect.element(alert.or(notFoundText()).first()).toBeVisible();
  if (alert.query() !== null) await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(notFoundText()).toBeVisible();
  await expect.element(mainRegion().getByRole('link', { name: link })).toBeVisible();
}

test('an amount outside the limits of the provider shows no checkout, regardless of the limits in the state', async ({
  network,
}) => {
  await invest('6905');
  const { general_order } = navigationState();
  const { information } = general_order as { information: object };
  const limits = { minimum_purchase_amount: 1, maximum_purchase_amount: 0 };
  const input = { ...general_order, order_amount: '2', information: { ...information, ...limits } };
  await expectNotFound(
    '/orderCheckout',
    i18n._('checkout.order.missing.link'),
    { ...navigationState(), general_order: input },
    network,
  );
});

test('an order that the provider does not know shows the neutral text, and no payment is initiated', async ({
  network,
}) => {
  await placeOrder('6907');
  const selected_order = { ...falsifiedOrder(), _id: 'unknown', order_id: 'unknown' };
  for (const [path, link] of [
    ['/orderEditCheckout', i18n._('orders.order.toList')],
    ['/paymentPage', i18n._('payments.link.orderList')],
  ] as const)
    await expectNotFound(path, link, { request_mode: 'paynow', selected_order }, network);
  expect(network.callsTo('order/payment/initiate')).toHaveLength(0);
});

test('an order that could not be fetched shows an error, and Try again fetches it', async ({ network }) => {
  await placeOrder('6906');
  await network.waitUntilQuiet();
  network.dropNextCall('order/payment/status');
  visit('/orderEditCheckout', navigationState());
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect.element(mainRegion().getByRole('heading', { name: 'We could not fetch this order' })).toBeVisible();
  await mainRegion()
    .getByRole('button', { name: i18n._('orders.list.retry') })
    .click();
  await expectProviderData();
});
