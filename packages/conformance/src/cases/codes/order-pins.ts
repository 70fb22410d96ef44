import { findOrder } from '../support/order-lists.ts';
import { sipChangeRequest, swpEndRequest } from '../support/plans.ts';
import { otherPin, repeat, type Refusal } from './refusal.ts';
import { ORDERS, findSip, createStpRequest } from './order-requests.ts';

export const pinRefusals: readonly Refusal[] = [
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
      const { investor, request } = await createStpRequest(on, { pin_verification_value: '4826' });
      return investor.call('registerStp', request);
    },
  },
  {
    operation: 'registerStp',
    code: '042',
    when: 'with the fifth wrong PIN',
    needs: ORDERS,
    send: async (on) => {
      const { investor, request } = await createStpRequest(on, { pin_verification_value: '4826' });
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
