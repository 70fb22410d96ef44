import { LISTED_ORDER_TYPES, type ListedOrderType, type Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { investMoreExitOf, orderTypeOf, redeemExitOf, startStpExitOf } from '../../parts/order/order-state.ts';
import type { Holding } from '../../holdings/records.ts';
import { isSwpRegistrable } from '../swp-registration/swp-permission.ts';
import type { HoldingActions, HoldingPageContext, OrderChoice } from './holding-page.types.ts';

/** The list that contains the orders of a type: a SIP that is paid by hand is in the list of SIPs. */
const listTypeOf = (type: string): ListedOrderType => LISTED_ORDER_TYPES.find((each) => each === type) ?? 'xsip';

/** The lists with the orders of the lots, or all lists if the lots are unknown; none for a closed holding. */
export function orderListsOf({ lots, units }: Holding): readonly ListedOrderType[] {
  if (units === 0) return [];
  if (lots === null) return LISTED_ORDER_TYPES;
  const wanted = new Set(lots.map(({ orderType }) => listTypeOf(orderType)));
  return LISTED_ORDER_TYPES.filter((type) => wanted.has(type));
}

/** Orders that bought the lots; without known lots, those of the same folio and scheme name. */
export const ordersOfHolding = ({ lots, folio, schemeName }: Holding, orders: readonly Order[]): readonly Order[] =>
  lots === null
    ? orders.filter(
        ({ mf_order_folio_no, mf_order_scheme_name }) =>
          folio !== '' && mf_order_folio_no === folio && mf_order_scheme_name === schemeName,
      )
    : orders.filter(({ order_id }) => lots.some(({ orderId }) => orderId === order_id));

const listRoutes = { single: 'orderList', xsip: 'sipList', stp: 'stpList' } as const;

/** The actions that the orders of a holding allow, as in the lists of orders (OM-039 to OM-044). */
export function holdingActionsOf(orders: HoldingPageContext['orders']): HoldingActions {
  const choicesBy = (exitOf: (order: Order, listType: ListedOrderType) => Exit | null): readonly OrderChoice[] =>
    orders.flatMap(({ order, listType }) => {
      const exit = exitOf(order, listType);
      const type = orderTypeOf(order, listType);
      const number = order.mf_order_number || order.mf_order_registration_no;
      return exit === null ? [] : [{ id: order.order_id, type, number, exit }];
    });
  return {
    investMore: choicesBy(investMoreExitOf),
    redeem: choicesBy(redeemExitOf),
    startStp: choicesBy(startStpExitOf),
    startSwp: choicesBy((order, listType) => (isSwpRegistrable(order) ? { to: listRoutes[listType] } : null)).filter(
      ({ exit }, place, all) => all.findIndex((other) => other.exit.to === exit.to) === place,
    ),
  };
}
