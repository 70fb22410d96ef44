import { button, closeAlert, expect, field, page, test } from '../../testing/app-test.tsx';
import { choose } from '../../testing/steps/order-actions.ts';
import {
  askForWithdrawalCode,
  askToWithdraw,
  confirmWithdrawal,
  enterWithdrawal,
  withdrawalDialog,
} from '../../testing/steps/withdrawal.ts';

test('a SWP is registered by its terms and a code, a wrong one first, and cancelled by the PIN, each with its list [OM-003 OM-044 OM-075 OM-092 OM-093 OM-094 DO-336 DO-338]', async ({
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
  await confirmWithdrawal('123456');
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
        mobile_otp: '123456',
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
