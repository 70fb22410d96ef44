import { expect, field, waitForPath, page, READY, reload, test, userEvent, visit } from '../../testing/app-test.tsx';
import { chartPath } from '../../testing/test-data.ts';
import { createSipState } from '../../testing/steps/sip.ts';

const E_SIGN_MISSING = '9000000105';
const ORDER_PENDING = '9000000107';
const SHORT_REDIRECT = '9000000112';

const STATISTICS = 'master/scheme/statistics';
const HIGH_RANGE = {
  display_text: '₹1,00,000 and above',
  minimum_installment_amount: 100_000,
  maximum_installment_amount: 0,
};
const sipTermsOf = (answer: Record<string, unknown>) => answer['sip_order_terms'] as readonly Record<string, unknown>[];

const amountField = () => field('Amount of each instalment');
const startButton = () => page.getByRole('button', { name: /^Start SIP/ });
const dateButton = () => page.getByRole('button', { name: /^SIP payment date/ });
const dateDialog = () => page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
const offeredDates = () => dateDialog().getByRole('button', { name: /, starting on / });

test.beforeEach(() => page.viewport(1280, 800));
test.afterEach(() => page.viewport(414, 896));

async function openInvestPanel(): Promise<void> {
  visit(chartPath);
  await expect.element(page.getByRole('tab', { name: 'INVEST IN SIP' })).toHaveAttribute('aria-selected', 'true');
}

/** Changes every preset, and enters the amount. */
async function fillInSip(): Promise<void> {
  await amountField().fill('5000');
  await field('Number of instalments').fill('24');
  await dateButton().click();
  await offeredDates().last().click();
}

test('Start SIP needs only an amount of at least the minimum, names amount and day, and leads to the checkout [DO-121 DO-124]', async ({
  investor,
}) => {
  await investor.signIn(READY);
  await openInvestPanel();
  await expect.element(startButton()).toBeDisabled();
  await amountField().fill('499');
  await expect.element(startButton()).toBeDisabled();
  await amountField().fill('500');
  await expect.element(startButton()).toMatchTextContent(/^Start SIP: ₹500 on the \d+(st|nd|rd|th) of each month$/);
  await startButton().click();
  await waitForPath(/\/sipCheckout\/$/);
  await expect.element(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
});

test('frequency, range, date and number of instalments are visible and preset, and nothing is disabled [DO-103 DO-104 DO-105 DO-106 DO-115 DO-116]', async ({
  investor,
}) => {
  await investor.signIn(READY);
  await openInvestPanel();
  await expect.element(field('Frequency')).toHaveDisplayValue('Monthly');
  await expect.element(field('Investment range')).toHaveDisplayValue('₹500 to ₹50,000');
  await expect.element(dateButton()).toMatchTextContent(/ of every month$/);
  await expect.element(field('Number of instalments')).toHaveValue('12');
  for (const control of [field('Frequency'), field('Investment range'), dateButton(), amountField()]) {
    await expect.element(control).toBeVisible();
    await expect.element(control).toBeEnabled();
  }
  await amountField().fill('500');
  await expect.element(startButton()).toBeEnabled();
});

test('an amount selects the range that allows it [DO-104]', async ({ investor, network }) => {
  await investor.signIn(READY);
  network.rewriteAnswer(STATISTICS, (answer) => ({
    ...answer,
    sip_order_terms: sipTermsOf(answer).flatMap((range) => [range, { ...range, ...HIGH_RANGE }]),
  }));
  await openInvestPanel();
  await amountField().fill('150000');
  await expect.element(field('Investment range')).toHaveDisplayValue(HIGH_RANGE.display_text);
  await amountField().fill('1500');
  await expect.element(field('Investment range')).toHaveDisplayValue('₹500 to ₹50,000');
});

test('without a monthly SIP, range, date, amount and Start SIP are disabled until frequency and range are chosen [DO-103 DO-104 DO-115 DO-116]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  network.rewriteAnswer(STATISTICS, (answer) => ({
    ...answer,
    sip_order_frequency: [
      { value: 'WEEKLY', label: 'Weekly' },
      { value: 'QUARTERLY', label: 'Quarterly' },
    ],
    sip_order_terms: sipTermsOf(answer).filter((range) => range['sip_frequency'] !== 'MONTHLY'),
  }));
  await openInvestPanel();
  for (const control of [field('Investment range'), dateButton(), amountField(), startButton()])
    await expect.element(control).toBeDisabled();
  await userEvent.selectOptions(field('Frequency'), 'Quarterly');
  await userEvent.selectOptions(field('Investment range'), '₹500 to ₹50,000');
  await expect.element(dateButton()).toBeEnabled();
  await amountField().fill('500');
  await expect.element(startButton()).toBeEnabled();
});

