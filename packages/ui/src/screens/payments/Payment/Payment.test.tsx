import { i18n } from '@folioflow/flows/testing/texts';
import type {
  GetPaymentStatusAnswer,
  GetPaymentStatusRequest,
  InitiatePaymentRequest,
  Order,
  PaymentAnswer,
} from '@folioflow/api/contract';
import { accepted, payment, refused, type Exit, type PaymentForm, type PaymentNumberWrite } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  createSubmissionKeyCounter,
  deferredPort,
  payableOrder,
  paymentJourneys,
  playScenario,
  unpaidOrder,
} from '@folioflow/flows/testing';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { SimulatedClock } from 'xstate';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { Payment } from './Payment.tsx';

const notFound = 'Sorry the information you are looking for could not be found';
const redirect: PaymentAnswer = {
  code: '000',
  messageText: 'Payment initiated',
  actionUrl: 'https://gateway.example/pay',
  is_redirect: true,
  input_html: '<input type="hidden" name="signature" value="s">',
  order_number: '90000001',
};

async function opened(order: Order | null = payableOrder) {
  const clock = new SimulatedClock();
  const initiate = deferredPort<InitiatePaymentRequest, PaymentAnswer>();
  const status = deferredPort<GetPaymentStatusRequest, GetPaymentStatusAnswer>();
  const submit = deferredPort<PaymentForm, unknown>();
  const kept: (string | null)[] = [];
  const exits: Exit[] = [];
  const flow = payment({
    initiatePayment: initiate.port,
    getPaymentStatus: status.port,
    submitPaymentForm: submit.port,
    storage: ({ paymentOrderNumber }: PaymentNumberWrite) => {
      kept.push(paymentOrderNumber);
      return Promise.resolve(accepted(null, 0));
    },
  });
  const newSubmission = createSubmissionKeyCounter();
  const allowedOrigins = ['https://gateway.example'];
  function Page() {
    const { view, remote } = useFlow(flow, { order, allowedOrigins, newSubmission }, { clock });
    return <Payment view={view} remote={remote} onExit={(exit) => void exits.push(exit)} />;
  }
  await render(
    <StrictMode>
      <ClockProvider now={() => 0}>
        <Page />
      </ClockProvider>
    </StrictMode>,
  );
  return { clock, initiate, status, submit, kept, exits };
}
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const toList = () => page.getByRole('link', { name: i18n._('payments.link.orderList') });

describe('the payment page', () => {
  test('initiates the payment exactly once, also under StrictMode [OM-144]', async () => {
    const { initiate } = await opened();
    await expect.element(heading('We are preparing your payment')).toBeVisible();
    expect(initiate.calls).toHaveLength(1);
  });

  test('shows order number and amount before the payment is initiated', async () => {
    await opened();
    await expect.element(page.getByText('10000002')).toBeVisible();
    await expect.element(page.getByText('₹25,000')).toBeVisible();
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
  });

  test('announces the payment page of the bank, waits, and submits its form', async () => {
    const { clock, initiate, submit, kept } = await opened();
    await initiate.answer(accepted(redirect, 0));
    await expect.element(heading('Your bank’s payment page opens next')).toBeVisible();
    await expect.element(page.getByText(/This takes about 1 to 5 seconds/)).toBeVisible();
    clock.increment(2000);
    await expect.element(heading('We are taking you to the payment page')).toBeVisible();
    expect(kept).toEqual(['90000001']);
    await expect.poll(() => submit.calls.length).toBe(1);
    await submit.answer(accepted(null, 0));
    await expect.element(heading('Complete your payment on the payment page')).toBeVisible();
    await expect.element(page.getByText('90000001')).toBeVisible();
    await expect.element(toList()).toBeVisible();
  });

  test('shows the not-found text and a link to the order list without an order', async () => {
    const { initiate } = await opened(null);
    await expect.element(heading(notFound)).toBeVisible();
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
    expect(initiate.calls).toEqual([]);
  });
});

