import { checkout } from '@folioflow/flows/words/checkout';
import { declined } from '@folioflow/flows/words/declined';
import { button, expect, page, replaceConfig, test, waitForPath } from '../../testing/app-test.tsx';
import { additionAmountField, confirmAddition, startInvestMore } from '../../testing/steps/addition.ts';
import { chooseNomineeAndAskForCode, createOrderButton, invest, orderCodeField } from '../../testing/steps/order.ts';

const REASON = 'Order rejected by exchange';
const rejection = { kind: 'code', value: { code: '071', messageText: REASON } } as const;

const heading = () => page.getByRole('heading', { level: 1 });

test('a refused order is a page with the reason, and leads back to the review of the same order', async ({
  investor,
  network,
}) => {
  replaceConfig({ codeEntry: 'direct' });
  await investor.signIn();
  await invest('5600');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({ operation: 'createSingleOrder', ...rejection });
  await orderCodeField().fill('123456');
  await expect.element(heading()).toHaveTextContent(declined['order.title']);
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText(REASON)).toBeVisible();
  await expect.element(page.getByText(declined['order.effect'])).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  expect(network.callsTo('order/create')).toHaveLength(1);

  await button(declined['order.revise']).click();
  await expect.element(createOrderButton()).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent('₹5,600');
  await createOrderButton().click();
  await orderCodeField().fill('123456');
  await waitForPath(/\/orderEditCheckout\/$/);
});

test('an order whose answer was lost is not stated as refused', async ({ investor }) => {
  replaceConfig({ codeEntry: 'direct' });
  await investor.signIn();
  await invest('5700');
  await chooseNomineeAndAskForCode();
  await investor.sandbox.injectFault({
    operation: 'createSingleOrder',
    kind: 'dropConnection',
    value: 'after',
    times: 1,
  });
  await orderCodeField().fill('123456');
  await expect.element(page.getByRole('link', { name: checkout['order.checkList'] })).toBeVisible();
  await expect.element(page.getByText(declined['order.title'])).not.toBeInTheDocument();
});

test('a refused additional investment leads back to its amount', async ({ investor, network }) => {
  replaceConfig({ codeEntry: 'direct' });
  await investor.signIn('9000000101');
  await startInvestMore(network);
  await investor.sandbox.injectFault({ operation: 'createAdditionalOrder', ...rejection });
  await confirmAddition('5000');
  await expect.element(heading()).toHaveTextContent(declined['addition.title']);
  await expect.element(page.getByRole('link', { name: declined.allOrders })).toHaveAttribute('href', '/allOrders');
  await button(declined['addition.revise']).click();
  await expect.element(additionAmountField()).toHaveValue('5,000');
});
