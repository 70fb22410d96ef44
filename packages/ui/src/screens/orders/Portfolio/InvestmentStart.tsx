import { orders } from '@folioflow/flows/words/orders';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

/** The empty portfolio of a person who can invest (OM-186). */
export const InvestmentStart = () => (
  <EmptyState
    title={orders['portfolio.empty']}
    drawing={<EmptyStatementDrawing />}
    action={<LinkButton to="/schemeList">{orders['portfolio.empty.start']}</LinkButton>}
  >
    {orders['portfolio.empty.explain']}
  </EmptyState>
);
