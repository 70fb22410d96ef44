import { acknowledge, button, closeAlert, expect, page, reload, test, visit } from '../../testing/app-test.tsx';
import { watchlistPaths, WITH_WATCHLISTS } from '../../testing/steps/watchlists.ts';

const ORDER = 'payment/schemeadvise/order';
const picker = () => page.getByLabelText('Select Your WatchList');
const dialog = (name: string) => page.getByRole('dialog', { name });
const advisors = () => dialog('Choose your scheme advisor');
const plans = () => dialog('Choose your price plan');
const unconfirmed = () => dialog('You have paid, but the payment is not confirmed yet');
const checkout = () => dialog('Pay Folioflow');
const inDialog = (of: ReturnType<typeof dialog>, name: string) => of.getByRole('button', { name, exact: true });
const confirmed = 'You are subscribed to expert advice for Tax saving.';

async function pickList(name = 'Tax saving', path = '/schemeWatchList') {
  visit(path);
  await picker().selectOptions(name);
}

/** From the list to the open window of the checkout. */
async function openCheckout(plan = /^Yearly/) {
  await button('Ask Expert Advise').click();
  await expect.element(inDialog(advisors(), 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: /^Anita Rao/ }).click();
  await inDialog(advisors(), 'Continue').click();
  await expect.element(inDialog(plans(), 'Continue')).toBeDisabled();
  await page.getByRole('radio', { name: plan }).click();
  const more = inDialog(plans(), 'Continue').element() as HTMLButtonElement;
  more.click();
  more.click();
  await expect.element(checkout()).toBeVisible();
}
const pay = (how = 'Pay') => inDialog(checkout(), how).click();

test('advice is bought: an advisor, a plan, the window of the checkout, one order and one confirmation, and the list is subscribed [DO-189 DO-213 DO-214 DO-215 DO-217 DO-218 DO-219 DO-221 DO-222 DO-223 DO-224 DO-225 DO-402 DO-403]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickList();
  await openCheckout();
  await expect.element(plans()).not.toBeInTheDocument();
  await expect.element(checkout().getByText('₹1,999.00')).toBeVisible();
  await pay();
  await closeAlert(confirmed);
  await expect.element(button('You are Subscribed for Expert Advise')).toBeDisabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [create, confirm, ...more] = network.to(ORDER);
  expect(more).toEqual([]);
  const asked = {
    selected_watchlist: { label: 'Tax saving' },
    pricing_plan: { id: 'P2' },
    scheme_advisor: { _id: 'A1' },
    watchlist_name: 'Tax saving',
  };
  expect(create?.body).toMatchObject({ ...asked, request_mode: 'create order' });
  const payment = (confirm?.body['payment_order_response'] ?? {}) as Record<string, string>;
  expect(payment['order_id']).toMatch(/^order_/);
  expect(confirm?.body).toMatchObject({ ...asked, request_mode: 'confirm order' });
  expect(payment['order_id']).toBe(payment['razorpay_order_id']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('advice'))).toEqual([]);
});

test('the page of the adviser sells it too, and Cancel goes back a dialog at a time without a call, in the end to the button that asked [DO-216 DO-220]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickList('Later', '/advisorAdviseList');
  await button('Ask Expert Advise').click();
  await page.getByRole('radio', { name: /^Suresh Menon/ }).click();
  await inDialog(advisors(), 'Continue').click();
  await inDialog(plans(), 'Cancel').click();
  await expect.element(page.getByRole('radio', { name: /^Suresh Menon/ })).toBeChecked();
  await inDialog(advisors(), 'Cancel').click();
  await expect.element(advisors()).not.toBeInTheDocument();
  await expect.element(button('Ask Expert Advise')).toBeEnabled();
  await expect.element(button('Ask Expert Advise')).toHaveFocus();
  expect(network.to(ORDER)).toEqual([]);
});

test('a script that did not come with the page is asked for again; a checkout that is closed leads back to the plan, one whose attempt failed stays, and the next attempt pays [DO-226]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  delete window.Razorpay;
  await pickList();
  await openCheckout();
  await pay('Close');
  await expect.element(plans()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await inDialog(plans(), 'Continue').click();
  await pay('Fail');
  await expect.element(checkout().getByText(/declined by the bank/)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(network.to(ORDER)).toHaveLength(2);
  await pay();
  await closeAlert(confirmed);
});

test('a payment whose confirmation was lost is not paid again: not by a retry, not after a reload, and the next answer confirms it', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickList();
  await openCheckout(/^Monthly/);
  network.cutOff(ORDER);
  await pay();
  await acknowledge();
  await expect.element(unconfirmed().getByText('₹199.00')).toBeVisible();
  reload();
  await expect.element(unconfirmed()).toBeVisible();
  await inDialog(unconfirmed(), 'Close').click();
  await button('Ask Expert Advise').click();
  await expect.element(advisors()).not.toBeInTheDocument();
  network.loseAnswer(ORDER);
  await inDialog(unconfirmed(), 'Confirm again').click();
  await acknowledge();
  await inDialog(unconfirmed(), 'Confirm again').click();
  await closeAlert(confirmed);
  await expect.element(button('You are Subscribed for Expert Advise')).toBeDisabled();
  const [create, ...confirmations] = network.to(ORDER).map(({ body }) => body as Record<string, unknown>);
  expect(create).toMatchObject({ request_mode: 'create order' });
  expect(new Set(confirmations.map(({ payment_order_response }) => JSON.stringify(payment_order_response))).size).toBe(
    1,
  );
  expect(confirmations.length).toBeGreaterThan(1);
});

test('a payment that the provider refuses shows its numbers; one that it knows of is not asked for again: the dialogs close, and the lists are asked for anew', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickList();
  await openCheckout();
  await pay('Pay with wrong signature');
  await closeAlert('This payment could not be confirmed.');
  await expect.element(unconfirmed().getByText(/^pay_/)).toBeVisible();
  await inDialog(unconfirmed(), 'Close').click();
  await button('Ask Expert Advise').click();
  await page.getByRole('radio', { name: /^Anita Rao/ }).click();
  await inDialog(advisors(), 'Continue').click();
  await page.getByRole('radio', { name: /^Monthly/ }).click();
  const before = network.to(watchlistPaths.own).length;
  await inDialog(plans(), 'Continue').click();
  await closeAlert('This watchlist is paid for already; its payment waits to be confirmed.');
  await expect.element(plans()).not.toBeInTheDocument();
  await expect.element(checkout()).not.toBeInTheDocument();
  await expect.poll(() => network.to(watchlistPaths.own).length).toBe(before + 1);
});

test('a payment whose confirmation a reload interrupts is shown as paid, and is neither paid nor confirmed a second time', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await pickList();
  await openCheckout();
  const arrived = network.arrives(ORDER);
  await pay();
  await arrived;
  reload();
  await expect.element(button('You are Subscribed for Expert Advise')).toBeDisabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(network.to(ORDER)).toHaveLength(2);
});
