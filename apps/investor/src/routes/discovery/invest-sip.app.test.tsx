import { button, expect, field, isAt, page, READY, reload, test, visit } from '../../testing/app-test.tsx';
import { chartPath } from '../../testing/known.ts';
import { askedSip } from '../../testing/steps/sip.ts';

const E_SIGN_MISSING = '9000000105';
const ORDER_PENDING = '9000000107';
const SHORT_REDIRECT = '9000000112';

const start = () => button('Start SIP');
const date = () => page.getByRole('button', { name: /^SIP payment date/ });
const grid = () => page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
const offered = () => grid().getByRole('button', { name: /, starting on / });

test.beforeEach(() => page.viewport(1280, 800));
test.afterEach(() => page.viewport(414, 896));

async function atPanel(): Promise<void> {
  visit(chartPath);
  await expect.element(page.getByRole('tab', { name: 'INVEST IN SIP' })).toHaveAttribute('aria-selected', 'true');
}

async function fillIn(): Promise<void> {
  await field('Frequency').selectOptions('Monthly');
  await field('Number of instalments').fill('12');
  await field('Amount of each instalment').fill('5000');
  await date().click();
  await offered().first().click();
}

test('Start SIP opens with the last thing that is missing, closes with an amount below the least, and leads to the checkout [DO-115 DO-121 DO-124]', async ({
  investor,
}) => {
  await investor.signIn(READY);
  await atPanel();
  await expect.element(start()).toBeDisabled();
  await field('Frequency').selectOptions('Monthly');
  await field('Number of instalments').fill('12');
  await field('Amount of each instalment').fill('5000');
  await expect.element(start()).toBeDisabled();
  await date().click();
  await offered().first().click();
  await expect.element(start()).toBeEnabled();
  await field('Amount of each instalment').fill('499');
  await expect.element(start()).toBeDisabled();
  await field('Amount of each instalment').fill('500');
  await start().click();
  await isAt(/\/sipCheckout\/$/);
  await expect.element(page.getByRole('heading', { name: 'Sip Order Checkout' })).toBeVisible();
});

test('days that the scheme does not offer are there and cannot be taken [DO-108 DO-109]', async ({ investor }) => {
  await investor.signIn(READY);
  await atPanel();
  await field('Frequency').selectOptions('Monthly');
  await date().click();
  await expect.element(grid().getByRole('gridcell')).toHaveLength(28);
  const days = offered()
    .elements()
    .map((day) => Number.parseInt(day.getAttribute('aria-label') ?? day.textContent, 10));
  expect(days).toEqual([1, 5, 10, 13, 14, 15, 28]);
  await expect
    .element(grid().getByRole('button', { name: '2, not available', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('an investor whose e-sign is missing is led to it, as with a lumpsum [DO-125]', async ({ investor, network }) => {
  await investor.signIn(E_SIGN_MISSING);
  await atPanel();
  await fillIn();
  await start().click();
  await isAt(/\/esignkycVerification\/?$/i);
  expect(network.to('master/bankaccountlist')).toEqual([]);
});

test('a redirect of six letters leads nowhere, and Start SIP stays closed [DO-125]', async ({ investor }) => {
  await investor.signIn(SHORT_REDIRECT);
  await atPanel();
  await fillIn();
  await expect.element(start()).toBeDisabled();
});

test('while an order is pending no SIP starts, and its checkout says why [DO-146]', async ({ investor }) => {
  await investor.signIn(ORDER_PENDING);
  await atPanel();
  await fillIn();
  await expect.element(start()).toBeDisabled();
  visit('/sipCheckout', askedSip());
  await expect.element(page.getByText('You cannot place this order right now')).toBeVisible();
});

test('Back from the checkout, and a reload, find what was entered; another visit of the page does not', async ({
  investor,
}) => {
  await investor.signIn(READY);
  await atPanel();
  await fillIn();
  await expect.element(start()).toBeEnabled();
  const picked = date().element().textContent;
  await start().click();
  await isAt(/\/sipCheckout\/$/);
  await expect.element(page.getByRole('heading', { name: 'Sip Order Checkout' })).toBeVisible();
  history.back();
  const stands = async () => {
    await expect.element(field('Number of instalments')).toHaveValue('12');
    await expect.element(field('Amount of each instalment')).toHaveValue('5,000');
    await expect.element(start()).toBeEnabled();
    expect(date().element().textContent).toBe(picked);
  };
  await stands();
  reload();
  await stands();
  history.pushState({ usr: null, key: 'another' }, '', chartPath);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  reload();
  await expect.element(field('Number of instalments')).toHaveValue('');
  await expect.element(start()).toBeDisabled();
});
