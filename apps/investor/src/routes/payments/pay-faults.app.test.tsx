import { i18n } from '@folioflow/flows/testing/texts';
import { pressDialogOk, closeAlert, expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { notFoundText } from '../../testing/steps/messages.ts';
import { NOT_FOUND } from '../../testing/test-data.ts';
import { placeOrder, payOrder } from '../../testing/steps/order.ts';

const initiatePath = 'order/payment/initiate';
const mainRegion = () => page.getByRole('main');
const storedOrderNumber = () => localStorage.getItem('payment_order_number');

/** Expects the text for an unknown payment, without the word "failed", and a link to the order list. */
async function expectUnknownPayment(): Promise<void> {
  await expect
    .element(
      mainRegion().getByRole('heading', {
        name: 'We could not confirm your payment',
      }),
    )
    .toBeVisible();
  await expect.element(mainRegion().getByText('Do not pay again yet')).toBeVisible();
  await expect.element(mainRegion().getByText(/failed/i)).toHaveLength(0);
  await expect
    .element(mainRegion().getByRole('link', { name: i18n._('payments.link.orderList') }))
    .toHaveAttribute('href', expect.stringMatching(/\/orderList\/?$/));
  expect(storedOrderNumber()).toBeNull();
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('an order with the mode paynow is paid on the payment page [OM-102]', async () => {
  await placeOrder('7777');
  expect((history.state as { usr: { request_mode: string } }).usr.request_mode).toBe('paynow');
  await payOrder('UPI', 'success@upi');
  await waitForPath(/\/paymentPage\/$/);
});

test('a lost connection leaves the payment unknown, with the not-found text on the page after the dialog, and starts no other payment', async ({
  network,
}) => {
  await placeOrder('6300');
  network.dropNextCall(initiatePath);
  await payOrder('DIRECT');
  await closeAlert(/could not be reached/);
  await expectUnknownPayment();
  await expect.element(notFoundText()).toBeVisible();
  expect(network.callsTo(initiatePath)).toHaveLength(1);
});

test('HTTP 500 shows each message as a notification and leaves the payment unknown', async ({ investor }) => {
  await placeOrder('6400');
  await investor.sandbox.injectFault({
    operation: 'initiatePayment',
    kind: 'httpStatus',
    value: { status: 500, errors: ['First failure', 'Second failure'] },
  });
  await payOrder('DIRECT');
  await expect.element(page.getByText('First failure')).toBeVisible();
  await expect.element(page.getByText('Second failure')).toBeVisible();
  await expectUnknownPayment();
  await expect.element(notFoundText()).toBeVisible();
});

test('an empty body shows "inter error" in a dialog and on the page, and leaves the payment unknown [OM-147 OM-341]', async ({
  investor,
}) => {
  await placeOrder('6500');
  await investor.sandbox.injectFault({
    operation: 'initiatePayment',
    kind: 'emptyBody',
  });
  await payOrder('DIRECT');
  await closeAlert('inter error');
  await expectUnknownPayment();
  await expect.element(mainRegion().getByText('inter error')).toBeVisible();
  await expect.element(mainRegion().getByRole('alert')).toHaveLength(0);
});

test('a body that cannot be read leaves the payment unknown', async ({ network }) => {
  await placeOrder('6600');
  network.answerWithText(initiatePath, '{"code":"000","is_redirect":');
  await payOrder('DIRECT');
  await expectUnknownPayment();
});

test('an address of no configured origin shows the not-found text and the link, and sends no form [OM-150]', async ({
  network,
}) => {
  await placeOrder('6650');
  network.rewriteAnswer(initiatePath, (answer) => ({ ...answer, actionUrl: 'https://gateway.example/pay' }));
  await payOrder('DIRECT');
  await expect.element(mainRegion().getByRole('alert')).toMatchTextContent(NOT_FOUND);
  await expect.element(mainRegion().getByText(i18n._('payments.payment.explain.notHandedOver'))).toBeVisible();
  await expect
    .element(mainRegion().getByRole('link', { name: i18n._('payments.link.orderList') }))
    .toHaveAttribute('href', expect.stringMatching(/\/orderList\/?$/));
  expect(storedOrderNumber()).toBeNull();
});

test('code 003 leads to sign-in without an alert', async ({ investor }) => {
  await placeOrder('6700');
  await investor.sandbox.injectFault({
    operation: 'initiatePayment',
    kind: 'code',
    value: {
      code: '003',
      messageText: 'Session ended',
      navigateScreen: 'signin',
      erase_token_id: true,
    },
  });
  await payOrder('DIRECT');
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
});

test('a lost status shows the not-found text, and Check again fetches it [OM-162]', async ({ network }) => {
  const status = 'order/payment/status';
  await placeOrder('6800');
  await network.waitUntilQuiet();
  // The page of the order has fetched the status too.
  const before = network.callsTo(status).length;
  const { usr } = history.state as { usr: { selected_order: { mf_order_number: string } } };
  localStorage.setItem('payment_order_number', usr.selected_order.mf_order_number);
  network.dropNextCall(status);
  visit('/paymentResponse');
  const unknown = mainRegion().getByText('We do not know the outcome of your payment yet');
  await expect.element(unknown).toBeVisible();
  await expect.element(notFoundText()).toBeVisible();
  expect(network.callsTo(status)).toHaveLength(before + 1);
  await pressDialogOk();
  await mainRegion()
    .getByRole('button', { name: i18n._('payments.status.check') })
    .click();
  await expect.element(mainRegion().getByText('This order has not been paid yet')).toBeVisible();
  await expect.element(unknown).toHaveLength(0);
  expect(network.callsTo(status)).toHaveLength(before + 2);
  expect(storedOrderNumber()).toBeNull();
});

test('a declined UPI request is found on the page of the request, which leads to another payment', async ({
  network,
}) => {
  await placeOrder('6900');
  await payOrder('UPI', 'failure@upi');
  await expect.element(mainRegion().getByRole('status')).toHaveTextContent('Approve ₹6,900 in your UPI app');
  await mainRegion()
    .getByRole('button', { name: i18n._('payments.upi.check') })
    .click();
  await expect.element(mainRegion().getByRole('alert')).toHaveTextContent('Your payment of ₹6,900 failed');
  expect(network.callsTo(initiatePath)).toHaveLength(1);
  await mainRegion()
    .getByRole('button', { name: i18n._('payments.status.payAgain') })
    .click();
  await waitForPath(/\/orderEditCheckout\/?$/);
  await expect.element(mainRegion().getByRole('radio', { name: /UPI/ })).toBeVisible();
});
