import {
  ORDER_LIST_SCROLL_THRESHOLD_PX,
  type Exit,
  type orderListFlow,
  type OrderListView,
  type Remote,
} from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { OrderHandlers } from '../../../parts/order/OrderRow/OrderActions.tsx';
import { orderDetailsOf, OrderRow, type OrderRowProps } from '../../../parts/order/OrderRow/OrderRow.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { ScrolledHeader } from '../../../parts/page/ScrolledHeader/ScrolledHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { GradualList, ITEMS_PER_GROUP } from '../../../primitives/GradualList/GradualList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { Page } from '../../../shell/Page.tsx';
import { OrderListHeader } from './OrderListHeader.tsx';
import { loadCancellation, loadSipPause, loadSwpRegistered, loadSwpRegistration } from './load-actions.ts';
import { loadOrderTable } from './load-order-table.ts';
import { NoOrders, OrdersLoading, OrdersUnavailable } from './OrderListStates.tsx';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

const CardList = styled.div`
  display: grid;
  gap: var(--space-16);
`;

/* Groups outside the window are not laid out, but can be found, read out and focused. Groups instead of rows, because the
   browser checks the position of each. The first group is visible: an estimated height would move the content below it. */
const CardGroup = styled.div`
  display: grid;
  gap: var(--space-16);

  &:nth-child(n + 2) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${ITEMS_PER_GROUP} * (18rem + var(--space-16)) - var(--space-16));
  }
`;

const CardItem = styled.div`
  &:nth-child(n + 5),
  ${CardGroup}:nth-child(n + 2) > & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 18rem;
  }

  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

/** The height of a card is that of four table rows. */
const INITIAL_CARDS = 10;

export interface OrderListProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  /** Opens an action of an order: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
  /** The query of the address, which contains the sort order of a table of orders. */
  search: string;
  /** Changes the query. */
  onSearch: (search: string) => void;
  /** `inDetails`, the default, ships; `dialog` is the documented popup of the transaction history (decision 079). */
  history?: OrderRowProps['history'];
}

/** The pages /orderList, /sipList and /stpList (OM-029 to OM-071). */
export function OrderList({ view, remote, onExit, ...place }: OrderListProps) {
  const reload = () => remote.send({ type: 'reload.requested' });
  const isWide = useMedia(WIDE_SCREEN);
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
            <OpenActions view={view} remote={remote} />
            {view.rows.length === 0 ? (
              <EmptyList view={view} remote={remote} />
            ) : (
              <OrderRows {...place} isWide={isWide} view={view} remote={remote} onExit={onExit} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

/** The open action of an order, above the list. */
function OpenActions({
  view: { cancelling, done, pausing, registered, registeringSwp },
  remote,
}: {
  view: LoadedView;
  remote: OrderListProps['remote'];
}) {
  return (
    <>
      {registered !== null && (
        <OnDemand
          load={loadSwpRegistered}
          props={{ row: registered, text: done, onClose: () => remote.send({ type: 'result.closed' }) }}
          fetching={null}
        />
      )}
      {(cancelling !== null || (done !== '' && registered === null)) && (
        <OnDemand
          load={loadCancellation}
          props={{ cancelling, done, remote: remote.child('pinConfirmation') }}
          fetching={null}
        />
      )}
      {registeringSwp !== null && (
        <OnDemand
          load={loadSwpRegistration}
          props={{ view: registeringSwp, remote: remote.child('swpRegistration') }}
          fetching={null}
        />
      )}
      {pausing !== null && (
        <OnDemand load={loadSipPause} props={{ view: pausing, remote: remote.child('sipPause') }} fetching={null} />
      )}
    </>
  );
}

function EmptyList({ view, remote }: { view: LoadedView; remote: OrderListProps['remote'] }) {
  if (view.total === 0) return <NoOrders isPlan={view.orderType !== 'single'} />;
  return (
    <NoOrders
      isPlan={false}
      showAll={
        <Button variant="secondary" onClick={() => remote.send({ type: 'filter.changed', chosen: [] })}>
          {orders['list.filter.clear']}
        </Button>
      }
    />
  );
}

type OrderRowsProps = { view: LoadedView; isWide: boolean } & Omit<OrderListProps, 'view'>;

/** Rendered again only for a change of its order. */
const OrderCard = memo((props: OrderRowProps) => (
  <CardItem role="listitem">
    <OrderRow {...props} />
  </CardItem>
));

function OrderRows({ view, isWide, remote, onExit, search, onSearch, history = 'inDetails' }: OrderRowsProps) {
  const handlers = useOrderActions(remote, onExit);
  if (isWide)
    return (
      <OnDemand
        load={loadOrderTable}
        props={{ view, handlers, history, search, onSearch, label: orders[`list.title.${view.orderType}`] }}
      />
    );
  return (
    <CardList role="list" className="orders" aria-busy={view.isBusy || undefined}>
      <GradualList
        items={view.rows}
        initialCount={INITIAL_CARDS}
        groupComponent={CardGroup}
        loadingIndicator={<div data-loading="" aria-hidden />}
      >
        {(row) => (
          <OrderCard key={row.id} row={row} details={orderDetailsOf(view, row)} handlers={handlers} history={history} />
        )}
      </GradualList>
    </CardList>
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
