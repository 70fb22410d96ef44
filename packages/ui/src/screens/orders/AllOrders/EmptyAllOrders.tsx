import type { AllOrdersView } from '@folioflow/flows';
import { allOrders as words } from '@folioflow/flows/words/all-orders';
import { orders } from '@folioflow/flows/words/orders';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { noMatchText } from './no-match-text.ts';

interface EmptyAllOrdersProps {
  view: Extract<AllOrdersView, { screen: 'loaded' }>;
  onClear: () => void;
}

/** No order to show. A missing list may contain matching orders, so the text then speaks of the loaded lists alone. */
export function EmptyAllOrders({ view: { filter, search, missing }, onClear }: EmptyAllOrdersProps) {
  const isComplete = missing.length === 0;
  if (search === '') {
    if (!isComplete) return null;
    return (
      <Card as="div">
        <EmptyState
          title={orders['list.empty']}
          drawing={<EmptyStatementDrawing />}
          action={<LinkButton to="/schemeList">{orders['list.empty.explore']}</LinkButton>}
        >
          {words['empty.first']}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="div">
      <EmptyState
        title={isComplete ? noMatchText(filter) : words['none.incomplete']}
        drawing={<EmptyStatementDrawing />}
        action={
          <Button variant="secondary" onClick={onClear}>
            {words['filter.clear']}
          </Button>
        }
      >
        {words['none.explain']}
      </EmptyState>
    </Card>
  );
}
