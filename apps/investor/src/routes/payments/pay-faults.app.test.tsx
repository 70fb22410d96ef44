import { acknowledge, closeAlert, expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { placeOrder, payBy } from '../../testing/steps/order.ts';

const initiate = 'order/payment/initiate';
const main = () => page.getByRole('main');
const numberKept = () => localStorage.getItem('payment_order_number');

/** Whether money is out is not known: the word "failed" is not said, and the order list is the way on. */
async function isUnknown(): Promise<void> {
  await expect
    .element(
      main().getByRole('heading', {
        name: 'We could not confirm your payment',
      }),
    )
    .toBeVisible();
  await expect.element(main().getByText('Do not pay again yet')).toBeVisible();
  await expect.element(main().getByText(/failed/i)).toHaveLength(0);
  await expect
    .element(main().getByRole('link', { name: 'Go to Order List' }))
    .toHaveAttribute('href', expect.stringMatching(/\/orderList\/?$/));
  expect(numberKept()).toBeNull();
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('an order that is created with the mode paynow is paid on the payment page [OM-102]', async () => {
  await placeOrder('7777');
  expect((history.state as { usr: { request_mode: string } }).usr.request_mode).toBe('paynow');
  await payBy('UPI', 'success@upi');
  await isAt(/\/paymentPage\/$/);
});

test('cut off: nobody knows whether a payment is under way, and none is started by itself', async ({ network }) => {
  await placeOrder('6300');
  network.cutOff(initiate);
  await payBy('DIRECT');
  await isUnknown();
  await expect.element(main().getByText(/could not be found/)).toHaveLength(0);
  expect(network.to(initiate)).toHaveLength(1);
});

test('HTTP 500: each message is a notification, and the payment is unknown, not refused', async ({ investor }) => {
  await placeOrder('6400');
  await investor.sandbox.fault({
    operation: 'initiatePayment',
    kind: 'httpStatus',
    value: { status: 500, errors: ['First failure', 'Second failure'] },
  });
  await payBy('DIRECT');
  await expect.element(page.getByText('It reported: First failure')).toBeVisible();
  await expect.element(page.getByText('It reported: Second failure')).toBeVisible();
  await isUnknown();
});

test('an empty body is "inter error", and the payment is unknown, not refused', async ({ investor }) => {
  await placeOrder('6500');
  await investor.sandbox.fault({
    operation: 'initiatePayment',
    kind: 'emptyBody',
  });
  await payBy('DIRECT');
  await closeAlert('inter error');
  await isUnknown();
});

test('a body that cannot be read leaves the payment unknown', async ({ network }) => {
  await placeOrder('6600');
  network.answerUnreadably(initiate, '{"code":"000","is_redirect":');
  await payBy('DIRECT');
  await isUnknown();
});

test('code 003 leads to sign-in without an alert', async ({ investor }) => {
  await placeOrder('6700');
  await investor.sandbox.fault({
    operation: 'initiatePayment',
    kind: 'code',
    value: {
      code: '003',
      messageText: 'Session ended',
      navigateScreen: 'signin',
      erase_token_id: true,
    },
  });
  await payBy('DIRECT');
  await isAt(/\/signin\/$/);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
});

test('the status of a payment whose outcome is open is asked for again, when the investor wants it', async ({
  network,
}) => {
  const status = 'order/payment/status';
  await placeOrder('6800');
  await network.quiet();
  // The page of the order has asked for it there too.
  const before = network.to(status).length;
  const { usr } = history.state as { usr: { selected_order: { mf_order_number: string } } };
  localStorage.setItem('payment_order_number', usr.selected_order.mf_order_number);
  network.cutOff(status);
  visit('/paymentResponse');
  const unknown = main().getByText('We do not know the outcome of your payment yet');
  await expect.element(unknown).toBeVisible();
  await expect.element(main().getByText(/could not be found/)).toHaveLength(0);
  expect(network.to(status)).toHaveLength(before + 1);
  await acknowledge();
  await main().getByRole('button', { name: 'Check again' }).click();
  await expect.element(main().getByText('This order has not been paid yet')).toBeVisible();
  await expect.element(unknown).toHaveLength(0);
  expect(network.to(status)).toHaveLength(before + 2);
  expect(numberKept()).toBeNull();
});
