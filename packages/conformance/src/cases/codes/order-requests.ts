import { type Order } from '@folioflow/api/contract';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import { lumpsumRequest } from '../support/lumpsum.ts';
import { findAllotted, findOrder } from '../support/order-lists.ts';
import { stpRequest, swpRequest } from '../support/plans.ts';
import { redemptionRequest } from '../support/redemptions.ts';
import { sipRequest } from '../support/sips.ts';

/** Needs of an investor with orders. */
export const ORDERS = ['investors.orders'] as const;
/** Needs of a SIP that is paid by hand. */
export const BY_HAND = ['investors.ready', 'values.plainSipScheme'] as const;

/** An investor with an allotted order. */
export const startWithOrder = async (on: CaseContext): Promise<{ investor: Investor; order: Order }> => {
  const investor = await on.investor('orders');
  return { investor, order: await findAllotted(investor) };
};

/** Sends a SIP whose mobile code is replaced. */
export const sendSipWithCode = async (on: CaseContext, codeOf: (code: string) => string, change: Fields = {}) => {
  const investor = await on.investor('ready');
  const request = await sipRequest(on, investor, 'byHand', change);
  const codes = request['two_factor_authentication'] as Fields;
  const mobile_otp = codeOf(String(codes['mobile_otp']));
  return investor.call('createSipOrder', { ...request, two_factor_authentication: { ...codes, mobile_otp } });
};

/** Sends a SWP with changed terms, by default for the order that allows it. */
export const sendSwpWith = async (
  on: CaseContext,
  change: Fields,
  orderIdOf: (investor: Investor, order: Order) => Promise<string> = (_, { order_id }) => Promise.resolve(order_id),
) => {
  const { investor, order } = await startWithOrder(on);
  const { client_info, ...request } = await swpRequest(on, investor, order, change);
  const order_id = await orderIdOf(investor, order);
  return investor.call('createSwp', { ...request, client_info: { ...client_info, order_id } });
};

export const redeemWithCode = async (on: CaseContext, change: Fields) => {
  const { investor, order } = await startWithOrder(on);
  return investor.call('redeemOrder', { ...(await redemptionRequest(on, investor, order)), ...change });
};

export const findSip = (investor: Investor) =>
  findOrder(investor, 'xsip', 'SIP that may be cancelled', (order) => order.is_cancel_allowed);

/** Creates the request of a valid STP with changed fields, and its investor. */
export const createStpRequest = async (on: CaseContext, change: Fields) => {
  const { investor, order } = await startWithOrder(on);
  return { investor, request: { ...(await stpRequest(investor, order)), ...change } };
};

export const lumpsumWithCode = async (on: CaseContext, mobile_otp: string) => {
  const investor = await on.investor('ready');
  const request = await lumpsumRequest(on, investor);
  const two_factor_authentication = { ...request.two_factor_authentication, mobile_otp };
  return investor.call('createSingleOrder', { ...request, two_factor_authentication });
};

/** Request of a redemption with codes that nothing confirms. */
export const uncheckedRedemption = (orderId: string): Fields => ({
  client_info: { buy_sell: 'R', order_id: orderId, order_mode: 'MOD', order_amount: '500' },
  twofactor_token_id: 'no-such-id',
  mobile_otp: '111112',
  email_otp: '111112',
});
