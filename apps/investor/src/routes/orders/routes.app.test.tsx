import { expect, test, visit } from '../../testing/app-test.tsx';
import { NOT_FOUND } from '../../testing/test-data.ts';
import { invest, placeOrder } from '../../testing/steps/order.ts';
import { fetchOrders } from '../../testing/steps/order-actions.ts';
import { createSipState } from '../../testing/steps/sip.ts';

/** The persona who has orders of every kind. */
const WITH_ORDERS = '9000000101';
const selectedOrder = () => (history.state as { usr: { selected_order: object } }).usr.selected_order;
const pageHeading = () => document.querySelector('main h1')?.textContent;

test('every route of an investor with orders shows its own screen, and none is empty [OM-001 ON-006]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_ORDERS);
  const single = (await fetchOrders(network, '/orderList')).find(
    ({ mf_order_number }) => mf_order_number === '10000001',
  );
  const sip = (await fetchOrders(network, '/sipList')).find(({ mf_order_is_invest_more }) => mf_order_is_invest_more);
  const { _id = '', mf_order_number = '', mf_order_registration_no = '', mf_order_type = '' } = single ?? {};
  const expectScreen = async (name: string, path: string) => {
    await expect.poll(() => pageHeading(), { interval: 5 }).toBe(name);
    await expect.poll(() => network.isQuiet(), { interval: 5 }).toBe(true);
    expect(document.querySelector('main')?.textContent, path).not.toContain(NOT_FOUND);
  };
  await invest('5000');
  await expectScreen('New Order - One Time Investment', '/orderCheckout');
  await placeOrder('5000');
  const placed = selectedOrder();
  const html = { display_html: '<p>What came of it</p>' };
  const routes: readonly (readonly [path: string, name: string, state?: object])[] = [
    ['/schemeList', 'Explore mutual funds'],
    ['/schemeWatchList', 'WatchList'],
    ['/sipCheckout', 'SIP Order Checkout', createSipState()],
    ['/orderList', 'Lumpsum Order list'],
    ['/sipList', 'SIP List'],
    ['/stpList', 'STP List'],
    ['/orderEditCheckout', 'Invest more', { request_mode: 'investmore', selected_order: single }],
    [`/order2factorCheckout/${_id}`, 'Redeem', { request_mode: 'redeem', selected_order: single }],
    ['/sipEditCheckout', 'Invest more', { request_mode: 'investmore', selected_order: sip }],
    ['/stpSchemeList', 'Start STP', { request_mode: 'START STP', selected_order: single }],
    [
      '/paymentPage',
      'Your payment request is on its way',
      { selected_order: { ...placed, selected_pay_bank_mode: 'UPI', upi_id: 'success@upi' } },
    ],
    ['/orderResponse', 'Your order', { selected_order: placed }],
    ['/sipResponse', 'Your SIP order', html],
    ['/fyInformation', 'For Your Information', html],
    [
      `/sipConsolidatedStatement/${mf_order_registration_no}/${mf_order_number}/${mf_order_type.toLowerCase()}`,
      'Account statement',
    ],
    ['/portfolio', 'Portfolio'],
    ['/bankaccountList', 'Your Bank Account List'],
    ['/bankAccountList', 'Your Bank Account List'],
    ['/mandateList', 'Mandate List'],
    ['/bankAutopay', 'Mandate List'],
  ];
  for (const [path, name, state] of routes) {
    visit(path, state);
    await expectScreen(name, path);
  }
  // Without a started payment there is no status to show (OM-162).
  visit('/paymentResponse');
  await expect.poll(() => pageHeading(), { interval: 5 }).toBe('Your Payment Status');
});
