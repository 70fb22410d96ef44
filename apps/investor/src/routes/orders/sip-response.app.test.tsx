import { i18n } from '@folioflow/flows/testing/texts';
import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';

const statusPath = 'order/payment/status';
interface OrderListAnswer {
  readonly result: readonly { readonly mf_child_order_information?: { readonly orderNumber: string } }[];
}

test.beforeEach(async ({ investor }) => {
  await investor.signIn('9000000101');
});

test('the HTML of the navigation state is shown sanitised, without a call, and with a link to the list [OM-021 OM-168 OM-170 ON-070]', async ({
  network,
}) => {
  visit('/sipResponse', { display_html: '<p>SIP registered</p><script>alert(1)</script>' });
  await expect.element(page.getByText('SIP registered', { exact: true })).toBeVisible();
  expect(document.querySelector('main script')).toBeNull();
  expect(network.callsTo(statusPath)).toEqual([]);
  await page.getByRole('link', { name: 'Ok, Go to list' }).click();
  await waitForPath(/\/sipList\/$/);
});

test('the page without a state shows the neutral text and a link to the list [OM-169]', async () => {
  visit('/sipResponse');
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: i18n._('orders.order.toList') }))
    .toHaveAttribute('href', '/sipList/');
});

test('an instalment is fetched from the provider with a loading text [OM-171 OM-172 OM-173]', async ({ network }) => {
  const answer = network.captureAnswer<OrderListAnswer>('order/list');
  visit('/sipList');
  const selected_order = (await answer).result.find((order) => order.mf_child_order_information);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const letGo = network.delayNextCall(statusPath);
  visit('/sipResponse', { display_html: '', selected_order });
  await expect.element(page.getByText('We are confirming your SIP order...')).toBeVisible();
  letGo();
  await expect.element(page.getByText('SIP registered', { exact: true })).toBeVisible();
  expect(network.callsTo(statusPath).map(({ body }) => body)).toMatchObject([
    {
      request_from: 'sipResponse',
      request_mode: 'order_payment_status',
      order_type: 'xsip',
      order_number: selected_order?.mf_child_order_information?.orderNumber,
      selected_order,
    },
  ]);
});
