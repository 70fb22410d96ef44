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
import type { OrderLookUpResult, OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import {
  recentOrder,
  recentOrderFlow,
  type RecentOrderFlow,
} from '../../parts/order/recent-order/recent-order.flow.ts';
import { orderStatusRequest } from '../../parts/order/order-state.ts';
import { redeemMachine } from './redeem.machine.ts';
import { redemptionReceiptOf } from './redeem.rules.ts';
import type {
  PlacedRedemption,
  RedeemPorts,
  RedeemEvent,
  RedeemInput,
  RedeemOutput,
  RedeemView,
} from './redeem.types.ts';
import { redeemView } from './redeem.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';

export type * from './redeem.types.ts';
export { computeRedemption } from './redeem.rules.ts';

export type RedeemFlow = EmbeddableFlow<{
  input: RedeemInput;
  event: RedeemEvent;
  output: RedeemOutput;
  view: RedeemView;
  children: { recentOrder: RecentOrderFlow; secondFactor: SecondFactorFlow };
}>;

export const redeemFlow: RedeemFlow = flow({
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
export const redeem = (ports: RedeemPorts): RunnableFlow<RedeemFlow> => ({
  ...redeemFlow,
  machine: runnable(redeemMachine, {
    recentOrder: recentOrder(ports.listOrders),
    findPlaced: createRedemptionLookUp(ports.getOrderStatus),
    secondFactor: runnable(secondFactorMachine<RequestedRedemption, OrderResult<PlacedRedemption>>(), {
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
