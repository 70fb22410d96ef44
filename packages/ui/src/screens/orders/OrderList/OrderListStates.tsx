import { useLingui } from '@lingui/react';
import type { Notice } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListRow } from '../../../parts/page/ListRow/ListRow.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { OrderPanel } from './order-list-look.ts';

const StatusText = styled.p`
  padding: var(--space-12) var(--gutter) 0;
  color: var(--muted);
  font-size: var(--type-14);
`;

const SkeletonRow = styled.div`
  padding-inline: var(--gutter);
`;

/** The placeholder of the orders with the loading text (OM-033). */
export function OrdersLoading() {
  const { i18n } = useLingui();
  return (
    <OrderPanel>
      <StatusText role="status">{i18n._('orders.list.loading')}</StatusText>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <SkeletonRow key={place}>
          <ListRow
            mark={<Skeleton width="2.25rem" height="2.25rem" />}
            name={<Skeleton width="min(70%, 22rem)" height="1.25rem" />}
            kind={<Skeleton width="50%" />}
            figure={<Skeleton width="4rem" />}
            tag={<Skeleton width="5rem" />}
          />
        </SkeletonRow>
      ))}
    </OrderPanel>
  );
}

interface NoOrdersProps {
  isPlan: boolean;
  /** A filter hides all orders. */
  showAll?: ReactNode;
}

/** The state in which the provider answered that there are no orders (OM-034, AD-057). */
export function NoOrders({ isPlan, showAll }: NoOrdersProps) {
  const { i18n } = useLingui();
  if (showAll !== undefined)
    return (
      <Card as="div">
        <EmptyState title={i18n._('orders.list.empty')} drawing={<EmptyStatementDrawing />} action={showAll}>
          {i18n._('orders.list.empty.filtered')}
        </EmptyState>
      </Card>
    );
  return (
    <Card as="div">
      <EmptyState
        title={i18n._('orders.list.empty')}
        drawing={<EmptyStatementDrawing />}
        action={<LinkButton to="/schemeList">{i18n._('orders.list.empty.explore')}</LinkButton>}
      >
        {isPlan ? i18n._('orders.list.empty.first.plan') : i18n._('orders.list.empty.first')}
      </EmptyState>
    </Card>
  );
}

interface OrdersUnavailableProps {
  notice: Notice | null;
  onRetry: () => void;
}

/** The list could not be loaded, which differs from an empty list (C-06). */
export function OrdersUnavailable({ notice, onRetry }: OrdersUnavailableProps) {
  const { i18n } = useLingui();
  return (
    <Card as="div">
      <UnavailableState
        notice={notice}
        title={i18n._('orders.list.unavailable')}
        action={<Button onClick={onRetry}>{i18n._('orders.list.retry')}</Button>}
      >
        {i18n._('orders.list.unavailable.explain')}
      </UnavailableState>
    </Card>
  );
}
