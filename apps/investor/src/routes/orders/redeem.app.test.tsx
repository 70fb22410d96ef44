import {
  acknowledge,
  button,
  closeAlert,
  expect,
  field,
  isAt,
  page,
  reload,
  test,
  visit,
} from '../../testing/app-test.tsx';
import {
  askForRedemptionCodes,
  askToRedeem,
  confirmRedemption,
  redemptionsOf,
} from '../../testing/steps/redemption.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { codes: 'order/redeem/2factor', order: 'order/modify' } as const;

const main = () => page.getByRole('main');
const agreement = () => page.getByRole('region', { name: 'What happens' });
const placed = () => main().getByText('Your redemption is placed', { exact: true });

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('what it costs, when it comes and what is left stands there before the codes; both codes redeem, once for two presses [OM-003 OM-040 OM-121 OM-136 OM-138 OM-143]', async ({
  network,
  investor,
}) => {
  const order = await askToRedeem(
    network,
    '/orderList',
    ({ mf_order_scheme_specifications: { exitload } }) => exitload.is_allowed,
  );
  await isAt(/\/orderEditCheckout\/?$/);
  expect(network.to(paths.codes)).toEqual([]);
  await field('Amount').fill('2000');
  await expect.element(agreement()).toMatchTextContent(/₹2,000\.00.*-₹20\.00.*₹1,980\.00.*₹5,000\.00/);
  await expect.element(agreement()).toMatchTextContent(/NAV of.*In your account by/);
  await button('Redeem').click();
  await expect.element(field('OTP received on mobile')).toHaveAttribute('type', 'password');
  await expect.element(agreement()).toMatchTextContent('₹1,980.00');
  await field('OTP received on mobile').fill('123456');
  await expect.element(button('Verify & Confirm')).toBeDisabled();
  await field('OTP received on email').fill('654321');
  const confirm = button('Verify & Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(placed()).toBeVisible();
  await expect.element(main()).toMatchTextContent(/after an exit load of ₹ 20\.00/);

  const client_info = { buy_sell: 'R', order_id: order.order_id, order_mode: 'MOD', order_amount: '2000' };
  expect(network.to(paths.codes).map(({ body }) => body)).toEqual([
    {
      client_info: {
        ...client_info,
        order_number: order.mf_order_number,
        request_action: 'redeem order',
        is_otp_email_required: true,
      },
    },
  ]);
  expect(network.to(paths.order).map(({ body }) => body)).toMatchObject([
    { client_info, mobile_otp: '123456', email_otp: '654321' },
  ]);
  expect(network.to(paths.order)[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  const { rows } = await investor.sandbox.effects();

  reload();
  await expect.element(main()).toMatchTextContent('Redemption requested');
  await main().getByRole('link', { name: 'Ok, Done' }).click();
  await isAt(/\/orderList\/?$/);
  history.back();
  await isAt(/\/orderEditCheckout\/?$/);
  await expect.element(main()).toMatchTextContent('Redemption requested');
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('a fraction of a paisa is refused in words at the amount, which stays, and no code is asked for [OM-141]', async ({
  network,
  investor,
}) => {
  const order = await askToRedeem(network);
  const { minimum_amount: least } = order.mf_order_scheme_specifications.redemption;
  const { rows } = await investor.sandbox.effects();
  for (const typed of [`${least}.567`, `${least}.004`]) {
    await field('Amount').fill(typed);
    await expect
      .element(field('Amount'))
      .toHaveAccessibleDescription(/At most two decimals: an amount is in whole paise/);
    await button('Redeem').click();
    await expect.element(field('Amount')).toHaveFocus();
    await expect.element(field('Amount')).toHaveValue(typed);
  }
  expect(network.to(paths.codes)).toEqual([]);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
  await field('Amount').fill(`${least}.56`);
  await expect.element(main()).not.toMatchTextContent('At most two decimals');
  await button('Redeem').click();
  await expect.element(field('OTP received on mobile')).toBeVisible();
});

test('a wrong code empties both fields and redeems nothing; Undo frees the amount [OM-137 OM-139]', async ({
  network,
  investor,
}) => {
  await askToRedeem(network);
  const { rows } = await investor.sandbox.effects();
  await askForRedemptionCodes('500');
  await confirmRedemption('123456', '111111');
  await closeAlert(/./);
  await expect.element(field('OTP received on mobile')).toHaveValue('');
  await expect.element(field('OTP received on email')).toHaveValue('');
  await expect.element(button('Resend OTP')).toBeDisabled();
  await button('Undo').click();
  await expect.element(field('Amount')).toHaveValue('500');
  expect(redemptionsOf((await investor.sandbox.effects()).rows)).toBe(redemptionsOf(rows));
});

test('an answer that was lost after its effect is found in the order, and there is one redemption', async ({
  network,
  investor,
}) => {
  await askToRedeem(network);
  const before = redemptionsOf((await investor.sandbox.effects()).rows);
  await askForRedemptionCodes('500');
  network.loseAnswer(paths.order);
  await confirmRedemption();
  await acknowledge();
  await button('Check again').click();
  await expect.element(placed()).toBeVisible();
  expect(network.to(paths.order)).toHaveLength(1);
  expect(redemptionsOf((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('the same amount after a lost answer goes on with its key', async ({ network, investor }) => {
  await askToRedeem(network);
  const before = redemptionsOf((await investor.sandbox.effects()).rows);
  await askForRedemptionCodes('500');
  network.cutOff(paths.order);
  await confirmRedemption();
  await acknowledge();
  await button('Check again').click();
  await expect.element(main()).toMatchTextContent(/No redemption of this order is in progress/);
  await button('Redeem').click();
  await confirmRedemption();
  await expect.element(placed()).toBeVisible();
  const keys = network.to(paths.order).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(redemptionsOf((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('an order that another tab has redeemed is not redeemed again', async ({ network }) => {
  const order = await askToRedeem(network);
  const { usr } = history.state as { usr: unknown };
  await askForRedemptionCodes('500');
  await confirmRedemption();
  await expect.element(placed()).toBeVisible();
  // The tab that was opened before; it asks what the order is now.
  visit('/orderEditCheckout/', usr);
  await expect.element(main()).toMatchTextContent('Redemption requested');
  visit(`/order2factorCheckout/${order._id}`, usr);
  await expect.element(main()).toMatchTextContent('Redemption requested');
  expect(network.to(paths.order)).toHaveLength(1);
});

test('the address of one order redeems that one alone [OM-014 ON-067]', async ({ network }) => {
  const order = await askToRedeem(network);
  const { usr } = history.state as { usr: unknown };
  visit(`/order2factorCheckout/${order._id}`, usr);
  await expect.element(field('Amount')).toBeVisible();
  visit('/order2factorCheckout/another', usr);
  await expect.element(main()).toMatchTextContent('Sorry the information you are looking for could not be found');
});

test('a SIP is redeemed as a whole at its own address [OM-048 OM-135]', async ({ network }) => {
  await askToRedeem(network, '/sipList');
  await isAt(/\/sipEditCheckout\/?$/);
  await page.getByRole('checkbox', { name: 'Redeem whole amount' }).click();
  await expect.element(agreement()).toMatchTextContent(/about ₹/);
  await button('Redeem').click();
  await confirmRedemption();
  await expect.element(placed()).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Ok, Done' })).toHaveAttribute('href', '/sipList/');
});
