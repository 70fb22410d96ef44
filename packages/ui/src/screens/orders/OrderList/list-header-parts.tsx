import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { ORDER_LIST_SCROLL_THRESHOLD_PX } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ScrolledHeader } from '../../../parts/page/ScrolledHeader/ScrolledHeader.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ListHead } from './order-list-look.ts';
import { OrderTabs, type OrderTabsProps } from './OrderTabs.tsx';

const FilterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  min-height: var(--control);

  @media (max-width: 47.99rem) {
    padding-inline: var(--space-16);
    border-bottom: 1px solid var(--line);

    [data-fixed] & {
      padding-inline: 0;
      border-bottom: 0;
    }
  }

  > [role='status'] {
    margin-inline-start: auto;
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

interface ListHeaderProps extends OrderTabsProps {
  title: string;
  /** The orders that the filter leaves, and all of them; null before the list has orders. */
  count: { shown: number; total: number } | null;
  /** The filters, which stay visible on a long page (OM-035). */
  children: ReactNode;
}

/** The title, the links to the lists, and the filters with the number of orders. */
export function ListHeader({ title, current, count, children }: ListHeaderProps) {
  const { i18n } = useLingui();
  return (
    <ListHead>
      <PageHeading>{title}</PageHeading>
      <OrderTabs current={current} />
      <ScrolledHeader threshold={ORDER_LIST_SCROLL_THRESHOLD_PX}>
        <FilterLine>
          {children}
          <span role="status">{count !== null && formatOrderCount(i18n, count.shown, count.total)}</span>
        </FilterLine>
      </ScrolledHeader>
    </ListHead>
  );
}

function formatOrderCount(i18n: I18n, shown: number, total: number): string {
  if (shown < total) return i18n._('orders.list.count', { shown, total });
  return i18n._('orders.list.count.all', { count: total });
}
