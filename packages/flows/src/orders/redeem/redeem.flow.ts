import { flow } from '../../kit/flow.ts';
import { accepted, adaptPort, runnable, type Port } from '../../kit/port.ts';
import {
  redemptionCodesRequestOf,
  redemptionRequestOf,
  type Order,
  type RequestedRedemption,
} from '@folioflow/api/contract';
import { orderConfirmation } from '../../parts/order/order-confirmation/order-confirmation.flow.ts';
import { createOrderConfirmPort } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import type { OrderLookUpResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { recentOrder, recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import { orderStatusRequest } from '../../parts/order/order-state.ts';
import { redeemMachine } from './redeem.machine.ts';
import { redemptionReceiptOf } from './redeem.rules.ts';
import type { PlacedRedemption, RedeemPorts } from './redeem.types.ts';
import { redeemView } from './redeem.view.ts';

export const redeemFlow = flow({
  machine: redeemMachine,
  children: { recentOrder: recentOrderFlow, secondFactor: orderConfirmation<RequestedRedemption, PlacedRedemption>() },
  view: redeemView,
});

/** A redemption in progress is the completed activity of its order; a second one is not possible meanwhile. */
const createRedemptionLookUp =
  (getOrderStatus: RedeemPorts['getOrderStatus']): Port<Order, OrderLookUpResult<PlacedRedemption>> =>
  async (order, scope) => {
    const outcome = await getOrderStatus(orderStatusRequest(order, 'single'), scope);
    if (outcome.kind !== 'accepted') return outcome;
    const { result } = outcome.answer;
    const isUnderWay = result.mf_order_is_activity_completed;
    return accepted(
      isUnderWay ? { kind: 'found', order: redemptionReceiptOf(result) } : { kind: 'absent' },
      outcome.receivedAt,
    );
  };

/**
 * The redemption of an order (/orderEditCheckout and /sipEditCheckout). Takes the provider's operations without
 * adaptation.
 */
export const redeem = (ports: RedeemPorts) => ({
  ...redeemFlow,
  machine: runnable(redeemMachine, {
    recentOrder: recentOrder(ports.listOrders),
    findPlaced: createRedemptionLookUp(ports.getOrderStatus),
    secondFactor: runnable(redeemFlow.children.secondFactor.machine, {
      sendCode: adaptPort(ports.sendRedeemOtp, redemptionCodesRequestOf, ({ twofactor_id }) => ({
        ticket: twofactor_id,
      })),
      confirm: createOrderConfirmPort(
        ports.redeemOrder,
        ({ subject, ...code }) => redemptionRequestOf(subject, code),
        ({ result, messageText }) =>
          result === undefined ? { html: '', text: messageText } : redemptionReceiptOf(result, messageText),
        'redemption',
      ),
    }),
  }),
});