describe('a UPI payment', () => {
  test('shows the message of the provider and sends no form [OM-152]', async () => {
    const { clock, initiate, submit } = await opened({
      ...payableOrder,
      selected_pay_bank_mode: 'UPI',
      upi_id: 'success@upi',
    });
    const input_html = '<p>Approve <b>₹25,000</b> in your app.</p><script>document.title = "taken over"</script>';
    await initiate.answer(accepted({ ...redirect, is_redirect: false, actionUrl: '', input_html }, 0));
    clock.increment(2000);
    await expect.element(heading('Your payment request')).toBeVisible();
    await expect.element(page.getByText('Approve ₹25,000 in your app.')).toBeVisible();
    await expect.element(page.getByText('90000001')).toBeVisible();
    expect(submit.calls).toEqual([]);
    expect(document.title).not.toBe('taken over');
  });

  test('names its amount and the remaining time of the checks, and shows the outcome and another payment', async () => {
    const { clock, exits, initiate, status } = await opened({
      ...payableOrder,
      selected_pay_bank_mode: 'UPI',
      upi_id: 'asha@okbank',
    });
    await initiate.answer(accepted({ ...redirect, is_redirect: false, actionUrl: '', input_html: '' }, 0));
    clock.increment(2000);
    await expect.element(page.getByRole('status')).toHaveTextContent('Approve ₹25,000 in your UPI app');
    await expect.element(page.getByRole('timer')).toMatchTextContent('for another 5:02 minutes');
    await page.getByRole('button', { name: 'Check now' }).click();
    expect(status.calls).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Check now' })).toHaveAttribute('aria-busy', 'true');
    await status.answer(
      accepted({ code: '000', messageText: '', notification_html: '<p>Declined</p>', result: unpaidOrder }, 0),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your payment of ₹25,000 failed');
    await page.getByRole('button', { name: 'Pay again' }).click();
    expect(exits).toMatchObject([{ to: 'orderEditCheckout', state: { request_mode: 'paynow' } }]);
  });
});

describe('a payment that is not initiated', () => {
  test('shows the reason and a link to the order list [OM-147]', async () => {
    const { initiate } = await opened();
    await initiate.answer(refused('Payment could not be initiated', '071'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Payment could not be initiated');
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
  });

  test('offers another attempt with the order as its only primary button', async () => {
    const { initiate, exits } = await opened();
    await initiate.answer(refused('Payment could not be initiated', '071'));
    await page.getByRole('button', { name: 'Pay again' }).click();
    expect(exits).toEqual([
      { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: payableOrder } },
    ]);
    expect(document.querySelectorAll("[data-variant='primary']")).toHaveLength(1);
  });

  test('shows the not-found text and the link for a message shorter than four characters [OM-148 OM-331]', async () => {
    const short = await opened();
    await short.initiate.answer(refused('ERR', '071'));
    await expect.element(page.getByText(notFound)).toBeVisible();
    await expect.element(page.getByText('ERR', { exact: true })).not.toBeInTheDocument();
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
  });

  test('shows a message of four characters unchanged [OM-148]', async () => {
    const { initiate } = await opened();
    await initiate.answer(refused('ERRR', '071'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('ERRR');
  });

  test('has the code -1 and shows the not-found text after a failed request [OM-153]', async () => {
    const { initiate } = await opened();
    await initiate.fail({ kind: 'http', status: 500, errors: [] });
    await expect.element(page.getByRole('alert')).toMatchTextContent(notFound);
    expect(playScenario(paymentJourneys, 'FailedCodeMinusOne').snapshot.context).toMatchObject({
      failure: { code: '-1', text: '' },
    });
  });

  test('is shown as unconfirmed, with the order and the advice to check the order list, after a lost answer', async () => {
    const { initiate } = await opened();
    await initiate.fail({ kind: 'unreachable', errors: [] });
    await expect.element(heading('We could not confirm your payment')).toBeVisible();
    await expect.element(page.getByText(/Do not pay again yet: check your order list first/)).toBeVisible();
    await expect.element(page.getByText('10000002')).toBeVisible();
    await expect.element(page.getByText(/failed|not started/i)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
    await expect.element(page.getByText(notFound)).toBeVisible();
  });

  test('shows the text of the client for an empty answer, and the advice to check the order list [OM-147]', async () => {
    const { initiate } = await opened();
    await initiate.answer(refused('inter error', '011'));
    await expect.element(heading('We could not confirm your payment')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('inter error');
    await expect.element(page.getByText(/Do not pay again yet: check your order list first/)).toBeVisible();
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
  });

  test('shows the not-found text, and that no money was taken, if the address of the payment page is not allowed', async () => {
    const { clock, initiate, submit } = await opened();
    await initiate.answer(accepted({ ...redirect, actionUrl: 'https://evil.example/pay' }, 0));
    clock.increment(2000);
    await expect.element(heading('The payment page could not be opened')).toBeVisible();
    await expect.element(page.getByText(/no money has left your account/)).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(notFound);
    await expect.element(toList()).toHaveAttribute('href', '/orderList/');
    expect(submit.calls).toEqual([]);
  });
});
