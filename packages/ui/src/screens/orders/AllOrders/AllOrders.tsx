import { useLingui } from '@lingui/react';
import {
  ORDER_LIST_SCROLL_THRESHOLD_PX,
  type allOrdersFlow,
  type AllOrdersView,
  type Exit,
  type Remote,
} from '@folioflow/flows';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { ScrolledHeader } from '../../../parts/page/ScrolledHeader/ScrolledHeader.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { Page } from '../../../shell/Page.tsx';
import { loadOrderTable } from '../OrderList/load-order-table.ts';
import { OpenActions } from '../OrderList/OpenActions.tsx';
import { OrdersLoading, OrdersUnavailable } from '../OrderList/OrderListStates.tsx';
import { OrderRows } from '../OrderList/OrderRows.tsx';
import type { PlanEstimateLoader } from '../SwpRegistration/SwpRegistration.tsx';
import { AllOrdersHeader } from './AllOrdersHeader.tsx';
import { EmptyAllOrders } from './EmptyAllOrders.tsx';
import { MissingLists, type MissingListsProps } from './MissingLists.tsx';
import { useListedOrderActions } from './use-listed-order-actions.ts';

export interface AllOrdersProps {
  view: AllOrdersView;
  remote: Remote<typeof allOrdersFlow>;
  /** Opens an action of an order: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
  /** The query of the address, which contains the sort order of the table. */
  search: string;
  /** Called with the query of a new sort order, without the filter. */
  onSort: (sortQuery: string) => void;
  /** Loads the estimate of the first payout of a SWP. */
  loadEstimate?: PlanEstimateLoader;
}

/** The page /allOrders: the orders of all kinds, with a filter by kind and status (decision 073). */
export function AllOrders({ view, remote, onExit, search, onSort, loadEstimate }: AllOrdersProps) {
  const { i18n } = useLingui();
  const reload = () => remote.send({ type: 'reload.requested' });
  const retry: MissingListsProps['onRetry'] = (list) => remote.send({ type: 'list.retried', list });
  const isWide = useMedia(WIDE_SCREEN);
  const handlers = useListedOrderActions(view, remote, onExit);
  // Fetched during the requests for the orders.
  usePrefetch(isWide, loadOrderTable);
  return (
    <Page>
      <Stack gap={24}>
        <ScrolledHeader threshold={ORDER_LIST_SCROLL_THRESHOLD_PX}>
          <AllOrdersHeader view={view} remote={remote} onReload={reload} />
        </ScrolledHeader>
        {view.screen !== 'unavailable' && <MissingLists lists={view.missing} onRetry={retry} />}
        {view.screen === 'loading' && <OrdersLoading />}
        {view.screen === 'unavailable' && <OrdersUnavailable notice={view.notice} onRetry={reload} />}
        {view.screen === 'loaded' && (
          <>
            {view.notices.map(({ list, notice }) => (
              <NoticeLine key={list} notice={notice} />
            ))}
            {view.acting.map(({ list, ...acting }) => (
              <OpenActions key={list} view={acting} remote={remote.child(list)} loadEstimate={loadEstimate} />
            ))}
            {view.rows.length === 0 ? (
              <EmptyAllOrders
                view={view}
                onClear={() => remote.send({ type: 'filter.changed', filter: { kinds: [], stages: [] } })}
              />
            ) : (
              <OrderRows
                view={view}
                isWide={isWide}
                handlers={handlers}
                label={i18n._('allOrders.title')}
                search={search}
                onSearch={onSort}
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
