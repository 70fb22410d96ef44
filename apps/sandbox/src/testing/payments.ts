import { type Fields } from '../kit/json.ts';
import { SANDBOX_ORIGIN, newSubmissionKey, type Bench } from './bench.ts';
import { readOrderByNumber, createPaymentRequest, placeOrder, resultOf, textField } from './journeys.ts';

/** Fields of the form that leads to the page of the bank. */
export const hiddenInputs = (answer: Fields): Record<string, string> =>
  Object.fromEntries(
    [...textField(answer, 'input_html').matchAll(/name="(\w+)" value="([^"]*)"/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );

/** Orders and payments of the investor with the current token. */
export const createPayer = (on: Bench, currentToken: () => string) => {
  const createOrder = async (amount = '5000') => resultOf(await placeOrder(on, currentToken(), amount));
  const initiatePayment = (
    order: Fields,
    amount: string,
    rest: Fields = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    on.ask('/order/payment/initiate', createPaymentRequest(order, amount, rest), {
      token: currentToken(),
      key: newSubmissionKey(),
      headers,
    });
  const payByUpi = (order: Fields, amount: string, upi_id: string) =>
    initiatePayment(order, amount, { payment_mode: 'UPI', upi_id });
  const readOrderNow = (order: Fields) => readOrderByNumber(on, currentToken(), order['mf_order_number']);
  const readPaymentStatus = (order: Fields, as = currentToken()) =>
    on.ask(
      '/order/payment/status',
      {
        request_from: 'paymentResponse',
        request_mode: 'order_payment_status',
        order_number: order['mf_order_number'],
      },
      { token: as },
    );

  const postToGateway = (fields: Readonly<Record<string, string>>) =>
    on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/gateway`, { method: 'POST', body: new URLSearchParams(fields) }));

  const chooseAtGateway = async (answer: Fields, outcome: string): Promise<string | null> =>
    (await postToGateway({ ...hiddenInputs(answer), outcome })).headers.get('location');
  return { createOrder, initiatePayment, payByUpi, readOrderNow, readPaymentStatus, postToGateway, chooseAtGateway };
};