test('days that the scheme does not offer are shown as unavailable [DO-108 DO-109]', async ({ investor }) => {
  await investor.signIn(READY);
  await openInvestPanel();
  await dateButton().click();
  await expect.element(dateDialog().getByRole('gridcell')).toHaveLength(28);
  const days = offeredDates()
    .elements()
    .map((day) => Number.parseInt(day.getAttribute('aria-label') ?? day.textContent, 10));
  expect(days).toEqual([1, 5, 10, 13, 14, 15, 28]);
  await expect
    .element(dateDialog().getByRole('button', { name: '2, not available', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('an investor without an e-sign is redirected to it, as with a lumpsum [DO-125]', async ({ investor, network }) => {
  await investor.signIn(E_SIGN_MISSING);
  await openInvestPanel();
  await fillInSip();
  await startButton().click();
  await waitForPath(/\/esignkycVerification\/?$/i);
  expect(network.callsTo('master/bankaccountlist')).toEqual([]);
});

test('a redirect of six letters is ignored, and Start SIP remains disabled [DO-125]', async ({ investor }) => {
  await investor.signIn(SHORT_REDIRECT);
  await openInvestPanel();
  await fillInSip();
  await expect.element(startButton()).toBeDisabled();
});

test('a redirect to no page of the app is an alert, and the page stays with its entries [DO-125]', async ({
  investor,
  network,
}) => {
  await investor.signIn(SHORT_REDIRECT);
  network.rewriteAnswer(STATISTICS, (answer) => ({ ...answer, order_checkout_redirect_url: 'somewhere' }));
  await openInvestPanel();
  await fillInSip();
  await startButton().click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent('Sorry the information you are looking for could not be found');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(amountField()).toHaveValue('5,000');
});

test('with a pending order Start SIP is disabled, and the checkout shows the reason [DO-146]', async ({ investor }) => {
  await investor.signIn(ORDER_PENDING);
  await openInvestPanel();
  await fillInSip();
  await expect.element(startButton()).toBeDisabled();
  visit('/sipCheckout', createSipState());
  await expect.element(page.getByText('You cannot place this order right now')).toBeVisible();
});

test('Back from the checkout and a reload restore the entries; another visit of the page does not', async ({
  investor,
}) => {
  await investor.signIn(READY);
  await openInvestPanel();
  await fillInSip();
  await expect.element(startButton()).toBeEnabled();
  const picked = dateButton().element().textContent;
  await startButton().click();
  await waitForPath(/\/sipCheckout\/$/);
  await expect.element(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
  history.back();
  const expectEntriesRestored = async () => {
    await expect.element(field('Number of instalments')).toHaveValue('24');
    await expect.element(amountField()).toHaveValue('5,000');
    await expect.element(startButton()).toBeEnabled();
    expect(dateButton().element().textContent).toBe(picked);
  };
  await expectEntriesRestored();
  reload();
  await expectEntriesRestored();
  history.pushState({ usr: null, key: 'another' }, '', chartPath);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  reload();
  await expect.element(field('Number of instalments')).toHaveValue('12');
  await expect.element(amountField()).toHaveValue('');
  await expect.element(startButton()).toBeDisabled();
});
