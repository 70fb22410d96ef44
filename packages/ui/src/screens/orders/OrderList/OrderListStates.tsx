import { useLingui } from '@lingui/react';
import type { Notice } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

const StatusText = styled.p`
  color: var(--muted);
`;

/** The placeholder of three orders with the loading text (OM-033). */
export function OrdersLoading() {
  const { i18n } = useLingui();
  return (
    <Stack gap={16}>
      <StatusText role="status">{i18n._('orders.list.loading')}</StatusText>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} as="div">
          <Stack gap={12}>
            <Row justify="between" gap={16}>
              <Skeleton width="min(60%, 22rem)" height="1.25rem" />
              <Skeleton width="5rem" height="1.5rem" />
            </Row>
            <Skeleton width="40%" />
            <Skeleton width="70%" height="2.5rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
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
