import { button, closeAlert, expect, field, page, test } from '../../testing/app-test.tsx';
import { choose, ordersAt } from '../../testing/steps/order-actions.ts';

test('a SWP is registered by its terms and a code, a wrong one first, and cancelled by the PIN, each with its list [OM-044 OM-075 OM-092 OM-093 OM-094 DO-336 DO-338]', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000101');
  const orders = await ordersAt(network, '/orderList');
  const place = orders.findIndex(({ is_swp_allowed: may, mf_order_swp_enabled: on }) => may && !on);
  await choose(place, 'SWP');
  await expect.element(page.getByRole('dialog', { name: 'Systematic Withdrawal Plan' })).toBeVisible();
  await expect.element(button('Register')).toBeDisabled();
  await field('Installments').selectOptions('12');
  await field('Frequency').selectOptions('MONTHLY');
  await field('Amount of each payout').fill('600');
  await button('Register').click();
  await expect.element(field('OTP received on mobile')).toBeVisible();
  await expect.element(field('Frequency')).toBeDisabled();
  await field('OTP received on mobile').fill('111111');
  await button('Confirm SWP').click();
  await closeAlert(/password/);
  await field('OTP received on mobile').fill('123456');
  await button('Confirm SWP').click();
  await expect.element(page.getByText('Your SWP is registered.')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Systematic Withdrawal Plan' })).not.toBeInTheDocument();
  const sent = network.to('swp/create');
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)?.body).toMatchObject({
    order_type: 'single',
    client_info: {
      order_id: orders[place]?.order_id,
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
