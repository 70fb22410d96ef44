import { acknowledge, button, closeAlert, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { confirmPin } from '../../testing/steps/accounts.ts';
import { confirmedByCode } from '../../testing/steps/order.ts';
import { choose, ordersAt } from '../../testing/steps/order-actions.ts';
import {
  askForWithdrawalCode,
  askToWithdraw,
  confirmWithdrawal,
  enterWithdrawal,
  withdrawalDialog,
} from '../../testing/steps/withdrawal.ts';

test('a SWP is registered by its terms and a code, a wrong one first, and cancelled by the PIN, each with its list [DO-007 OM-003 OM-044 OM-075 OM-092 OM-093 OM-094 DO-336 DO-338]', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const { order, place } = await askToWithdraw(network);
  await expect.element(button('Register')).toBeDisabled();
  await enterWithdrawal('600');
  await askForWithdrawalCode();
  await expect.element(field('Frequency')).toBeDisabled();
  await confirmWithdrawal('111111');
  await closeAlert(/password/);
  await field('OTP received on mobile').fill('123456');
  const confirm = button('Confirm SWP').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(page.getByText('Your SWP is registered.')).toBeVisible();
  await expect.element(withdrawalDialog()).not.toBeInTheDocument();
  const sent = network.to('swp/create');
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)?.body).toMatchObject({
    order_type: 'single',
    client_info: {
      order_id: order?.order_id,
      swp_order: {
        swp_no_of_installments: 12,
        swp_frequency: 'MONTHLY',
        swp_amount: '600',
        ...confirmedByCode,
        email_otp: '',
      },
    },
  });
  await choose(place, 'Cancel SWP');
  await expect.element(field('PIN')).toBeVisible();
  await field('PIN').fill('1234');
  await button('Confirm').click();
  await expect.element(page.getByText('Your SWP was cancelled.')).toBeVisible();
  expect(network.to('swp/cancel').at(-1)?.body).toMatchObject({
    client_info: { swp_order: { swp_amount: '600', mobile_otp: '' }, pin_verification_value: '1234' },
  });
});

test('a SWP and its end, each of whose answers was lost, go on with their keys and count once; a wrong PIN and a blocked one end nothing', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const { place } = await askToWithdraw(network);
  await enterWithdrawal('600');
  await askForWithdrawalCode();
  const once = async (path: string, press: () => Promise<unknown>, done: string) => {
    network.loseAnswer(path);
    await press();
    await acknowledge();
    const { rows } = await investor.sandbox.effects();
    await press();
    await expect.element(page.getByText(done)).toBeVisible();
    const [first, second] = network
      .to(path)
      .slice(-2)
      .map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect((await investor.sandbox.effects()).rows).toEqual(rows);
  };
  await once('swp/create', () => confirmWithdrawal('123456'), 'Your SWP is registered.');
  await choose(place, 'Cancel SWP');
  await confirmPin('1111');
  await closeAlert(/PIN/);
  await confirmPin('0000');
  await closeAlert(/locked/);
  await once('swp/cancel', () => confirmPin('1234'), 'Your SWP was cancelled.');
});

test('a SWP that another tab has ended is refused with the reason, and the row follows', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ mf_order_swp_enabled: isOn }) => isOn);
  await choose(place, 'Cancel SWP');
  await confirmPin('1234');
  await expect.element(page.getByText('Your SWP was cancelled.')).toBeVisible();
  // The list as it stood in the other tab.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [orders[place]] }));
  visit('/orderList');
  await choose(0, 'Cancel SWP');
  await confirmPin('1234');
  await closeAlert('No SWP runs on this order.');
  await button('Cancel').click();
  await choose(place, 'SWP');
  await expect.element(withdrawalDialog()).toBeVisible();
});
