import { button, expect, field, isAt, page, visit, type Network } from '../app-test.tsx';
import { chartPath, scheme } from '../known.ts';

/** From the chart to the checkout; on phones the panel opens by its button. */
export async function invest(amount: string, path = chartPath): Promise<void> {
  visit(path);
  await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  const open = button('Invest');
  const lumpsum = page.getByRole('tab', { name: 'ONTIME/LUMPSUM' });
  await expect.element(open.or(lumpsum).first()).toBeVisible();
  if (lumpsum.query() === null) await open.click();
  await lumpsum.click();
  await field('Amount').fill(amount);
  await button('Invest Now').click();
  await expect.element(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
}

/** A nominee of the list, or the answer that there is none. */
export const firstNominee = () =>
  page
    .getByRole('main')
    .getByRole('radio', { name: /^(?!Yes|No)/ })
    .first();

/** From the settled nominee over the review to the code. */
export async function createOrder(): Promise<void> {
  await button('Review').click();
  await button('Create Order').click();
}

export async function chooseNomineeAndAskForCode(): Promise<void> {
  await firstNominee().click();
  await createOrder();
  await expect.element(field('OTP')).toBeVisible();
}

export async function confirmOrder(code = '123456'): Promise<void> {
  await field('OTP').fill(code);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
}

export async function placeOrder(amount: string): Promise<void> {
  await invest(amount);
  await chooseNomineeAndAskForCode();
  await confirmOrder();
  await isAt(/\/orderEditCheckout\/$/);
}

export async function payBy(mode: 'DIRECT' | 'UPI', upiId = ''): Promise<void> {
  await page.getByRole('radio', { name: mode === 'DIRECT' ? /^Net banking/ : /^UPI/ }).click();
  if (mode === 'UPI') await page.getByLabelText('UPI id').fill(upiId);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

interface ListedOrders {
  readonly result: readonly { readonly order_id: string }[];
}

/** The order list as the provider answers it. */
export async function listedOrders(network: Network): Promise<ListedOrders['result']> {
  const answer = network.answerTo<ListedOrders>('order/list');
  visit('/orderList');
  return (await answer).result;
}
