import {
  pressDialogOk,
  button,
  closeAlert,
  expect,
  waitForPath,
  page,
  reload,
  test,
  visit,
} from '../../testing/app-test.tsx';
import { checkAgainButton, notFoundText } from '../../testing/steps/messages.ts';
import {
  askForRedemptionCodes,
  confirmRedemption,
  emailCodeField,
  mobileCodeField,
  redemptionAmountField,
  redemptionCount,
  requestRedemptionCodesButton,
  resendCodesButton,
  startRedemption,
} from '../../testing/steps/redemption.ts';

/** The persona with orders and SIPs of every state. */
const WITH_ORDERS = '9000000101';
const paths = { codes: 'order/redeem/2factor', order: 'order/modify', status: 'order/payment/status' } as const;

const mainRegion = () => page.getByRole('main');
const agreement = () => page.getByRole('region', { name: 'What happens next' });
const placedText = () => mainRegion().getByText(/^Your redemption( of ₹.*)? is placed$/);

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ORDERS);
});

test('costs, payout day and remaining amount are shown before the codes, and both codes redeem once for two presses [OM-003 OM-040 OM-121 OM-136 OM-138 OM-143]', async ({
  network,
  investor,
}) => {
  const order = await startRedemption(
    network,
    '/orderList',
    ({ mf_order_scheme_specifications: { exitload } }) => exitload.is_allowed,
  );
  await waitForPath(/\/orderEditCheckout\/?$/);
  expect(network.callsTo(paths.codes)).toEqual([]);
  await redemptionAmountField().fill('2000');
  await expect.element(agreement()).toMatchTextContent(/₹2,000.*-₹20.*₹1,980.*₹5,000/);
  await expect.element(agreement()).toMatchTextContent(/NAV of.*In your account by/);
  await requestRedemptionCodesButton().click();
  await expect.element(mobileCodeField()).toHaveStyle('-webkit-text-security: disc');
  await expect.element(agreement()).toMatchTextContent('₹1,980');
  await mobileCodeField().fill('123456');
  await expect.element(button('Verify & Confirm')).toBeDisabled();
  await emailCodeField().fill('654321');
  const confirm = button('Verify & Confirm').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(placedText()).toBeVisible();
  await expect.element(mainRegion()).toMatchTextContent(/after an exit load of ₹20/);

  const client_info = { buy_sell: 'R', order_id: order.order_id, order_mode: 'MOD', order_amount: '2000' };
  expect(network.callsTo(paths.codes).map(({ body }) => body)).toEqual([
    {
      client_info: {
        ...client_info,
        order_number: order.mf_order_number,
        request_action: 'redeem order',
        is_otp_email_required: true,
      },
    },
  ]);
  expect(network.callsTo(paths.order).map(({ body }) => body)).toMatchObject([
    { client_info, mobile_otp: '123456', email_otp: '654321' },
  ]);
  expect(network.callsTo(paths.order)[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  const { rows } = await investor.sandbox.effects();

  reload();
  await expect.element(mainRegion()).toMatchTextContent('Redemption requested');
  await mainRegion().getByRole('link', { name: 'Ok, Done' }).click();
  await waitForPath(/\/orderList\/?$/);
  history.back();
  await waitForPath(/\/orderEditCheckout\/?$/);
  await expect.element(mainRegion()).toMatchTextContent('Redemption requested');
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('a fraction of a paisa shows an error at the amount, and no code is requested [OM-141]', async ({
  network,
  investor,
}) => {
  const order = await startRedemption(network);
  const { minimum_amount: least } = order.mf_order_scheme_specifications.redemption;
  const { rows } = await investor.sandbox.effects();
  for (const typed of [`${least}.567`, `${least}.004`]) {
    await redemptionAmountField().fill(typed);
    await expect.element(redemptionAmountField()).toHaveAccessibleDescription(/Enter at most two decimals/);
    await requestRedemptionCodesButton().click();
    await expect.element(redemptionAmountField()).toHaveFocus();
    await expect.element(redemptionAmountField()).toHaveValue(typed);
  }
  expect(network.callsTo(paths.codes)).toEqual([]);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
  await redemptionAmountField().fill(`${least}.56`);
  await expect.element(mainRegion()).not.toMatchTextContent('Enter at most two decimals');
  await requestRedemptionCodesButton().click();
  await expect.element(mobileCodeField()).toBeVisible();
});

test('a wrong code clears both fields and redeems nothing; Undo enables the amount again [OM-137 OM-139 OM-140]', async ({
  network,
  investor,
}) => {
  await startRedemption(network);
  const { rows } = await investor.sandbox.effects();
  await askForRedemptionCodes('500');
  await confirmRedemption('123456', '111111');
  await closeAlert(/./);
  await expect.element(mobileCodeField()).toHaveValue('');
  await expect.element(emailCodeField()).toHaveValue('');
  await expect.element(resendCodesButton()).toBeDisabled();
  await expect.element(page.getByText(/^You can resend OTP in \d+ secs$/)).toBeVisible();
  await button('Undo').click();
  await expect.element(redemptionAmountField()).toHaveValue('500');
  expect(redemptionCount((await investor.sandbox.effects()).rows)).toBe(redemptionCount(rows));
});

test('a redemption with a lost answer is found in the order, and there is one redemption', async ({
  network,
  investor,
}) => {
  await startRedemption(network);
  const before = redemptionCount((await investor.sandbox.effects()).rows);
  await askForRedemptionCodes('500');
  network.loseAnswer(paths.order);
  await confirmRedemption();
  await pressDialogOk();
  await checkAgainButton().click();
  await expect.element(placedText()).toBeVisible();
  expect(network.callsTo(paths.order)).toHaveLength(1);
  expect(redemptionCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('the same amount after a lost answer is sent with the same key', async ({ network, investor }) => {
  await startRedemption(network);
  const before = redemptionCount((await investor.sandbox.effects()).rows);
  await askForRedemptionCodes('500');
  network.dropNextCall(paths.order);
  await confirmRedemption();
  await pressDialogOk();
  await checkAgainButton().click();
  await expect.element(mainRegion()).toMatchTextContent(/No redemption from this order is in progress/);
  await requestRedemptionCodesButton().click();
  await confirmRedemption();
  await expect.element(placedText()).toBeVisible();
  const keys = network.callsTo(paths.order).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(redemptionCount((await investor.sandbox.effects()).rows)).toBe(before + 1);
});

test('an order that another tab has redeemed shows its redemption and cannot be redeemed again', async ({
  network,
}) => {
  const order = await startRedemption(network);
  const { usr } = history.state as { usr: unknown };
  await askForRedemptionCodes('500');
  await confirmRedemption();
  await expect.element(placedText()).toBeVisible();
  // The tab that was opened before fetches the current order.
  visit('/orderEditCheckout/', usr);
  await expect.element(mainRegion()).toMatchTextContent('Redemption requested');
  visit(`/order2factorCheckout/${order._id}`, usr);
  await expect.element(mainRegion()).toMatchTextContent('Redemption requested');
  expect(network.callsTo(paths.order)).toHaveLength(1);
});

test('the address of an order redeems only this order [OM-014 ON-067]', async ({ network }) => {
  const order = await startRedemption(network);
  const { usr } = history.state as { usr: unknown };
  visit(`/order2factorCheckout/${order._id}`, usr);
  await expect.element(redemptionAmountField()).toBeVisible();
  visit('/order2factorCheckout/another', usr);
  await expect.element(notFoundText()).toBeVisible();
});

for (const [kind, type, list] of [
  ['SIP', 'xsip', '/sipList/'],
  ['STP', 'stp', '/stpList/'],
] as const)
  test(`a ${kind} is redeemed in full at its own address, and the link below leads to its list [OM-016 OM-048 OM-135]`, async ({
    network,
  }) => {
    network.rewriteAnswer(paths.status, ({ result, ...answer }) => ({
      ...answer,
      result: { ...(result as object), mf_order_type: type },
    }));
    await startRedemption(network, '/sipList');
    await waitForPath(/\/sipEditCheckout\/?$/);
    await page.getByRole('checkbox', { name: 'Redeem whole amount' }).click();
    await expect.element(agreement()).toMatchTextContent(/about ₹/);
    await requestRedemptionCodesButton().click();
    await confirmRedemption();
    await expect.element(placedText()).toBeVisible();
    await expect.element(mainRegion().getByRole('link', { name: 'Ok, Done' })).toHaveAttribute('href', list);
  });
