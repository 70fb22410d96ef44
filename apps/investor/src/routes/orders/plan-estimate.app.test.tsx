import { i18n } from '@folioflow/flows/testing/texts';
import { describe, expect, page, test, type Network } from '../../testing/app-test.tsx';
import { enterTransfer, startTransfer, submitTransferButton } from '../../testing/steps/transfer.ts';
import { enterWithdrawal, registerWithdrawalButton, startWithdrawal } from '../../testing/steps/withdrawal.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { holdings: 'holding/list', transactions: 'holding/transactions' } as const;

const plans = [
  {
    kind: 'transfer',
    enter: async (network: Network) => {
      await startTransfer(network);
      await enterTransfer('500');
    },
    submit: submitTransferButton,
    sold: /You transfer₹500[\d,.]+ units.*Stamp duty.*Invested about₹\d/,
  },
  {
    kind: 'payout',
    enter: async (network: Network) => {
      await startWithdrawal(network);
      await enterWithdrawal('600');
    },
    submit: registerWithdrawalButton,
    sold: /You withdraw₹600[\d,.]+ units.*You receive about₹\d/,
  },
] as const;

describe.each(plans)('the estimate of the first $kind', ({ kind, enter, submit, sold }) => {
  const foldLabel = () => page.getByText(i18n._(`saleEstimate.title.${kind}`));
  const fold = () => page.getByRole('group').filter({ has: foldLabel() }).last();

  test.beforeEach(async ({ investor }) => {
    await investor.signIn(WITH_ORDERS);
  });

  test('is shown for the entered terms after one load', async ({ network }) => {
    await enter(network);
    await foldLabel().click();
    await expect.element(fold()).toMatchTextContent(sold);
    await expect.element(fold()).toMatchTextContent(i18n._(`saleEstimate.later.${kind}`));
    expect(network.callsTo(paths.holdings)).toHaveLength(1);
    expect(network.callsTo(paths.transactions).map(({ body }) => body)).toEqual([
      { folio_number: '', scheme_code: '' },
    ]);
  });

  test('is absent for a provider without holdings, and the plan can be submitted', async ({ network, investor }) => {
    await investor.sandbox.injectFault({ operation: 'listHoldings', kind: 'httpStatus', value: { status: 404 } });
    await enter(network);
    await expect.poll(() => network.callsTo(paths.holdings)).toHaveLength(1);
    await network.waitUntilQuiet();
    await expect.element(foldLabel()).not.toBeInTheDocument();
    await expect.element(submit()).toBeEnabled();
  });

  test('shows a failure, which does not stop the plan', async ({ network, investor }) => {
    await investor.sandbox.injectFault({ operation: 'listHoldings', kind: 'httpStatus', value: { status: 500 } });
    await enter(network);
    await expect.element(fold()).toMatchTextContent(i18n._('saleEstimate.unavailable'));
    await expect.element(fold()).toMatchTextContent(i18n._(`saleEstimate.unavailable.${kind}`));
    await expect.element(submit()).toBeEnabled();
  });
});
