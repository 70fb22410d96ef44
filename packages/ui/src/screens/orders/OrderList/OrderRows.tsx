import { useLingui } from '@lingui/react';
import type { OrderListView } from '@folioflow/flows';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { orderDetailsOf, OrderRow, type FoldedOrderProps } from '../../../parts/order/OrderRow/OrderRow.tsx';
import type { OrderHandlers } from '../../../parts/order/OrderRow/use-order-actions.tsx';
import { GradualList, ITEMS_PER_GROUP } from '../../../primitives/GradualList/GradualList.tsx';
import { loadOrderTable } from './load-order-table.ts';
import { OrderPanel } from './order-list-look.ts';

/* Groups outside the window are not laid out, but can be found, read out and focused. Groups instead of rows, because the
   browser checks the position of each. The first group is visible: an estimated height would move the content below it. */
const RowGroup = styled.div`
  &:nth-child(n + 2) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${ITEMS_PER_GROUP} * 5.25rem);
  }
`;

/* The line between two rows begins under their names. */
const RowItem = styled.div`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--gutter) 0 calc(var(--gutter) + 3rem);
    border-bottom: 1px solid var(--line);
  }

  ${RowGroup}:last-child > &:last-child::after {
    display: none;
  }
`;

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
const ListedOrder = memo((props: FoldedOrderProps) => {
  useLingui();
  return (
    <RowItem role="listitem">
      <OrderRow {...props} />
    </RowItem>
  );
});

/** Orders as a table on a wide screen, otherwise as rows of which one is open at most. */
export function OrderRows({ view, isWide, handlers, label, search, onSearch }: OrderRowsProps) {
  const [openId, toggleOrder] = useOpenOrder(view.details, handlers);
  if (isWide) return <OnDemand load={loadOrderTable} props={{ view, handlers, search, onSearch, label }} />;
  return (
    <OrderPanel role="list" className="orders" aria-busy={view.isBusy || undefined}>
      <GradualList items={view.rows} groupComponent={RowGroup} loadingIndicator={<div data-loading="" aria-hidden />}>
        {(row) => (
          <ListedOrder
            key={row.id}
            row={row}
            details={orderDetailsOf(view, row)}
            handlers={handlers}
            isOpen={openId === row.id}
            onToggle={toggleOrder}
          />
        )}
      </GradualList>
    </OrderPanel>
  );
}

/** At first the order with details is open; any other one opens without a call. The function is the same for all renders. */
function useOpenOrder(details: OrderRowsProps['view']['details'], handlers: OrderHandlers) {
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined);
  const openId = chosenId === undefined ? (details?.id ?? null) : chosenId;
  const shown = useRef({ openId, hasDetails: details !== null });
  useEffect(() => {
    shown.current = { openId, hasDetails: details !== null };
  });
  const toggle = useCallback(
    (id: string) => {
      setChosenId(shown.current.openId === id ? null : id);
      if (shown.current.hasDetails) handlers.onHideInfo();
    },
    [handlers],
  );
  return [openId, toggle] as const;
}
