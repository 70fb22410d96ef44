import { expect, page, test, waitForPath } from '../../testing/app-test.tsx';
import { chooseAction, fetchOrders, orderMenuButton } from '../../testing/steps/order-actions.ts';

/** The persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';
/** S1 allows every action, S6 none. */
const [ALLOWED, FORBIDDEN] = ['10000001', '123'];

for (const [action, flag, mode, id] of [
  ['Invest more', 'mf_order_is_invest_more', 'investmore', 'OM-039'],
  ['Redeem', 'mf_order_is_redeem', 'redeem', 'OM-040'],
] as const)
  test(`${action} is offered by its flag and leads to the order with its mode [${id}]`, async ({
    investor,
    network,
  }) => {
    await investor.signIn(WITH_ORDERS);
    const orders = await fetchOrders(network, '/orderList');
    const placeOf = (number: string | undefined) => orders.findIndex((order) => order.mf_order_number === number);
    const [allowed, forbidden] = [placeOf(ALLOWED), placeOf(FORBIDDEN)];
    expect([orders[allowed]?.[flag], orders[forbidden]?.[flag]]).toEqual([true, false]);
    await orderMenuButton(forbidden).click();
    await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: action })).not.toBeInTheDocument();
    await orderMenuButton(forbidden).click();
    await chooseAction(allowed, action);
    await waitForPath(/\/orderEditCheckout\/?$/);
    expect((history.state as { usr: unknown }).usr).toMatchObject({
      request_mode: mode,
      selected_order: { order_id: orders[allowed]?.order_id },
    });
  });
