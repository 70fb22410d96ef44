import { closeAlert, describe, expect, page, test, visit, waitForPath } from '../../testing/app-test.tsx';

const WITH_SIPS = '9000000101';
const EMPTY = '9000000102';

const heading = () => page.getByRole('heading', { level: 1, name: 'Calendar of payments' });
const waiting = () => page.getByRole('region', { name: 'Waiting for your payment' });

describe('the calendar of a person with SIPs', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn(WITH_SIPS);
  });

  test('requests each list once, and shows debits, payouts and transfers by day', async ({ network }) => {
    visit('/paymentCalendar');
    await expect.element(heading()).toBeVisible();
    await expect.element(page.getByText(/SIP, debited under your mandate/).first()).toBeVisible();
    await expect.element(page.getByText(/SIP, paid by you/).first()).toBeVisible();
    await expect.element(page.getByText(/Payout of your SWP/).first()).toBeVisible();
    await expect.element(page.getByText(/Transfer between schemes/).first()).toBeVisible();
    expect(network.callsTo('order/list').map(({ body }) => body)).toEqual([
      { order_type: 'single' },
      { order_type: 'xsip' },
      { order_type: 'stp' },
    ]);
    expect(network.callsTo('master/bankaccountlist').map(({ body }) => body)).toEqual([{}]);
  });

  test('warns that the debits exceed the limit of the approved mandate', async () => {
    visit('/paymentCalendar');
    await expect.element(page.getByText(/^Debits of/)).toMatchTextContent(/your mandates allow ₹20,000 more/);
  });

  test('lists the SIP whose mandate is not approved yet without a day', async () => {
    visit('/paymentCalendar');
    await expect.element(page.getByRole('region', { name: 'No day yet' })).toMatchTextContent(/SC12/);
  });

  test('leads from an unpaid order to its payment', async () => {
    visit('/paymentCalendar');
    await waiting()
      .getByRole('button', { name: /^Pay now: .*SC04/ })
      .click();
    await waitForPath(/\/sipEditCheckout\/$/);
  });

  test('shows the other lists when one fails, and requests that one again [OM-324]', async ({ investor, network }) => {
    await investor.sandbox.injectFault({
      operation: 'listBankAccounts',
      kind: 'code',
      value: { code: '099', messageText: 'Not today' },
    });
    visit('/paymentCalendar');
    await closeAlert('Not today');
    await expect
      .element(page.getByText(/^We could not fetch/))
      .toMatchTextContent('We could not fetch your mandates. The calendar may be incomplete.');
    await expect.element(page.getByText(/SIP, debited under your mandate/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/^We could not fetch/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Debits of/)).toBeVisible();
    expect(network.callsTo('order/list')).toHaveLength(3);
    expect(network.callsTo('master/bankaccountlist')).toHaveLength(2);
  });
});

test('a person without orders has an empty calendar', async ({ investor }) => {
  await investor.signIn(EMPTY);
  visit('/paymentCalendar');
  await expect.element(page.getByText('No payments in the next three months')).toBeVisible();
});

test('an unreachable provider is an error in place with a retry', async ({ investor }) => {
  await investor.signIn(WITH_SIPS);
  for (const operation of ['listOrders', 'listBankAccounts'])
    await investor.sandbox.injectFault({ operation, kind: 'httpStatus', value: { status: 500 }, times: 3 });
  visit('/paymentCalendar');
  await expect.element(page.getByText('We could not fetch your payments')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/SIP, paid by you/).first()).toBeVisible();
});
