import { useLingui } from '@lingui/react';
import type { AllOrdersView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const isComplete = missing.length === 0;
  if (search === '') {
    if (!isComplete) return null;
    return (
      <Card as="div">
        <EmptyState
          title={i18n._('orders.list.empty')}
          drawing={<EmptyStatementDrawing />}
          action={<LinkButton to="/schemeList">{i18n._('orders.list.empty.explore')}</LinkButton>}
        >
          {i18n._('allOrders.empty.first')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="div">
      <EmptyState
        title={isComplete ? noMatchText(i18n, filter) : i18n._('allOrders.none.incomplete')}
        drawing={<EmptyStatementDrawing />}
        action={
          <Button variant="secondary" onClick={onClear}>
            {i18n._('allOrders.filter.clear')}
          </Button>
        }
      >
        {i18n._('allOrders.none.explain')}
      </EmptyState>
    </Card>
  );
}
