import type { Order } from '@folioflow/api/contract';
import { accepted, paymentStatus, refused, type Exit, type PaymentStatusPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, payableOrder, rejectedOrder, unpaidOrder } from '@folioflow/flows/testing';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

const notFound = 'Sorry the information you are looking for could not be found';

async function opened(orderNumber: string | null = '10000002') {
  const ports = deferredPorts<PaymentStatusPorts>();
  const { getPaymentStatus: status } = ports;
  const flow = paymentStatus(ports);
  const exits: Exit[] = [];
  function Page() {
    return <PaymentStatus {...useFlow(flow, { orderNumber })} onExit={(exit) => void exits.push(exit)} />;
  }
  await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return { status, exits };
}
const told = (notification_html: string) => accepted({ code: '000', messageText: '', notification_html }, 0);
const done = () => page.getByRole('link', { name: 'Ok, Go to Order List' });

describe('the status of a payment', () => {
  test('has a title and shows a loading text with the expected duration [OM-156 OM-157 OM-160 DO-463]', async () => {
    const { status } = await opened();
    await expect.element(page.getByRole('heading', { name: 'Your Payment Status', exact: true })).toBeVisible();
    await expect.element(page.getByRole('status')).toMatchTextContent('We are fetching your recent payment status');
    await expect.element(page.getByText(/takes about 1 to 5 seconds/)).toBeVisible();
    expect(status.calls).toHaveLength(1);
    await status.answer(told('<p>Payment received</p>'));
    await expect.element(page.getByText('We are fetching your recent payment status')).not.toBeInTheDocument();
  });

  test('shows the sanitised HTML of the provider and a link to the order list [OM-158 OM-163]', async () => {
    const { status } = await opened();
    await status.answer(told('<p>Payment <b>received</b></p><img src="x" onerror="document.title = 1">'));
    await expect.element(page.getByText('Payment received')).toBeVisible();
    await expect.element(done()).toHaveAttribute('href', '/orderList/');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  test.each([
    ['without a stored number', null],
    ['for an unknown order', '10009999'],
  ])('shows the not-found text and a link to the order list %s [OM-159 OM-162 OM-332]', async (_, orderNumber) => {
    const { status } = await opened(orderNumber);
    if (orderNumber !== null) await status.answer(refused('No such order', '061'));
    await expect.element(page.getByText(notFound)).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('We do not know the outcome');
    await expect.element(done()).toHaveAttribute('href', '/orderList/');
    expect(status.calls).toHaveLength(orderNumber === null ? 0 : 1);
  });

  const answer = (html: string, result: Order) =>
    accepted({ code: '000', messageText: '', notification_html: html, result }, 0);

  test.each([
    ['paid', { ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false }, 'success', /has arrived$/],
    [
      'confirming',
      { ...payableOrder, mf_order_is_paynow: false },
      'waiting',
      /has not confirmed the payment of ₹25,000 yet/,
    ],
    ['failed', unpaidOrder, 'failed', /^Your payment of ₹25,000 failed$/],
    ['turned down', rejectedOrder, 'failed', /your money will be returned$/],
  ] as const)(
    'shows the outcome %s with its headline, the title, the HTML of the provider and the expected number of days',
    async (_, order, outcome, headline) => {
      const { status } = await opened();
      await status.answer(answer('<p>So says the bank</p>', order));
      await expect.element(page.getByText(headline)).toBeVisible();
      expect(document.querySelector('[data-outcome]')).toHaveAttribute('data-outcome', outcome);
      await expect.element(page.getByRole('heading', { name: 'Your Payment Status', exact: true })).toBeVisible();
      await expect.element(page.getByText('So says the bank')).toBeVisible();
      await expect.element(page.getByText(/working day|business days/)).toBeVisible();
    },
  );

  test('shows the reason of a rejected order, and the list that has it if the answer has none', async () => {
    const rejected = await opened();
    await rejected.status.answer(answer('<p>Rejected</p>', rejectedOrder));
    await expect.element(page.getByText(/The name on the/)).toBeVisible();
    await expect.element(page.getByText(/order list shows why/)).not.toBeInTheDocument();
    const { modal_rta_validation_information: _, ...withoutReason } = rejectedOrder;
    const silent = await opened();
    await silent.status.answer(answer('<p>Rejected</p>', withoutReason));
    await expect.element(page.getByText(/order list shows why/)).toBeVisible();
  });

  test('shows amount and order number once each, and has one primary button', async () => {
    const { status } = await opened();
    await status.answer(answer('<p>Declined</p>', unpaidOrder));
    for (const once of [/₹25,000/, /^10000002$/])
      await expect.poll(() => page.getByText(once).elements()).toHaveLength(1);
    expect(document.querySelectorAll("[data-variant='primary']")).toHaveLength(1);
  });

  test('offers another payment of the order after a failed payment', async () => {
    const { status, exits } = await opened();
    await status.answer(answer('<p>Declined</p>', unpaidOrder));
    await page.getByRole('button', { name: 'Pay again' }).click();
    expect(exits).toEqual([
      { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: unpaidOrder } },
    ]);
    await expect.element(done()).toHaveAttribute('href', '/orderList/');
  });

  test.each<[string, (status: Awaited<ReturnType<typeof opened>>['status']) => Promise<unknown>]>([
    ['a lost answer', (status) => status.fail({ kind: 'unreachable', errors: [] })],
    ['an empty answer', (status) => status.answer(refused('inter error', '011'))],
  ])('shows the not-found text, the order number and no outcome of the payment after %s [OM-162]', async (_, fail) => {
    const { status } = await opened();
    await fail(status);
    await expect.element(page.getByText(notFound)).toBeVisible();
    await expect.element(page.getByText(/do not know whether the payment went through/)).toBeVisible();
    await expect.element(page.getByText('10000002')).toBeVisible();
    await expect.element(page.getByText(/failed/i)).not.toBeInTheDocument();
  });
});
