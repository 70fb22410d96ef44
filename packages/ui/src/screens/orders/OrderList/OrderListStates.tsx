import type { Notice } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { styled } from 'styled-components';
import { Unavailable } from '../../../parts/Unavailable/Unavailable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const Said = styled.p`
  color: var(--muted);
`;

/** The shape of three orders, and what is going on in words (OM-033). */
export function OrdersLoading() {
  return (
    <Stack gap={16}>
      <Said role="status">{orders['list.loading']}</Said>
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

interface OrdersUnavailableProps {
  notice: Notice | null;
  onRetry: () => void;
}

/** The list could not be read; that is not the same as no orders (C-06). */
export function OrdersUnavailable({ notice, onRetry }: OrdersUnavailableProps) {
  return (
    <Card as="div">
      <Unavailable
        notice={notice}
        title={orders['list.unavailable']}
        action={<Button onClick={onRetry}>{orders['list.retry']}</Button>}
      >
        {orders['list.unavailable.explain']}
      </Unavailable>
    </Card>
  );
}
