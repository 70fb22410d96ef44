import { orders } from '@folioflow/flows/words/orders';
import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

export interface NoOrdersProps {
  isPlan: boolean;
  /** A filter hides what there is. */
  showAll?: ReactNode;
}

/** Nothing was found, and the provider said so (OM-034, AD-057). */
export function NoOrders({ isPlan, showAll }: NoOrdersProps) {
  if (showAll !== undefined)
    return (
      <Card as="div">
        <EmptyState title={orders['list.empty']} drawing={<EmptyStatementDrawing />} action={showAll}>
          {orders['list.empty.filtered']}
        </EmptyState>
      </Card>
    );
  return (
    <Card as="div">
      <EmptyState
        title={orders['list.empty']}
        drawing={<EmptyStatementDrawing />}
        action={<LinkButton to="/schemeList">{orders['list.empty.explore']}</LinkButton>}
      >
        {isPlan ? orders['list.empty.first.plan'] : orders['list.empty.first']}
      </EmptyState>
    </Card>
  );
}
