import { useLingui } from '@lingui/react';
import type { OrderListView } from '@folioflow/flows';
import { memo } from 'react';
import { styled } from 'styled-components';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { OrderHandlers } from '../../../parts/order/OrderRow/OrderActions.tsx';
import { orderDetailsOf, OrderRow, type OrderRowProps } from '../../../parts/order/OrderRow/OrderRow.tsx';
import { GradualList, ITEMS_PER_GROUP } from '../../../primitives/GradualList/GradualList.tsx';
import { loadOrderTable } from './load-order-table.ts';

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

export interface OrderRowsProps {
  view: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'rows' | 'details' | 'isBusy'>;
  isWide: boolean;
  /** The same object for all renders. */
  handlers: OrderHandlers;
  /** Name of the table. */
  label: string;
  /** The query of the address, which contains the sort order of the table. */
  search: string;
  /** Called with the query of a new sort order. */
  onSearch: (search: string) => void;
}

/** Rendered again only for a change of its order. */
const OrderCard = memo((props: OrderRowProps) => {
  useLingui();
  return (
    <CardItem role="listitem">
      <OrderRow {...props} />
    </CardItem>
  );
});

/** Orders as a table on a wide screen, otherwise as cards. */
export function OrderRows({ view, isWide, handlers, label, search, onSearch }: OrderRowsProps) {
  if (isWide) return <OnDemand load={loadOrderTable} props={{ view, handlers, search, onSearch, label }} />;
  return (
    <CardList role="list" className="orders" aria-busy={view.isBusy || undefined}>
      <GradualList
        items={view.rows}
        initialCount={INITIAL_CARDS}
        groupComponent={CardGroup}
        loadingIndicator={<div data-loading="" aria-hidden />}
      >
        {(row) => <OrderCard key={row.id} row={row} details={orderDetailsOf(view, row)} handlers={handlers} />}
      </GradualList>
    </CardList>
  );
}
