import { expect, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { scheme } from '../../testing/known.ts';
import { readOut } from '@folioflow/wiring/testing/page';
import { chooseNomineeAndAskForCode, confirmOrder, invest, placeOrder } from '../../testing/steps/order.ts';

const LIE = 'Sarkari Guaranteed 18% Fund';
const notFound = 'Sorry the information you are looking for could not be found';
const handedOn = () => (history.state as { usr: Record<string, object> }).usr;
const main = () => page.getByRole('main');

/** The order as it was handed on, with a scheme, an amount and a message that nobody at the provider knows. */
const lyingOrder = () => ({
  ...handedOn()['selected_order'],
  mf_order_scheme_name: LIE,
  mf_order_pay_amount: 1,
  mf_order_is_activity_completed: true,
  mf_order_notification_message: `<p>${LIE} is bought.</p>`,
});

/** Opens the page with the state; while the provider has not answered it says nothing of the order. */
async function opened(path: string, state: object, network: Network): Promise<void> {
  await network.quiet();
  const letAnswer = network.pause();
  visit(path, state);
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  expect(readOut()).not.toContain('Sarkari');
  letAnswer();
}

async function tellsNoLie(): Promise<void> {
  await expect.element(main().getByText(scheme.name).first()).toBeInTheDocument();
  expect(readOut()).not.toContain('Sarkari');
  expect(readOut()).not.toContain('₹1.00');
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('the page of an order shows what the provider says of it, whatever the navigation state says', async ({
  network,
}) => {
  await placeOrder('6901');
  await opened('/orderEditCheckout', { request_mode: 'paynow', selected_order: lyingOrder() }, network);
  await tellsNoLie();
  await expect.element(main().getByText('₹6,901', { exact: false }).first()).toBeVisible();
});

test('the payment page asks the provider for the amount that the provider knows, by the way that was chosen', async ({
  network,
}) => {
  const initiate = 'order/payment/initiate';
  await placeOrder('6902');
  await opened(
    '/paymentPage',
    { selected_order: { ...lyingOrder(), selected_pay_bank_mode: 'UPI', upi_id: 'success@upi' } },
    network,
  );
  await expect.poll(() => network.to(initiate)).toHaveLength(1);
  expect(network.to(initiate)[0]?.body).toMatchObject({
    order_amount: '6902',
    payment_mode: 'UPI',
    upi_id: 'success@upi',
  });
  await expect.element(main().getByRole('link', { name: 'Go to Order List' })).toBeVisible();
  expect(readOut()).not.toContain('Sarkari');
});

test('the checkout orders in the words and under the terms of the provider', async ({ network }) => {
  const create = 'order/create';
  await invest('6903');
  const { selected_order, general_order } = handedOn();
  const state = {
    ...handedOn(),
    selected_order: { ...selected_order, scheme_name: LIE, param_scheme_name: LIE },
    general_order: { ...general_order, display_text: LIE },
    bank_account_list: [],
  };
  await opened('/orderCheckout', state, network);
  await tellsNoLie();
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await expect.poll(() => network.to(create)).toHaveLength(1);
  expect(JSON.stringify(network.to(create)[0]?.body)).not.toContain('Sarkari');
});

test('the checkout of an order that waits for its payment shows that order', async ({ network }) => {
  await placeOrder('6904');
  await opened('/orderCheckout', { request_mode: 'paynow', selected_order: lyingOrder() }, network);
  await tellsNoLie();
});

async function isNowhere(path: string, state: object, network: Network): Promise<void> {
  await opened(path, state, network);
  const told = page.getByRole('alertdialog');
  await expect.element(told.or(main().getByText(notFound)).first()).toBeVisible();
  if (told.query() !== null) await told.getByRole('button', { name: 'OK' }).click();
  await expect.element(main().getByText(notFound)).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Go to Order List' })).toBeVisible();
}

test('an amount that the provider does not take is no order, whatever limits came along', async ({ network }) => {
  await invest('6905');
  const { general_order } = handedOn();
  const { information } = general_order as { information: object };
  const limits = { minimum_purchase_amount: 1, maximum_purchase_amount: 0 };
  const asked = { ...general_order, order_amount: '2', information: { ...information, ...limits } };
  await isNowhere('/orderCheckout', { ...handedOn(), general_order: asked }, network);
});

test('an order that the provider does not know is no page, and no payment is initiated for it', async ({ network }) => {
  await placeOrder('6907');
  const selected_order = { ...lyingOrder(), _id: 'nobodys', order_id: 'nobodys' };
  for (const path of ['/orderEditCheckout', '/paymentPage'])
    await isNowhere(path, { request_mode: 'paynow', selected_order }, network);
  expect(network.to('order/payment/initiate')).toHaveLength(0);
});

test('an order that could not be asked for says so, and is asked for again', async ({ network }) => {
  await placeOrder('6906');
  await network.quiet();
  network.cutOff('order/payment/status');
  visit('/orderEditCheckout', handedOn());
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect.element(main().getByRole('heading', { name: 'We could not fetch this order' })).toBeVisible();
  await main().getByRole('button', { name: 'Retry' }).click();
  await tellsNoLie();
});
