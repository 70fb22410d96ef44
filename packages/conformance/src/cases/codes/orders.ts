import { type Fields } from '../../ground/fields.ts';
import { findUnpaid } from '../support/order-lists.ts';
import { additionalRequest, sipChangeRequest } from '../support/plans.ts';
import { repeat, type Refusal } from './refusal.ts';
import {
  ORDERS,
  startWithOrder,
  sendSwpWith,
  findSip,
  createStpRequest,
  uncheckedRedemption,
} from './order-requests.ts';

export const orderRefusals: readonly Refusal[] = [
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
      const { investor, order } = await startWithOrder(on);
      return investor.call('createAdditionalOrder', additionalRequest(order, on.value('rejectedOrderAmount')));
    },
  },
  {
    operation: 'registerStp',
    code: '020',
    when: 'for an order without is_stp_allowed',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await createStpRequest(on, {});
      return investor.call('registerStp', { ...request, source_scheme: await findUnpaid(investor) });
    },
  },
  {
    operation: 'registerStp',
    code: '061',
    when: 'for an unknown target',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await createStpRequest(on, {});
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
