import { type Order } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import { readCodes } from './two-factor.ts';

const redemptionFields = (order: Order, order_amount: string): Fields => ({
  buy_sell: 'R',
  order_id: order.order_id,
  order_mode: 'MOD',
  order_amount,
});

/** Request of the codes of a redemption. */
export const redemptionCodeRequest = (order: Order, amount: string): Fields => ({
  client_info: {
    ...redemptionFields(order, amount),
    order_number: order.mf_order_number,
    request_action: 'redeem order',
    is_otp_email_required: true,
  },
});

/** Rupees that an order may redeem: the minimum of its scheme. */
export const redeemableAmountOf = (order: Order): string => {
  const { redemption } = order.mf_order_scheme_specifications;
  return String(Math.max(redemption.minimum_amount, 500));
};

/** Creates the request of a redemption with new codes. */
export const redemptionRequest = async (
  on: CaseContext,
  investor: Investor,
  order: Order,
  amount: string = redeemableAmountOf(order),
): Promise<Fields> => {
  const { twofactor_id } = requireAccepted(await investor.call('sendRedeemOtp', redemptionCodeRequest(order, amount)));
  return { client_info: redemptionFields(order, amount), ...(await readCodes(on, investor, twofactor_id, true)) };
};

/** Replaces the amount of a redemption, with its codes unchanged. */
export const withRedeemedAmount = (request: Fields, order: Order, amount: string): Fields => ({
  ...request,
  client_info: redemptionFields(order, amount),
});
