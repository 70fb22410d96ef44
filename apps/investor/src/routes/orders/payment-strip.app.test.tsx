import { i18n } from '@folioflow/flows/testing/texts';
import { describe, expect, page, test, visit, waitForPath } from '../../testing/app-test.tsx';
import type { Network } from '@folioflow/wiring/testing/network';
import { placeOrder } from '../../testing/steps/order.ts';
import { AT_AADHAAR } from '../../testing/test-data.ts';

const WITH_SIPS = '9000000101';
const WITH_HOLDINGS = '9000000117';
const EMPTY = '9000000102';
const listPath = 'order/list';

const strip = () => page.getByRole('region', { name: 'Payments ahead' });
const dialog = () => page.getByRole('alertdialog');

/** Refuses one of the two lists, until the returned function is called. */
function refuseList(network: Network): () => void {
  const removals = Array.from({ length: 4 }, () =>
    network.injectFault(listPath, () => Promise.resolve(Response.json({ code: '099', messageText: 'Not today' }))),
  );
  return () => removals.forEach((remove) => remove());
}

const retryButton = () => strip().getByRole('button', { name: 'Try again' });

describe('the portfolio of a person with SIPs', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn(WITH_SIPS);
  });

  test('shows the next debit and the number of unpaid orders, which the calendar lists', async ({ network }) => {
    visit('/portfolio');
    await expect.element(strip()).toMatchTextContent(/Next debit: ₹\d+,000 on \w{3}, \d+ \w{3} \d{4}/);
    await expect.element(strip()).toMatchTextContent(/\d orders are waiting for your payment\./);
    expect(network.callsTo(listPath).map(({ body }) => body)).toEqual([
      { order_type: 'single' },
      { order_type: 'xsip' },
    ]);
    await strip().getByRole('link', { name: 'See payments by day' }).click();
    await waitForPath(/\/paymentCalendar\/?$/);
    await expect.element(page.getByRole('region', { name: 'Waiting for your payment' })).toBeVisible();
  });

  test('says without a dialog that the payments could not be checked, and checks them by a retry', async ({
    network,
  }) => {
    const repair = refuseList(network);
    visit('/portfolio');
    await expect.element(strip().getByRole('status')).toMatchTextContent('We could not check your payments.');
    await expect.element(dialog()).not.toBeInTheDocument();
    await network.waitUntilQuiet();
    const earlier = network.calls.length;
    repair();
    await retryButton().click();
    await expect.element(strip()).toMatchTextContent(/Next debit: ₹/);
    // Nothing else is requested again.
    expect(network.calls.slice(earlier).map(({ path }) => path)).toEqual([listPath, listPath]);
  });
});

test('a person without holdings learns too that the payments could not be checked', async ({ investor, network }) => {
  await investor.signIn(EMPTY);
  const repair = refuseList(network);
  visit('/portfolio');
  await expect.element(strip().getByRole('status')).toMatchTextContent('We could not check your payments.');
  await expect.element(page.getByRole('link', { name: 'Start Investing' })).toBeVisible();
  repair();
  await retryButton().click();
  await expect.element(strip()).toMatchTextContent('No debit in the next three months.');
  await expect.element(strip()).toHaveFocus();
});

test('a person with holdings has each list of debits requested once', async ({ investor, network }) => {
  await investor.signIn(WITH_HOLDINGS);
  visit('/portfolio');
  await expect.element(page.getByRole('list', { name: i18n._('holdings.list') })).toBeVisible();
  await expect.element(strip()).toMatchTextContent(/Next debit: ₹/);
  await network.waitUntilQuiet();
  expect(network.callsTo(listPath).map(({ body }) => body)).toEqual([{ order_type: 'single' }, { order_type: 'xsip' }]);
});

test('a person whose first order is not paid opens its payment from the portfolio', async ({ investor }) => {
  await investor.signIn();
  await placeOrder('5000');
  visit('/portfolio');
  await expect.element(strip()).toMatchTextContent('1 order is waiting for your payment.');
  await expect.element(page.getByRole('link', { name: 'Start Investing' })).toBeVisible();
  await strip().getByRole('button', { name: 'Pay now' }).click();
  await waitForPath(/\/orderEditCheckout\/$/);
});

test('a person without orders sees no strip', async ({ investor, network }) => {
  await investor.signIn(EMPTY);
  visit('/portfolio');
  await expect.element(page.getByRole('link', { name: 'Start Investing' })).toBeVisible();
  expect(network.callsTo(listPath)).toHaveLength(2);
  await expect.element(strip()).not.toBeInTheDocument();
});

test('a person whose KYC is not finished sees the KYC alone', async ({ investor, network }) => {
  await investor.signIn(AT_AADHAAR);
  visit('/portfolio');
  await expect.element(page.getByText('Your KYC is at step 2 of 5: Aadhaar card.')).toBeVisible();
  await network.waitUntilQuiet();
  expect(network.callsTo(listPath)).toEqual([]);
  await expect.element(strip()).not.toBeInTheDocument();
});
