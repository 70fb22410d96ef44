import {
  pressDialogOk,
  button,
  expect,
  field,
  waitForPath,
  page,
  reload,
  test,
  visit,
} from '../../testing/app-test.tsx';
import {
  additionAmountField,
  confirmAddition,
  confirmAdditionButton,
  orderCount,
  startInvestMore,
} from '../../testing/steps/addition.ts';
import { checkAgainButton } from '../../testing/steps/messages.ts';
import { leaveRepetitionButton, repeatQuestion } from '../../testing/steps/order.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const PATH = 'order/additional';

const mainRegion = () => page.getByRole('main');
const agreement = () => page.getByRole('region', { name: 'What happens next' });
const paymentHeading = () => page.getByRole('heading', { level: 1, name: 'Pay for your order' });
const paymentMode = (name: string) => page.getByRole('radio', { name, exact: false });
const payButton = () => page.getByRole('button', { name: /^Pay/ });

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('the terms are shown before the order, which is placed once for two presses and then paid [OM-003 OM-013 OM-039 OM-121 OM-123 OM-126 OM-127 OM-128 OM-129 OM-130 OM-132]', async ({
  network,
  investor,
}) => {
  const order = await startInvestMore(network);
  await waitForPath(/\/orderEditCheckout\/?$/);
  expect((history.state as { usr: unknown }).usr).toMatchObject({
    request_mode: 'investmore',
    selected_order: { order_id: order.order_id },
  });
  const before = orderCount((await investor.sandbox.effects()).rows);
  await expect.element(agreement()).toMatchTextContent('You buy more units');
  await expect.element(agreement()).not.toMatchTextContent('once');
  const least = Number(order.mf_order_minimum_investment_amount);
  await additionAmountField().fill(`${String(least - 1)}.999`);
  await expect.element(confirmAdditionButton()).toBeDisabled();
  await additionAmountField().fill(String(least));
  await expect.element(confirmAdditionButton()).toBeEnabled();
  await additionAmountField().fill('5000');
  await expect.element(agreement()).toMatchTextContent(/₹5,000, one time.*No money leaves.*NAV of/);
  expect(network.callsTo(PATH)).toEqual([]);
  const letGo = network.delayNextCall(PATH);
  const confirm = confirmAdditionButton().element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(confirmAdditionButton()).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect.element(paymentHeading()).toBeVisible();
  expect(network.callsTo(PATH).map(({ body }) => body)).toEqual([
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
  expect(network.callsTo(PATH)[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);

  await expect.element(mainRegion()).toMatchTextContent(/₹5,000.*Pay from/);
  await expect.element(payButton()).toBeDisabled();
  await paymentMode('UPI').click();
  await expect.element(payButton()).toBeDisabled();
  await field('UPI ID').fill('asha@okbank');
  await expect.element(payButton()).toBeEnabled();

  reload();
  await expect.element(paymentHeading()).toBeVisible();
  await paymentMode('Net banking').click();
  await payButton().click();
  await waitForPath(/\/paymentPage\/?$/);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('a fraction of a paisa shows an error at the amount, and no order is placed', async ({ network, investor }) => {
  const order = await startInvestMore(network);
  const least = Number(order.mf_order_minimum_investment_amount);
  const before = orderCount((await investor.sandbox.effects()).rows);
  for (const typed of [`${String(least)}.567`, `${String(least)}.004`]) {
    await additionAmountField().fill(typed);
    await expect.element(additionAmountField()).toHaveAccessibleDescription(/Enter at most two decimals/);
    await confirmAdditionButton().click();
    await expect.element(additionAmountField()).toHaveFocus();
  }
  expect(network.callsTo(PATH)).toEqual([]);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before);
  await additionAmountField().fill(`${String(least)}.56`);
  await confirmAdditionButton().click();
  await expect.element(mainRegion()).toMatchTextContent(/\.56.*Pay from/);
});

test('Back from the payment leads to the list and Forward to the payment, without a second order', async ({
  network,
}) => {
  await startInvestMore(network);
  await confirmAddition('5000');
  await expect.element(paymentHeading()).toBeVisible();
  history.back();
  await waitForPath(/\/orderList\/?$/);
  history.forward();
  await expect.element(paymentHeading()).toBeVisible();
  expect(network.callsTo(PATH)).toHaveLength(1);
});

test('an order with a lost answer is found in the list of orders, and there is one order', async ({
  network,
  investor,
}) => {
  await startInvestMore(network);
  const before = orderCount((await investor.sandbox.effects()).rows);
  network.loseAnswer(PATH);
  await confirmAddition('5000');
  await pressDialogOk();
  await checkAgainButton().click();
  await expect.element(paymentHeading()).toBeVisible();
  await expect.element(mainRegion()).toMatchTextContent('₹5,000');
  expect(network.callsTo(PATH)).toHaveLength(1);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('the same amount after a lost answer is sent with the same key', async ({ network, investor }) => {
  await startInvestMore(network);
  const before = orderCount((await investor.sandbox.effects()).rows);
  network.dropNextCall(PATH);
  await confirmAddition('5000');
  await pressDialogOk();
  await checkAgainButton().click();
  await expect.element(mainRegion()).toMatchTextContent(/This order is not in your order list/);
  await confirmAdditionButton().click();
  await expect.element(paymentHeading()).toBeVisible();
  expect(new Set(network.callsTo(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('a reload during an order shows a warning, and the order asks before it is repeated', async ({
  network,
  investor,
}) => {
  await startInvestMore(network);
  const before = orderCount((await investor.sandbox.effects()).rows);
  const arrived = network.deliverWithoutAnswer(PATH);
  await confirmAddition('5000');
  await arrived;
  reload();
  await pressDialogOk();
  await confirmAddition('5000');
  await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same order at /);
  await leaveRepetitionButton().click();
  await expect.element(confirmAdditionButton()).toBeEnabled();
  expect(network.callsTo(PATH)).toHaveLength(1);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 1);

  await confirmAdditionButton().click();
  await button('Place another').click();
  await expect.element(paymentHeading()).toBeVisible();
  expect(new Set(network.callsTo(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 2);
});

test('a reload after an order that was not received shows a warning, and the order is sent with the same key', async ({
  network,
  investor,
}) => {
  await startInvestMore(network);
  const before = orderCount((await investor.sandbox.effects()).rows);
  network.dropNextCall(PATH);
  await confirmAddition('5000');
  await pressDialogOk();
  reload();
  await pressDialogOk();
  await confirmAddition('5000');
  await expect.element(paymentHeading()).toBeVisible();
  expect(new Set(network.callsTo(PATH).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(orderCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('a SIP accepts more at its own address; an order that accepts no more shows a text [OM-016 OM-048]', async ({
  network,
}) => {
  const sip = await startInvestMore(network, '/sipList');
  await waitForPath(/\/sipEditCheckout\/?$/);
  await confirmAddition('5000');
  await expect.element(paymentHeading()).toBeVisible();
  expect(network.callsTo(PATH)[0]?.body).toMatchObject({ client_info: { order_id: sip.order_id } });

  const { usr } = history.state as { usr: { selected_order: unknown } };
  visit('/orderEditCheckout/', { ...usr, request_mode: 'investmore' });
  await expect.element(mainRegion()).toMatchTextContent('You cannot invest more in this order right now');
});
