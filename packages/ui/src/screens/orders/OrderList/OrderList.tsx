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
import { NoticeLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import type { OrderActs } from '../../../parts/OrderRow/OrderActions.tsx';
import { detailsIn, OrderRow, type OrderRowProps } from '../../../parts/OrderRow/OrderRow.tsx';
import { useMedia, WIDE_SCREEN } from '../../../parts/use-media.ts';
import { ScrolledHeader } from '../../../parts/ScrolledHeader/ScrolledHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Growing, TOGETHER } from '../../../primitives/Growing/Growing.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { useAhead } from '../../../primitives/on-demand.ts';
import { Page } from '../../../shell/Page.tsx';
import { OrderListHeader } from './OrderListHeader.tsx';
import { loadCancellation, loadSipPause, loadSwpRegistration } from './load-actions.ts';
import { loadOrderTable } from './load-order-table.ts';
import { NoOrders, OrdersLoading, OrdersUnavailable } from './OrderListStates.tsx';

type Loaded = Extract<OrderListView, { screen: 'loaded' }>;

const List = styled.div`
  display: grid;
  gap: var(--space-16);
`;

/* A row out of sight costs a phone nothing; it is found, read and reached all the same. So do the rows that stand together:
   a thousand places would have to be looked at whenever one of them comes into sight. The first rows are in sight: with a
   supposed height they would push away what is below them. */
const Together = styled.div`
  display: grid;
  gap: var(--space-16);

  &:nth-child(n + 2) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${TOGETHER} * (18rem + var(--space-16)) - var(--space-16));
  }
`;

const Line = styled.div`
  &:nth-child(n + 5),
  ${Together}:nth-child(n + 2) > & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 18rem;
  }

  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

/** A card is as high as four lines of a table. */
const CARDS_AT_FIRST = 10;

export interface OrderListProps {
  view: OrderListView;
  remote: Remote<typeof orderListFlow>;
  /** Follows what an order offers: the order screen with the order in the navigation state. */
  onExit: (exit: Exit) => void;
  /** The query of the address, which says what a table of orders is sorted by. */
  search: string;
  /** Asks for another query. */
  onSearch: (search: string) => void;
}

/** /orderList, and in the same way /sipList and /stpList (OM-029 to OM-071). */
export function OrderList({ view, remote, onExit, ...place }: OrderListProps) {
  const reload = () => remote.send({ type: 'reload.requested' });
  const isWide = useMedia(WIDE_SCREEN);
  // While the provider is asked for the orders.
  useAhead(isWide, loadOrderTable);
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
            <Acting view={view} remote={remote} />
            {view.rows.length === 0 ? (
              <Nothing view={view} remote={remote} />
            ) : (
              <Rows {...place} isWide={isWide} view={view} remote={remote} onExit={onExit} />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

/** What is being done with one order, above all of them. */
function Acting({
  view: { cancelling, done, pausing, registeringSwp },
  remote,
}: {
  view: Loaded;
  remote: OrderListProps['remote'];
}) {
  return (
    <>
      {(cancelling !== null || done !== '') && (
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

function Nothing({ view, remote }: { view: Loaded; remote: OrderListProps['remote'] }) {
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

type RowsProps = { view: Loaded; isWide: boolean } & Omit<OrderListProps, 'view'>;

/** Drawn again when its own order changes, not when another one's does. */
const Card = memo((props: OrderRowProps) => (
  <Line role="listitem">
    <OrderRow {...props} />
  </Line>
));

function Rows({ view, isWide, remote, onExit, search, onSearch }: RowsProps) {
  const acts = useActs(remote, onExit);
  if (isWide)
    return (
      <OnDemand
        load={loadOrderTable}
        props={{ view, acts, search, onSearch, label: orders[`list.title.${view.orderType}`] }}
      />
    );
  return (
    <List role="list" className="orders" aria-busy={view.isBusy || undefined}>
      <Growing items={view.rows} atFirst={CARDS_AT_FIRST} around={Together} rest={<div data-loading="" aria-hidden />}>
        {(row) => <Card key={row.id} row={row} details={detailsIn(view, row)} acts={acts} />}
      </Growing>
    </List>
  );
}

const useActs = (remote: OrderListProps['remote'], onExit: OrderListProps['onExit']): OrderActs =>
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
