import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, waitForPath, page, visit, type Network } from '../app-test.tsx';
import { chartPath, scheme } from '../test-data.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Leads from the chart to the checkout; on phones a button opens the panel. */
export async function invest(amount: string, path = chartPath): Promise<void> {
  visit(path);
  await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  const open = button('Invest');
  const lumpsum = page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' });
  await expect.element(open.or(lumpsum).first()).toBeVisible();
  if (lumpsum.query() === null) await press(open);
  await press(lumpsum);
  await typeText(field('Amount'), amount);
  await press(page.getByRole('button', { name: /^Invest Now/ }));
  await expect.element(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
}

/** Radio button of the first nominee of the list, or of the answer that there is none. */
export const firstNominee = () =>
  page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first();

export const reviewOrderButton = () => button(i18n._('checkout.review.go'));
export const createOrderButton = () => button(i18n._('checkout.order.create'));
/** Field of the code that confirms a lumpsum or a SIP. */
export const orderCodeField = () => field(i18n._('checkout.code.label'));
export const confirmOrderButton = () => page.getByRole('button', { name: i18n._('checkout.order.confirm') });

/** Leads from the chosen nominee over the review to the code. */
export async function createOrder(): Promise<void> {
  await press(reviewOrderButton());
  await press(createOrderButton());
}

/** Chooses the first nominee unless the last choice is suggested. */
export async function settleNominee(): Promise<void> {
  const change = button(i18n._('checkout.nominee.change.of'));
  await expect.element(firstNominee().or(change).first()).toBeVisible();
  if (change.query() === null) await press(firstNominee());
}

export async function chooseNomineeAndAskForCode(): Promise<void> {
  await settleNominee();
  await createOrder();
  await expect.element(orderCodeField()).toBeVisible();
}

export async function confirmOrder(code = '123456'): Promise<void> {
  await typeText(orderCodeField(), code);
  await press(confirmOrderButton());
}

/** Dialog that asks before the same order is repeated. */
export const repeatQuestion = () => page.getByRole('alertdialog', { name: /^You (placed|registered) the same / });
export const leaveRepetitionButton = () => button(i18n._('repeatedOrder.leave'));

export async function placeOrder(amount: string): Promise<void> {
  await invest(amount);
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
}

export async function payOrder(mode: 'DIRECT' | 'UPI', upiId = ''): Promise<void> {
  await press(page.getByRole('radio', { name: mode === 'DIRECT' ? /^Net banking/ : /^UPI/ }));
  if (mode === 'UPI') await typeText(page.getByLabelText('UPI ID'), upiId);
  await press(page.getByRole('button', { name: /^Pay/ }));
}

interface OrderListAnswer {
  readonly result: readonly { readonly order_id: string }[];
}

/** Opens the order list and returns the orders of the answer of the provider. */
export async function fetchOrderList(network: Network): Promise<OrderListAnswer['result']> {
  const answer = network.captureAnswer<OrderListAnswer>('order/list');
  visit('/orderList');
  return (await answer).result;
}

/** Matches the code in the body of every order that requires one. */
export const codeConfirmation = {
  mobile_otp: expect.stringMatching(/^\d{6}$/) as unknown,
  twofactor_token_id: expect.stringMatching(/\S/) as unknown,
};
