import { lumpsumRequestOf, type AnswerOf, type Order } from '@folioflow/api/contract';
import { type CallOptions } from '../../http/call.ts';
import { type OperationReply } from '../../http/reply.ts';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import { choiceOf, readChart, requireOffered } from './schemes.ts';
import { requestCodes, withoutCodes } from './two-factor.ts';

/** Entries of the profile that a lumpsum order needs. */
export const LUMPSUM_NEEDS = ['values.lumpsumScheme', 'values.orderAmount'] as const;

/** Creates the request of a valid lumpsum order with new codes; `change` replaces fields of its `client_info`. */
export const lumpsumRequest = async (
  on: CaseContext,
  investor: Investor,
  change: Fields = {},
): Promise<{ readonly client_info: Fields; readonly two_factor_authentication: Fields }> => {
  const code = on.value('lumpsumScheme');
  const chart = await readChart(investor, code);
  const option = requireOffered(chart.general_order_terms[0], 'lumpsum option of the scheme');
  const scheme = { isin: chart.scheme_isin, code, name: chart.scheme_name };
  const purchase = { amountInPaise: 0, scheme, option, ...choiceOf(chart) };
  const { client_info: order } = lumpsumRequestOf(purchase, withoutCodes);
  return {
    client_info: { ...order, order_amount: on.value('orderAmount'), ...change },
    two_factor_authentication: await requestCodes(on, investor, 'single order registration'),
  };
};

/** Sends a lumpsum order. */
export const sendLumpsum = async (
  on: CaseContext,
  investor: Investor,
  change: Fields = {},
  options: CallOptions = {},
): Promise<OperationReply<'createSingleOrder'>> =>
  investor.call('createSingleOrder', await lumpsumRequest(on, investor, change), options);

/** Places a lumpsum order and returns it. */
export const placeLumpsum = async (
  on: CaseContext,
  investor: Investor,
  change: Fields = {},
): Promise<AnswerOf<'createSingleOrder'>['result']> => requireAccepted(await sendLumpsum(on, investor, change)).result;

/** Request of the payment of an order. */
export const paymentRequest = (order: Order, change: Fields = {}): Fields => ({
  order_no: order.mf_order_number,
  order_registration_no: order.mf_order_registration_no,
  order_type: order.mf_order_type,
  order_start_date: order.order_start_date,
  order_amount: String(order.mf_order_pay_amount),
  payment_mode: 'DIRECT',
  upi_id: '',
  ...change,
});
