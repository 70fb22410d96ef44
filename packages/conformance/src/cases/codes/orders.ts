import { type Order } from '@folioflow/api/contract';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor } from '../../people/person.ts';
import { lumpsumRequest, LUMPSUM_NEEDS } from '../support/lumpsum.ts';
import { findAllotted, findOrder, findUnpaid } from '../support/order-lists.ts';
import { additionalRequest, sipChangeRequest, stpRequest, swpEndRequest, swpRequest } from '../support/plans.ts';
import { redemptionCodeRequest, redemptionRequest, redeemableAmountOf } from '../support/redemptions.ts';
import { otherCode } from '../support/sign-up.ts';
import { sipRequest } from '../support/sips.ts';
import { otherPin, repeat, type Refusal } from './refusal.ts';

const ORDERS = ['investors.orders'] as const;
const SIP = ['investors.ready', 'values.plainSipScheme'] as const;

const start = async (on: CaseContext): Promise<{ investor: Investor; order: Order }> => {
  const investor = await on.investor('orders');
  return { investor, order: await findAllotted(investor) };
};

/** Sends a SIP whose mobile code is replaced. */
const sendSipWithCode = async (on: CaseContext, codeOf: (code: string) => string, change: Fields = {}) => {
  const investor = await on.investor('ready');
  const request = await sipRequest(on, investor, 'byHand', change);
  const codes = request['two_factor_authentication'] as Fields;
  const mobile_otp = codeOf(String(codes['mobile_otp']));
  return investor.call('createSipOrder', { ...request, two_factor_authentication: { ...codes, mobile_otp } });
};

const sendSwpWith = async (
  on: CaseContext,
  change: Fields,
  orderIdOf: (investor: Investor, order: Order) => Promise<string> = (_, { order_id }) => Promise.resolve(order_id),
) => {
  const { investor, order } = await start(on);
  const { client_info, ...request } = await swpRequest(on, investor, order, change);
  const order_id = await orderIdOf(investor, order);
  return investor.call('createSwp', { ...request, client_info: { ...client_info, order_id } });
};

const redeemWithCode = async (on: CaseContext, change: Fields) => {
  const { investor, order } = await start(on);
  return investor.call('redeemOrder', { ...(await redemptionRequest(on, investor, order)), ...change });
};

const findSip = (investor: Investor) =>
  findOrder(investor, 'xsip', 'SIP that may be cancelled', (order) => order.is_cancel_allowed);

const sendStpWith = async (on: CaseContext, change: Fields) => {
  const { investor, order } = await start(on);
  return { investor, request: { ...(await stpRequest(investor, order)), ...change } };
};

const lumpsumWithCode = async (on: CaseContext, mobile_otp: string) => {
  const investor = await on.investor('ready');
  const request = await lumpsumRequest(on, investor);
  const two_factor_authentication = { ...request.two_factor_authentication, mobile_otp };
  return investor.call('createSingleOrder', { ...request, two_factor_authentication });
};

/** Request of a redemption with codes that nothing confirms. */
const uncheckedRedemption = (orderId: string): Fields => ({
  client_info: { buy_sell: 'R', order_id: orderId, order_mode: 'MOD', order_amount: '500' },
  twofactor_token_id: 'no-such-id',
  mobile_otp: '111112',
  email_otp: '111112',
});

const codeRefusals: readonly Refusal[] = [
  {
    operation: 'createSingleOrder',
    code: '033',
    when: 'when the code was tried too often',
    needs: ['investors.ready', 'values.exhaustedCode', ...LUMPSUM_NEEDS],
    send: (on) => lumpsumWithCode(on, on.value('exhaustedCode')),
  },
  {
    operation: 'createSipOrder',
    code: '031',
    when: 'when the code is wrong',
    needs: SIP,
    send: (on) => sendSipWithCode(on, otherCode),
  },
  {
    operation: 'createSipOrder',
    code: '032',
    when: 'when the code has expired',
    needs: [...SIP, 'values.expiredCode'],
    send: (on) => sendSipWithCode(on, () => on.value('expiredCode')),
  },
  {
    operation: 'createSipOrder',
    code: '033',
    when: 'when the code was tried too often',
    needs: [...SIP, 'values.exhaustedCode'],
    send: (on) => sendSipWithCode(on, () => on.value('exhaustedCode')),
  },
  {
    operation: 'createSipOrder',
    code: '061',
    when: 'for an unknown scheme',
    needs: SIP,
    send: (on) => sendSipWithCode(on, (code) => code, { scheme_code: 'NO-SUCH-SCHEME', scheme_isin: '' }),
  },
  {
    operation: 'createSwp',
    code: '032',
    when: 'when the code has expired',
    needs: [...ORDERS, 'values.expiredCode'],
    send: (on) => sendSwpWith(on, { mobile_otp: on.value('expiredCode') }),
  },
  {
    operation: 'createSwp',
    code: '033',
    when: 'when the code was tried too often',
    needs: [...ORDERS, 'values.exhaustedCode'],
    send: (on) => sendSwpWith(on, { mobile_otp: on.value('exhaustedCode') }),
  },
  {
    operation: 'redeemOrder',
    code: '032',
    when: 'when the codes have expired',
    needs: [...ORDERS, 'values.expiredCode'],
    send: (on) => redeemWithCode(on, { mobile_otp: on.value('expiredCode') }),
  },
  {
    operation: 'redeemOrder',
    code: '033',
    when: 'when the codes were tried too often',
    needs: [...ORDERS, 'values.exhaustedCode'],
    send: (on) => redeemWithCode(on, { mobile_otp: on.value('exhaustedCode') }),
  },
  {
    operation: 'sendRedeemOtp',
    code: '034',
    when: 'when codes are requested for the sixth time within 15 minutes',
    needs: ORDERS,
    send: async (on) => {
      const { investor, order } = await start(on);
      const request = redemptionCodeRequest(order, redeemableAmountOf(order));
      return repeat(6, () => investor.call('sendRedeemOtp', request));
    },
  },
];

