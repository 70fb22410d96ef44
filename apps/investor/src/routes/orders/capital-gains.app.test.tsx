import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, test, visit } from '../../testing/app-test.tsx';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { holdings: 'holding/list', transactions: 'holding/transactions' } as const;
const yearField = () => page.getByLabelText(i18n._('capitalGains.year'));

test('the running year is loaded by one request for holdings and one for all transactions', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_ORDERS);
  visit('/capitalGains');
  await expect.element(yearField()).toBeVisible();
  expect(network.callsTo(paths.holdings).map(({ body }) => body)).toEqual([{}]);
  expect(network.callsTo(paths.transactions).map(({ body }) => body)).toEqual([{ folio_number: '', scheme_code: '' }]);
  await expect.element(yearField().getByRole('option').first()).toMatchTextContent(/, to date$/);
});

test('a failure is shown, and the sales after Try again', async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
  await investor.sandbox.injectFault({ operation: 'listTransactions', kind: 'httpStatus', value: { status: 500 } });
  visit('/capitalGains');
  await page.getByRole('button', { name: i18n._('capitalGains.retry') }).click();
  await expect.element(yearField()).toBeVisible();
});

test('a provider without holdings leads to the portfolio', async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
  await investor.sandbox.injectFault({ operation: 'listHoldings', kind: 'httpStatus', value: { status: 404 } });
  visit('/capitalGains');
  await expect.element(page.getByRole('heading', { name: i18n._('capitalGains.notOffered') })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: i18n._('capitalGains.toPortfolio') }))
    .toBeVisible();
});
