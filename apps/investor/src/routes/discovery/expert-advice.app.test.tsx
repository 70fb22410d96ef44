import { pressDialogOk, button, closeAlert, expect, page, reload, test, visit } from '../../testing/app-test.tsx';
import { watchlistPaths, watchlistPicker, WITH_WATCHLISTS } from '../../testing/steps/watchlists.ts';

const ORDER = 'payment/schemeadvise/order';
const dialogNamed = (name: string) => page.getByRole('dialog', { name });
const advisorDialog = () => dialogNamed('Choose your scheme advisor');
const planDialog = () => dialogNamed('Choose your price plan');
const unconfirmedDialog = () => dialogNamed('You have paid, but the payment is not confirmed yet');
const checkoutDialog = () => dialogNamed('Pay Folioflow');
const dialogButton = (of: ReturnType<typeof dialogNamed>, name: string) =>
  of.getByRole('button', { name, exact: true });
const SUBSCRIBED_TEXT = 'You are subscribed to expert advice for Tax saving.';

async function pickWatchlist(name = 'Tax saving', path = '/schemeWatchList') {
  visit(path);
  await watchlistPicker().selectOptions(name);
}

/** Leads from the list to the open window of the checkout. */
async function openCheckout(plan = /^Yearly/) {
  await button('Ask Expert Advice').click();
  await expect.element(dialogButton(advisorDialog(), 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: /^Anita Rao/ }).click();
  await dialogButton(advisorDialog(), 'Continue').click();
  await expect.element(dialogButton(planDialog(), 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: plan }).click();
  const more = dialogButton(planDialog(), 'Continue').element() as HTMLButtonElement;
  more.click();
  more.click();
  await expect.element(checkoutDialog()).toBeVisible();
}
const pressCheckoutButton = (how = 'Pay') => dialogButton(checkoutDialog(), how).click();

test('buying advice by advisor, plan and checkout sends one order and one confirmation and subscribes the list [DO-189 DO-213 DO-214 DO-215 DO-217 DO-218 DO-219 DO-221 DO-222 DO-223 DO-224 DO-225 DO-402 DO-403]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickWatchlist();
  await openCheckout();
  await expect.element(planDialog()).not.toBeInTheDocument();
  await expect.element(checkoutDialog().getByText('₹1,999.00', { exact: true })).toBeVisible();
  await pressCheckoutButton();
  await closeAlert(SUBSCRIBED_TEXT);
  await expect.element(button('You are Subscribed for Expert Advice')).toBeDisabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [create, confirm, ...more] = network.callsTo(ORDER);
  expect(more).toEqual([]);
  const requestBody = {
    selected_watchlist: { label: 'Tax saving' },
    pricing_plan: { id: 'P2' },
    scheme_advisor: { _id: 'A1' },
    watchlist_name: 'Tax saving',
  };
  expect(create?.body).toMatchObject({ ...requestBody, request_mode: 'create order' });
  const payment = (confirm?.body['payment_order_response'] ?? {}) as Record<string, string>;
  expect(payment['order_id']).toMatch(/^order_/);
  expect(confirm?.body).toMatchObject({ ...requestBody, request_mode: 'confirm order' });
  expect(payment['order_id']).toBe(payment['razorpay_order_id']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('advice'))).toEqual([]);
});

test('the adviser page offers advice too; Cancel closes one dialog at a time without a call and returns the focus to the button [DO-216 DO-220]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickWatchlist('Later', '/advisorAdviseList');
  await button('Ask Expert Advice').click();
  await page.getByRole('radio', { name: /^Suresh Menon/ }).click();
  await dialogButton(advisorDialog(), 'Continue').click();
  await dialogButton(planDialog(), 'Cancel').click();
  await expect.element(page.getByRole('radio', { name: /^Suresh Menon/ })).toBeChecked();
  await dialogButton(advisorDialog(), 'Cancel').click();
  await expect.element(advisorDialog()).not.toBeInTheDocument();
  await expect.element(button('Ask Expert Advice')).toBeEnabled();
  await expect.element(button('Ask Expert Advice')).toHaveFocus();
  expect(network.callsTo(ORDER)).toEqual([]);
});

test('a missing script is fetched again; closing the checkout returns to the plan, and after a failed attempt the next one pays [DO-226]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  delete window.Razorpay;
  await pickWatchlist();
  await openCheckout();
  await pressCheckoutButton('Close');
  await expect.element(planDialog()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await dialogButton(planDialog(), 'Continue').click();
  await pressCheckoutButton('Fail');
  await expect.element(checkoutDialog().getByText(/declined by the bank/)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(network.callsTo(ORDER)).toHaveLength(2);
  await pressCheckoutButton();
  await closeAlert(SUBSCRIBED_TEXT);
});

test('a payment with a lost confirmation is not repeated by a retry or a reload, and the next answer confirms it', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickWatchlist();
  await openCheckout(/^Monthly/);
  network.dropNextCall(ORDER);
  await pressCheckoutButton();
  await pressDialogOk();
  await expect.element(unconfirmedDialog().getByText('₹199', { exact: true })).toBeVisible();
  reload();
  await expect.element(unconfirmedDialog()).toBeVisible();
  await dialogButton(unconfirmedDialog(), 'Close').click();
  await button('Ask Expert Advice').click();
  await expect.element(advisorDialog()).not.toBeInTheDocument();
  network.loseAnswer(ORDER);
  await dialogButton(unconfirmedDialog(), 'Confirm again').click();
  await pressDialogOk();
  await dialogButton(unconfirmedDialog(), 'Confirm again').click();
  await closeAlert(SUBSCRIBED_TEXT);
  await expect.element(button('You are Subscribed for Expert Advice')).toBeDisabled();
  const [create, ...confirmations] = network.callsTo(ORDER).map(({ body }) => body as Record<string, unknown>);
  expect(create).toMatchObject({ request_mode: 'create order' });
  expect(new Set(confirmations.map(({ payment_order_response }) => JSON.stringify(payment_order_response))).size).toBe(
    1,
  );
  expect(confirmations.length).toBeGreaterThan(1);
});

test('a refused payment shows its ids; a payment that the provider knows closes the dialogs and fetches the lists again', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickWatchlist();
  await openCheckout();
  await pressCheckoutButton('Pay with wrong signature');
  await closeAlert('This payment could not be confirmed.');
  await expect.element(unconfirmedDialog().getByText(/^pay_/)).toBeVisible();
  await dialogButton(unconfirmedDialog(), 'Close').click();
  await button('Ask Expert Advice').click();
  await page.getByRole('radio', { name: /^Anita Rao/ }).click();
  await dialogButton(advisorDialog(), 'Continue').click();
  await page.getByRole('radio', { name: /^Monthly/ }).click();
  const before = network.callsTo(watchlistPaths.own).length;
  await dialogButton(planDialog(), 'Continue').click();
  await closeAlert('You have already paid for this watchlist. The payment is waiting for confirmation.');
  await expect.element(planDialog()).not.toBeInTheDocument();
  await expect.element(checkoutDialog()).not.toBeInTheDocument();
  await expect.poll(() => network.callsTo(watchlistPaths.own).length).toBe(before + 1);
});

test('a payment whose confirmation a reload interrupted is shown as paid and is not repeated', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickWatchlist();
  await openCheckout();
  const arrived = network.deliverWithoutAnswer(ORDER);
  await pressCheckoutButton();
  await arrived;
  reload();
  await expect.element(button('You are Subscribed for Expert Advice')).toBeDisabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(network.callsTo(ORDER)).toHaveLength(2);
});
