import { calendarDayOf, LISTED_ORDER_TYPES, paiseOf, type ListedOrderType, type Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { investMoreExitOf, orderTypeOf, redeemExitOf, startStpExitOf } from '../../parts/order/order-state.ts';
import { sumThousandths } from '../../holdings/lots.ts';
import { valueInPaise, type Holding } from '../../holdings/records.ts';
import { cachedOrderRow } from '../order-list/order-row.ts';
import { swpListStateOf } from '../order-list/swp-list-state.ts';
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

type ChoiceFacts = Pick<OrderChoice, 'boughtOn' | 'purchases' | 'units' | 'costPaise' | 'valuePaise'>;

/** The lots that an order bought, or the figures of the order itself if the lots are unknown. */
function choiceFactsOf({ lots, nav }: Holding, order: Order, listType: ListedOrderType): ChoiceFacts {
  const bought = lots?.filter(({ orderId }) => orderId === order.order_id) ?? [];
  const [first] = bought;
  if (first === undefined) {
    const { placed, invested, returns } = cachedOrderRow(order, listType);
    return {
      boughtOn: calendarDayOf(placed),
      purchases: 0,
      units: null,
      costPaise: paiseOf(invested),
      valuePaise: returns === null ? null : paiseOf(returns.currentValue),
    };
  }
  const units = sumThousandths(bought.map((lot) => lot.units));
  return {
    boughtOn: first.boughtOn,
    purchases: bought.length,
    units,
    costPaise: bought.reduce((sum, { costPaise }) => sum + costPaise, 0),
    valuePaise: nav === null ? null : valueInPaise(units, nav),
  };
}

/** The actions that the orders of a holding allow, as in the lists of orders (OM-039 to OM-044). */
export function holdingActionsOf(holding: Holding, orders: HoldingPageContext['orders']): HoldingActions {
  const choicesBy = (exitOf: (order: Order, listType: ListedOrderType) => Exit | null): readonly OrderChoice[] =>
    orders
      .flatMap(({ order, listType }) => {
        const exit = exitOf(order, listType);
        if (exit === null) return [];
        return [
          { id: order._id, type: orderTypeOf(order, listType), ...choiceFactsOf(holding, order, listType), exit },
        ];
      })
      .sort((one, other) => (one.boughtOn ?? '9').localeCompare(other.boughtOn ?? '9'));
  return {
    investMore: choicesBy(investMoreExitOf),
    redeem: choicesBy(redeemExitOf),
    startStp: choicesBy(startStpExitOf),
    startSwp: choicesBy((order, listType) =>
      isSwpRegistrable(order) ? { to: listRoutes[listType], state: swpListStateOf(order._id) } : null,
    ),
  };
}
