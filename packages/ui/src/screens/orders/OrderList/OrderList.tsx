import { useLingui } from '@lingui/react';
import {
  ORDER_LIST_SCROLL_THRESHOLD_PX,
  type Exit,
  type orderListFlow,
  type OrderListView,
  type Remote,
} from '@folioflow/flows';
import { useMemo } from 'react';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import type { OrderHandlers } from '../../../parts/order/OrderRow/OrderActions.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { ScrolledHeader } from '../../../parts/page/ScrolledHeader/ScrolledHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { Page } from '../../../shell/Page.tsx';
import type { PlanEstimateLoader } from '../SwpRegistration/SwpRegistration.tsx';
import { OrderListHeader } from './OrderListHeader.tsx';
import { loadOrderTable } from './load-order-table.ts';
import { OpenActions } from './OpenActions.tsx';
import { NoOrders, OrdersLoading, OrdersUnavailable } from './OrderListStates.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { OrderRows } from './OrderRows.tsx';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

export interface OrderListProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  /** Opens an action of an order: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
  /** The query of the address, which contains the sort order of a table of orders. */
  search: string;
  /** Changes the query. */
  onSearch: (search: string) => void;
  /** Loads the estimate of the first payout of a SWP. */
  loadEstimate?: PlanEstimateLoader;
}

/** The pages /orderList, /sipList and /stpList (OM-029 to OM-071). */
export function OrderList({ view, remote, onExit, loadEstimate, ...place }: OrderListProps) {
  const { i18n } = useLingui();
  const reload = () => remote.send({ type: 'reload.requested' });
  const isWide = useMedia(WIDE_SCREEN);
  const handlers = useOrderActions(remote, onExit);
  // Fetched during the request for the orders.
  usePrefetch(isWide, loadOrderTable);
  return (
    <Page>
      <Stack gap={24}>
        <ScrolledHeader threshold={ORDER_LIST_SCROLL_THRESHOLD_PX}>
          <OrderListHeader view={view} remote={remote} onReload={reload} />
        </ScrolledHeader>
        {view.screen === 'loading' && <OrdersLoading />}
        {view.screen === 'unavailable' && <OrdersUnavailable notice={view.notice} onRetry={reload} />}
        {view.screen === 'loaded' && (
          <>
            <NoticeLine notice={view.notice} />
            <OpenActions view={view} remote={remote} loadEstimate={loadEstimate} />
            {view.rows.length === 0 ? (
              <EmptyList view={view} remote={remote} />
            ) : (
              <OrderRows
                {...place}
                isWide={isWide}
                view={view}
                handlers={handlers}
                label={i18n._(`orders.list.title.${view.orderType}`)}
              />
            )}
            <TextLink alone to="/paymentCalendar">
              {i18n._('orders.list.calendar')}
            </TextLink>
          </>
        )}
      </Stack>
    </Page>
  );
}

function EmptyList({ view, remote }: { view: LoadedView; remote: OrderListProps['remote'] }) {
  const { i18n } = useLingui();
  if (view.total === 0) return <NoOrders isPlan={view.orderType !== 'single'} />;
  return (
    <NoOrders
      isPlan={false}
      showAll={
        <Button variant="secondary" onClick={() => remote.send({ type: 'filter.changed', chosen: [] })}>
          {i18n._('orders.list.filter.clear')}
        </Button>
      }
    />
  );
}

const useOrderActions = (remote: OrderListProps['remote'], onExit: OrderListProps['onExit']): OrderHandlers =>
  useMemo(
    () => ({
      onExit,
      onShowInfo: (id) => remote.send({ type: 'row.opened', id }),
      onHideInfo: () => remote.send({ type: 'row.closed' }),
      onCancel: (id) => remote.send({ type: 'cancellation.requested', id }),
      onPause: (id) => remote.send({ type: 'pause.requested', id }),
      onSwp: (id) => remote.send({ type: 'swp.requested', id }),
      onCancelSwp: (id) => remote.send({ type: 'swpCancellation.requested', id }),
    }),
    [remote, onExit],
  );
