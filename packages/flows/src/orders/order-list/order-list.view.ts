import type { SnapshotFrom } from 'xstate';
import type { ChildViews } from '../../kit/flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import type { sipPauseFlow } from '../sip-pause/sip-pause.flow.ts';
import type { swpRegistrationFlow } from '../swp-registration/swp-registration.flow.ts';
import { filterOrders } from './filter-orders.ts';
import { findOrder } from './order-cancellation.rules.ts';
import type { orderListMachine } from './order-list.machine.ts';
import { cachedOrderRow } from './order-row.ts';
import type { OrderListContext, OrderListView } from './order-list.types.ts';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

type Children = ChildViews<{
  pinConfirmation: PinConfirmationFlow;
  sipPause: typeof sipPauseFlow;
  swpRegistration: typeof swpRegistrationFlow;
}>;

export function orderListView(snapshot: SnapshotFrom<typeof orderListMachine>, children: Children): OrderListView {
  const { context } = snapshot;
  const { orderType, orders, bank, listNotice } = context;
  if (snapshot.matches({ list: 'loading' })) return { screen: 'loading', orderType };
  if (snapshot.matches({ list: 'unavailable' })) return { screen: 'unavailable', orderType, notice: listNotice };
  const filter = statusFilterOf(context);
  return {
    screen: 'loaded',
    orderType,
    isBusy: snapshot.matches({ list: { loaded: 'refreshing' } }),
    notice: listNotice,
    rows: filterOrders(orders, filter.chosen).map((order) => cachedOrderRow(order, orderType, bank)),
    total: orders.length,
    filter,
    details: openRowDetailsOf(snapshot),
    cancelling: cancellingViewOf(context, children),
    pausing: children.sipPause ?? null,
    registeringSwp: children.swpRegistration ?? null,
    registered: registeredRowOf(context),
    done: context.done,
  };
}

function registeredRowOf({ registeredId, orders, orderType, bank }: OrderListContext): LoadedView['registered'] {
  const order = findOrder(orders, registeredId);
  return order === undefined ? null : cachedOrderRow(order, orderType, bank);
}

function cancellingViewOf(
  { cancelling, ends, orderType, bank }: OrderListContext,
  children: Children,
): LoadedView['cancelling'] {
  const { pinConfirmation: pin } = children;
  return cancelling && { row: cachedOrderRow(cancelling, orderType, bank), ends, pin };
}

/** A chosen filter that is no longer offered is ignored, because the user could not deselect it. */
const statusFilterOf = ({ filterOptions, chosen }: OrderListContext): LoadedView['filter'] => ({
  options: filterOptions.map(({ value, label }) => ({ value, label })),
  chosen: chosen.filter((flag) => filterOptions.some(({ value }) => value === flag)),
});

function openRowDetailsOf({ value, context }: SnapshotFrom<typeof orderListMachine>): LoadedView['details'] {
  const { openId, orders, rowNotice } = context;
  const { details: state } = value;
  if (state === 'closed' || !orders.some(({ _id }) => _id === openId)) return null;
  return { id: openId, state, notice: rowNotice };
}
