import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, page, test } from '../../testing/app-test.tsx';
import {
  mobileCodeField,
  redemptionAmountField,
  requestRedemptionCodesButton,
  startRedemption,
} from '../../testing/steps/redemption.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { holdings: 'holding/list', transactions: 'holding/transactions' } as const;

const fold = () => page.getByRole('group').filter({ hasText: i18n._('saleEstimate.title.redemption') });
const foldLabel = () => page.getByText(i18n._('saleEstimate.title.redemption'));

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('the estimate follows the amount, and remains with the codes without another request', async ({ network }) => {
  await startRedemption(network);
  await foldLabel().click();
  await expect.element(fold()).toMatchTextContent(i18n._('saleEstimate.empty.redemption'));
  await redemptionAmountField().fill('2000');
  await expect.element(fold()).toMatchTextContent(/You redeem₹2,000[\d,.]+ units/);
  await expect.element(fold()).toMatchTextContent(/An estimate under the rules known on .*; not tax advice/);
  await requestRedemptionCodesButton().click();
  await expect.element(mobileCodeField()).toBeVisible();
  await expect.element(fold()).toMatchTextContent(/You redeem₹2,000/);
  expect(network.callsTo(paths.holdings)).toHaveLength(1);
  expect(network.callsTo(paths.transactions).map(({ body }) => body)).toEqual([{ folio_number: '', scheme_code: '' }]);
});

test('a provider without holdings shows the documented review alone', async ({ network, investor }) => {
  await investor.sandbox.injectFault({ operation: 'listHoldings', kind: 'httpStatus', value: { status: 404 } });
  await startRedemption(network);
  await redemptionAmountField().fill('2000');
  await expect.poll(() => network.callsTo(paths.holdings)).toHaveLength(1);
  await network.waitUntilQuiet();
  await expect.element(foldLabel()).not.toBeInTheDocument();
  await expect.element(requestRedemptionCodesButton()).toBeEnabled();
});

test('a failure is shown in the fold, does not stop the redemption, and can be tried again', async ({
  network,
  investor,
}) => {
  await investor.sandbox.injectFault({ operation: 'listHoldings', kind: 'httpStatus', value: { status: 500 } });
  await startRedemption(network);
  await expect.element(fold()).toMatchTextContent(i18n._('saleEstimate.unavailable'));
  await redemptionAmountField().fill('2000');
  await expect.element(requestRedemptionCodesButton()).toBeEnabled();
  await button(i18n._('saleEstimate.retry')).click();
  await foldLabel().click();
  await expect.element(fold()).toMatchTextContent(/You redeem₹2,000/);
});
