import { REQUEST_ACTIONS, type RedeemOrderRequest } from '@folioflow/api/contract';
import { readClient } from '../../clients/clients.ts';
import { requireValidTwoFactor, issueTwoFactor, markTwoFactorUsed } from '../../codes/two-factor.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { createMagicAmounts } from '../../ground/magic.ts';
import { type Handler } from '../../ground/operations.ts';
import { HttpRefusal, Refusal } from '../../ground/refusal.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { readOwnOrderById, readOrderView } from '../../orders/view/orders.ts';
import { requestRedemption } from '../../orders/redemption/redemptions.ts';
import { type RedemptionLimits, parseRedemptionAmount } from './redeemed-amount.ts';

const REFUSED_AMOUNT = 1_111_000;
const BAD_REQUEST_AMOUNT = 1_112_000;

export const redemptionMagic = createMagicAmounts('Amount of a redemption', [
  [REFUSED_AMOUNT, 'the exchange refuses the redemption (071)'],
  [BAD_REQUEST_AMOUNT, 'the redemption is answered with HTTP 400'],
]);

type RedemptionInput = Pick<RedeemOrderRequest['client_info'], 'order_id' | 'order_amount'>;

interface ValidRedemption {
  readonly row: OrderRow;
  readonly amount: number;
  readonly isWhole: boolean;
  /** order and amount that the codes confirm (C-23) */
  readonly boundTo: string;
}

/** @throws Refusal 020 (its flag), 051 (the amount), 061 (not an order of the caller) */
const validateRedemption = async (
  call: Call,
  { order_id, order_amount }: RedemptionInput,
): Promise<ValidRedemption> => {
  const row = await readOwnOrderById(call.db, requireInvestor(call.caller).id, order_id);
  const view = await readOrderView(call, row);
  if (!view.mf_order_is_redeem) throw new Refusal('preconditionFailed', 'Nothing in this order can be redeemed now.');
  const { minimum_amount: minimum, maximum_amount: maximum } = view.mf_order_scheme_specifications.redemption;
  const rupees = { minimum, maximum, worth: Number(view.total_returns_amount) };
  const limits: RedemptionLimits = { ...rupees, redeemable: Number(view.mf_order_redeemable_amount) };
  const { amount, isWhole } = parseRedemptionAmount(order_amount, limits);
  return { row, amount, isWhole, boundTo: `${row.id} ${amount}` };
};

/**
 * Sends the codes of a redemption to the mobile and by e-mail.
 * @throws Refusal 020, 034, 051, 061
 */
export const sendRedeemOtp: Handler<'sendRedeemOtp'> = async (call) => {
  const investor = requireInvestor(call.caller);
  const { boundTo } = await validateRedemption(call, call.request.client_info);
  const client = await readClient(call.db, investor.id);
  const twofactor_id = await issueTwoFactor(call, investor, {
    action: REQUEST_ACTIONS.redeemOrder,
    isEmailRequired: true,
    boundTo,
    mobile: client.mobile,
    email: client.email ?? '',
  });
  return { twofactor_id };
};

/**
 * Redeems units; the money is credited three working days after the NAV day.
 * @throws Refusal 020, 031, 032, 033, 051, 061, 071
 */
export const redeemOrder: Handler<'redeemOrder'> = async (call) => {
  const { client_info, ...codes } = call.request;
  const { row, amount, isWhole, boundTo } = await validateRedemption(call, client_info);
  await requireValidTwoFactor(call, requireInvestor(call.caller), REQUEST_ACTIONS.redeemOrder, codes, boundTo);
  if (amount === REFUSED_AMOUNT) throw new Refusal('exchangeRejected', 'Redemption rejected by exchange');
  if (amount === BAD_REQUEST_AMOUNT) throw new HttpRefusal(400, ['The redemption was refused.', 'Please try again.']);
  await markTwoFactorUsed(call.db, codes);
  const redeemed = await requestRedemption(call.db, row, { amount, isWhole }, call);
  return { messageText: 'Your redemption is placed.', result: await readOrderView(call, redeemed) };
};
