import type {
  GetPaymentStatusAnswer,
  GetPaymentStatusRequest,
  InitiatePaymentRequest,
  PaymentAnswer,
} from '@folioflow/api/contract';
import {
  accepted,
  orderPanelOf,
  parseOrderScreenState,
  payment,
  paymentChoice,
  parseSelectedOrder,
  type Exit,
  type OrderPanel,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { allottedOrder, createSubmissionKeyCounter, deferredPort, payableOrder } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { createActor } from 'xstate';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const friday = () => Date.parse('2026-11-20T14:59:00+05:30');
const choiceFlow = paymentChoice();
const notFound = 'Sorry the information you are looking for could not be found';

async function opened(state: unknown) {
  const panel = orderPanelOf(parseOrderScreenState(state));
  const exits: Exit[] = [];
  function Paying({ payable }: { payable: Extract<OrderPanel, { choice: unknown }> }) {
    const choice = useFlow(choiceFlow, payable.choice, {
      onOutput: (output) => {
        if (output.kind === 'chosen') exits.push(output.exit);
      },
    });
    return (
      <ClockProvider now={friday}>
        <OrderScreen panel={payable} choice={choice} />
      </ClockProvider>
    );
  }
  await render('choice' in panel ? <Paying payable={panel} /> : <OrderScreen panel={panel} />);
  return { exits };
}
const paynow = { request_mode: 'paynow', selected_order: payableOrder };
const pay = () => page.getByRole('button', { name: /^Pay/ });
const mode = (name: string) => page.getByRole('radio', { name, exact: false });

/** The requests of the payment page when it is opened with this navigation state. */
function initiatedWith({ state }: Exit): InitiatePaymentRequest | undefined {
  const initiate = deferredPort<InitiatePaymentRequest, PaymentAnswer>();
  const flow = payment({
    initiatePayment: initiate.port,
    getPaymentStatus: deferredPort<GetPaymentStatusRequest, GetPaymentStatusAnswer>().port,
    submitPaymentForm: () => Promise.resolve(accepted(null, 0)),
    storage: () => Promise.resolve(accepted(null, 0)),
  });
  createActor(flow.machine, {
    input: { order: parseSelectedOrder(state), allowedOrigins: [], newSubmission: createSubmissionKeyCounter() },
  }).start();
  return initiate.calls[0]?.request;
}

describe('the payment of an order', () => {
  test('has a heading about the payment and a Pay button that leads to the payment page [OM-131]', async () => {
    const { exits } = await opened(paynow);
    await expect.element(page.getByRole('heading', { name: 'Pay for your order', exact: true })).toBeVisible();
    await userEvent.click(mode('Net banking'));
    await userEvent.click(pay());
    expect(exits.map(({ to }) => to)).toEqual(['paymentPage']);
  });

  test('shows the amount to pay and requests this amount from the provider [OM-134]', async () => {
    const { exits } = await opened({ ...paynow, selected_order: { ...payableOrder, mf_order_pay_amount: 12345.5 } });
    await expect.element(page.getByText('Amount to pay')).toBeVisible();
    await expect.element(page.getByText('₹12,345.50', { exact: true })).toBeVisible();
    await userEvent.click(mode('Net banking'));
    await userEvent.click(pay());
    expect(exits.map(initiatedWith)).toMatchObject([{ order_amount: '12345.5', payment_mode: 'DIRECT' }]);
  });

  test('shows NAV date, unit date and exit load before the order is paid', async () => {
    const { redemption, purchase } = payableOrder.mf_order_scheme_specifications;
    const exitload = { is_allowed: true, value: '1% if redeemed within 1 year', percent: 1 };
    const mf_order_scheme_specifications = { exitload, redemption, purchase };
    await opened({ ...paynow, selected_order: { ...payableOrder, mf_order_scheme_specifications } });
    await expect
      .element(
        page.getByText(
          'If you pay by 15:00 IST on Fri, 20 Nov 2026, you get the NAV of Fri, 20 Nov 2026. Units are expected on Mon, 23 Nov 2026.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('Exit load if you redeem (1%)')).toBeVisible();
    await expect.element(page.getByText(/₹250.*₹24,750 of your payment remains/)).toBeVisible();
  });

  test('requires a UPI id only with UPI, and shows an invalid id as an error when the field loses the focus [OM-133]', async () => {
    await opened(paynow);
    await userEvent.click(mode('Net banking'));
    await expect.element(page.getByLabelText('UPI ID')).not.toBeInTheDocument();
    await userEvent.click(mode('UPI'));
    const id = page.getByLabelText('UPI ID');
    await expect.element(id).toBeVisible();
    await userEvent.fill(id, 'asha@');
    await expect.element(page.getByText('Enter a UPI ID such as name@bank')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(page.getByText('Enter a UPI ID such as name@bank')).toBeVisible();
  });

  test('shows the account from which the money must come', async () => {
    await opened(paynow);
    await expect.element(page.getByText('HDFC Bank •••• 5678', { exact: false })).toBeVisible();
    await expect
      .element(page.getByText('Only payments from this account are accepted.', { exact: true }))
      .toBeVisible();
  });

  test('is replaced by a text for an order that cannot be paid', async () => {
    await opened({ ...paynow, selected_order: { ...payableOrder, mf_order_is_paynow: false } });
    await expect
      .element(page.getByText('This order cannot be paid at the moment. Your order list shows its status.'))
      .toBeVisible();
    await expect.element(pay()).not.toBeInTheDocument();
  });
});

describe('the order screen', () => {
  test('shows the not-found text and a link to the order list without an order [OM-122]', async () => {
    await opened(undefined);
    await expect.element(page.getByText(notFound)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/orderList/');
  });

  test('shows only the message of the provider and a link to the order list after a completed activity [OM-124 OM-125]', async () => {
    const mf_order_notification_message = '<p>Your redemption is placed.</p><script>document.title = "x"</script>';
    await opened({
      request_mode: 'redeem',
      selected_order: { ...allottedOrder, mf_order_is_activity_completed: true, mf_order_notification_message },
    });
    await expect.element(page.getByText('Your redemption is placed.')).toBeVisible();
    expect(page.getByText('This order is completed.').elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Ok, Done' })).toHaveAttribute('href', '/orderList/');
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('link').elements()).toHaveLength(1);
  });
});