const pinRefusals: readonly Refusal[] = [
  {
    operation: 'cancelSip',
    code: '041',
    when: 'when the PIN is wrong',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      return investor.call('cancelSip', sipChangeRequest(await findSip(investor), otherPin(investor.pin)));
    },
  },
  {
    operation: 'pauseSip',
    code: '042',
    when: 'with the fifth wrong PIN',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      const sip = await findOrder(
        investor,
        'xsip',
        'SIP that may be paused',
        (order) => order.mf_order_is_pause_allowed,
      );
      const pause_no_of_installments = sip.mf_order_pause_minimum_installments ?? 1;
      const request = sipChangeRequest(sip, otherPin(investor.pin), { pause_no_of_installments });
      return repeat(5, () => investor.call('pauseSip', request));
    },
  },
  {
    operation: 'registerStp',
    code: '041',
    when: 'when the PIN is wrong',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await sendStpWith(on, { pin_verification_value: '4826' });
      return investor.call('registerStp', request);
    },
  },
  {
    operation: 'registerStp',
    code: '042',
    when: 'with the fifth wrong PIN',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await sendStpWith(on, { pin_verification_value: '4826' });
      return repeat(5, () => investor.call('registerStp', request));
    },
  },
  ...(['041', '042'] as const).map((code): Refusal => ({
    operation: 'cancelSwp',
    code,
    when: code === '041' ? 'when the PIN is wrong' : 'with the fifth wrong PIN',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      const order = await findOrder(investor, 'single', 'order with a SWP', (each) => each.mf_order_swp_enabled);
      const request = swpEndRequest(order, otherPin(investor.pin));
      return repeat(code === '041' ? 1 : 5, () => investor.call('cancelSwp', request));
    },
  })),
];

const orderRefusals: readonly Refusal[] = [
  {
    operation: 'createSwp',
    code: '061',
    when: 'for an unknown order',
    needs: ORDERS,
    send: (on) => sendSwpWith(on, {}, () => Promise.resolve('no-such-order')),
  },
  {
    operation: 'createSwp',
    code: '020',
    when: 'for an order without is_swp_allowed',
    needs: ORDERS,
    send: (on) => sendSwpWith(on, {}, async (investor) => (await findUnpaid(investor)).order_id),
  },
  {
    operation: 'redeemOrder',
    code: '020',
    when: 'for an order without mf_order_is_redeem',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      return investor.call('redeemOrder', uncheckedRedemption((await findUnpaid(investor)).order_id));
    },
  },
  {
    operation: 'redeemOrder',
    code: '061',
    when: 'for an unknown order',
    needs: ORDERS,
    send: async (on) => (await on.investor('orders')).call('redeemOrder', uncheckedRedemption('no-such-order')),
  },
  {
    operation: 'createAdditionalOrder',
    code: '071',
    when: 'when the exchange rejects the order',
    needs: [...ORDERS, 'values.rejectedOrderAmount'],
    send: async (on) => {
      const { investor, order } = await start(on);
      return investor.call('createAdditionalOrder', additionalRequest(order, on.value('rejectedOrderAmount')));
    },
  },
  {
    operation: 'registerStp',
    code: '020',
    when: 'for an order without is_stp_allowed',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await sendStpWith(on, {});
      return investor.call('registerStp', { ...request, source_scheme: await findUnpaid(investor) });
    },
  },
  {
    operation: 'registerStp',
    code: '061',
    when: 'for an unknown target',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await sendStpWith(on, {});
      const target_scheme = { ...(request['target_scheme'] as Fields), scheme_code: 'NO-SUCH-SCHEME' };
      return investor.call('registerStp', { ...request, target_scheme });
    },
  },
  {
    operation: 'cancelSip',
    code: '061',
    when: 'for an unknown SIP',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      const sip = { ...(await findSip(investor)), order_id: 'no-such-order' };
      return investor.call('cancelSip', sipChangeRequest(sip, investor.pin));
    },
  },
  {
    operation: 'cancelSip',
    code: '071',
    when: 'when the SIP is cancelled already',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      const request = sipChangeRequest(await findSip(investor), investor.pin);
      return repeat(2, () => investor.call('cancelSip', request));
    },
  },
  {
    operation: 'pauseSip',
    code: '061',
    when: 'for an unknown SIP',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.investor('orders');
      const sip = { ...(await findSip(investor)), order_id: 'no-such-order' };
      return investor.call('pauseSip', sipChangeRequest(sip, investor.pin, { pause_no_of_installments: 1 }));
    },
  },
  {
    operation: 'getSipResponse',
    code: '061',
    when: 'for an unknown SIP',
    needs: ORDERS,
    send: async (on) => {
      const investor = await on.reader('orders');
      return investor.call('getSipResponse', {
        request_from: 'sipResponse',
        request_mode: 'order_payment_status',
        order_type: 'xsip',
        order_number: '99999999',
        selected_order: await findSip(investor),
      });
    },
  },
];

export const orderCodeRefusals: readonly Refusal[] = [...codeRefusals, ...pinRefusals, ...orderRefusals];
