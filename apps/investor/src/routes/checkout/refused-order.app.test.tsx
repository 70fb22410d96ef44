import { i18n } from '@folioflow/flows/testing/texts';
import { closeAlert, expect, page, reload, test, waitForPath } from '../../testing/app-test.tsx';
import { additionAmountField, confirmAddition, startInvestMore } from '../../testing/steps/addition.ts';
import {
  chooseNomineeAndAskForCode,
  confirmOrder,
  createOrderButton,
  invest,
  orderCodeField,
} from '../../testing/steps/order.ts';

const REASON = 'Order rejected by exchange';
const rejection = { kind: 'code', value: { code: '071', messageText: REASON } } as const;

const main = () => page.getByRole('main');
const alert = () => page.getByRole('alertdialog');
const EFFECT = `${REASON} ${i18n._('common.unchanged.order')}`;

test('a refused order is an alert with its effect, and its OK leads to the review of the same order with a new key [DO-278 OM-324]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await invest('5600');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({ operation: 'createSingleOrder', ...rejection });
  await confirmOrder();
  await expect.element(alert()).toMatchTextContent(EFFECT);
  expect(network.callsTo('order/create')).toHaveLength(1);

  await closeAlert(EFFECT);
  await expect.element(createOrderButton()).toBeVisible();
  await expect.element(main()).toMatchTextContent('₹5,600');
  // The sentence stays by the button, and is not announced again.
  await expect.element(main().getByText(EFFECT)).toBeVisible();
  await expect.element(main().getByRole('alert')).toHaveLength(0);
  await createOrderButton().click();
  await expect.element(orderCodeField()).toHaveValue('');
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
  const [first, second] = network.callsTo('order/create').map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/./);
  expect(second).not.toBe(first);
});

test('a checkout that the provider no longer allows shows the reason and a link, and requests no code [INV-21]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await invest('5800');
  const reason = 'You have a pending order. Please complete or cancel it first.';
  network.rewriteAnswer('master/scheme/statistics', (answer) => ({
    ...answer,
    is_pending_order: true,
    order_checkout_validation_message: reason,
    order_checkout_redirect_url: './orderList/',
  }));
  reload();
  await expect.element(main().getByText(reason)).toBeVisible();
  await expect.element(main().getByRole('link')).toHaveAttribute('href', '/orderList');
  await expect.element(main().getByRole('radio')).toHaveLength(0);
  expect(network.callsTo('user/2factor/sendotp')).toEqual([]);
});

test('an order whose answer was lost is not stated as refused', async ({ investor }) => {
  await investor.signIn();
  await invest('5700');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
    operation: 'createSingleOrder',
    kind: 'dropConnection',
    value: 'after',
    times: 1,
  });
  await confirmOrder();
  await expect.element(page.getByRole('link', { name: i18n._('checkout.order.checkList') })).toBeVisible();
  await expect.element(page.getByText(i18n._('common.unchanged.order'))).not.toBeInTheDocument();
});

test('a refused additional investment is an alert, and preserves its amount', async ({ investor, network }) => {
  await investor.signIn('9000000101');
  await startInvestMore(network);
  await investor.sandbox.injectFault({ operation: 'createAdditionalOrder', ...rejection });
  await confirmAddition('5000');
  await expect.element(alert()).toMatchTextContent(EFFECT);
  await closeAlert(EFFECT);
  await expect.element(additionAmountField()).toHaveValue('5,000');
});
