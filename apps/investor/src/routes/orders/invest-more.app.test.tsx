import { acknowledge, button, expect, field, isAt, page, reload, test, visit } from '../../testing/app-test.tsx';
import { repeatQuestion } from '../../testing/steps/order.ts';
import { askToInvestMore, confirmAddition, ordersIn } from '../../testing/steps/addition.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const PATH = 'order/additional';

const main = () => page.getByRole('main');
const agreement = () => page.getByRole('region', { name: 'What happens' });
const paying = () => page.getByRole('heading', { level: 1, name: 'Pay for your order' });
const mode = (name: string) => page.getByRole('radio', { name, exact: false });
const pay = () => page.getByRole('button', { name: /^Pay/ });

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('what happens with the money stands there before the order, which is placed once for two presses and then paid [OM-003 OM-013 OM-039 OM-121 OM-123 OM-126 OM-127 OM-128 OM-129 OM-130 OM-132]', async ({
  network,
  investor,
}) => {
  const order = await askToInvestMore(network);
  await isAt(/\/orderEditCheckout\/?$/);
  expect((history.state as { usr: unknown }).usr).toMatchObject({
    request_mode: 'investmore',
    selected_order: { order_id: order.order_id },
  });
  const before = ordersIn((await investor.sandbox.effects()).rows);
  await expect.element(agreement()).toMatchTextContent('You buy more units');
  await expect.element(agreement()).not.toMatchTextContent('once');
  const least = Number(order.mf_order_minimum_investment_amount);
  await field('Amount').fill(`${String(least - 1)}.999`);
  await expect.element(button('Confirm')).toBeDisabled();
  await field('Amount').fill(String(least));
  await expect.element(button('Confirm')).toBeEnabled();
  await field('Amount').fill('5000');
  await expect.element(agreement()).toMatchTextContent(/₹5,000\.00, one time.*No money leaves.*NAV of/);
  expect(network.to(PATH)).toEqual([]);
  const letGo = network.hold(PATH);
  const confirm = button('Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(page.getByRole('button', { name: /Confirm/ })).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect.element(paying()).toBeVisible();
  expect(network.to(PATH).map(({ body }) => body)).toEqual([
    {
      client_info: {
        buy_sell: 'P',
        buy_sell_type: 'ADDITIONAL',
        order_id: order.order_id,
        order_mode: 'MOD',
        order_amount: '5000',
      },
    },
  ]);
  expect(network.to(PATH)[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);

  await expect.element(main()).toMatchTextContent(/₹5,000\.00.*Pay from/);
  await expect.element(pay()).toBeDisabled();
  await mode('UPI').click();
  await expect.element(pay()).toBeDisabled();
  await field('UPI id').fill('asha@okbank');
  await expect.element(pay()).toBeEnabled();

  reload();
  await expect.element(paying()).toBeVisible();
  await mode('Net banking').click();
  await pay().click();
  await isAt(/\/paymentPage\/?$/);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('a fraction of a paisa is refused in words at the amount, which stays, and nothing is ordered', async ({
  network,
  investor,
}) => {
  const order = await askToInvestMore(network);
  const least = Number(order.mf_order_minimum_investment_amount);
  const before = ordersIn((await investor.sandbox.effects()).rows);
  for (const typed of [`${String(least)}.567`, `${String(least)}.004`]) {
    await field('Amount').fill(typed);
    await expect
      .element(field('Amount'))
      .toHaveAccessibleDescription(/At most two decimals: an amount is in whole paise/);
    await button('Confirm').click();
    await expect.element(field('Amount')).toHaveFocus();
  }
  expect(network.to(PATH)).toEqual([]);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before);
  await field('Amount').fill(`${String(least)}.56`);
  await button('Confirm').click();
  await expect.element(main()).toMatchTextContent(/\.56.*Pay from/);
});

test('Back from the payment leads to the payment again, and before it to the list: nothing is ordered twice', async ({
  network,
}) => {
  await askToInvestMore(network);
  await confirmAddition('5000');
  await expect.element(paying()).toBeVisible();
  history.back();
  await isAt(/\/orderList\/?$/);
  history.forward();
  await expect.element(paying()).toBeVisible();
  expect(network.to(PATH)).toHaveLength(1);
});

test('an answer that was lost after its effect is found in the list of orders, and there is one order', async ({
  network,
  investor,
}) => {
  await askToInvestMore(network);
  const before = ordersIn((await investor.sandbox.effects()).rows);
  network.loseAnswer(PATH);
  await confirmAddition('5000');
  await acknowledge();
  await button('Check again').click();
  await expect.element(paying()).toBeVisible();
  await expect.element(main()).toMatchTextContent('₹5,000.00');
  expect(network.to(PATH)).toHaveLength(1);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('the same amount after a lost answer goes on with its key', async ({ network, investor }) => {
  await askToInvestMore(network);
  const before = ordersIn((await investor.sandbox.effects()).rows);
  network.cutOff(PATH);
  await confirmAddition('5000');
  await acknowledge();
  await button('Check again').click();
  await expect.element(main()).toMatchTextContent(/This order is not in your order list/);
  await button('Confirm').click();
  await expect.element(paying()).toBeVisible();
  expect(new Set(network.to(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('an order that is on its way outlives its page: the user is told, and asked before it is placed again', async ({
  network,
  investor,
}) => {
  await askToInvestMore(network);
  const before = ordersIn((await investor.sandbox.effects()).rows);
  const arrived = network.arrives(PATH);
  await confirmAddition('5000');
  await arrived;
  reload();
  await acknowledge();
  await confirmAddition('5000');
  await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same order at /);
  await button('Go back').click();
  await expect.element(button('Confirm')).toBeEnabled();
  expect(network.to(PATH)).toHaveLength(1);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 1);

  await button('Confirm').click();
  await button('Place another').click();
  await expect.element(paying()).toBeVisible();
  expect(new Set(network.to(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 2);
});

test('an order that never arrived outlives its page: the user is told, and orders under the same key', async ({
  network,
  investor,
}) => {
  await askToInvestMore(network);
  const before = ordersIn((await investor.sandbox.effects()).rows);
  network.cutOff(PATH);
  await confirmAddition('5000');
  await acknowledge();
  reload();
  await acknowledge();
  await confirmAddition('5000');
  await expect.element(paying()).toBeVisible();
  expect(new Set(network.to(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(ordersIn((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('a SIP takes more at its own address; an order that takes none says so [OM-016 OM-048]', async ({ network }) => {
  const sip = await askToInvestMore(network, '/sipList');
  await isAt(/\/sipEditCheckout\/?$/);
  await confirmAddition('5000');
  await expect.element(paying()).toBeVisible();
  expect(network.to(PATH)[0]?.body).toMatchObject({ client_info: { order_id: sip.order_id } });

  const { usr } = history.state as { usr: { selected_order: unknown } };
  visit('/orderEditCheckout/', { ...usr, request_mode: 'investmore' });
  await expect.element(main()).toMatchTextContent('You cannot invest more in this order right now');
});
