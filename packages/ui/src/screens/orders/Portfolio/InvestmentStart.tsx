import { useLingui } from '@lingui/react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

/** The empty portfolio of a person who can invest (OM-186). */
export const InvestmentStart = () => {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n._('orders.portfolio.empty')}
      drawing={<EmptyStatementDrawing />}
      action={<LinkButton to="/schemeList">{i18n._('orders.portfolio.empty.start')}</LinkButton>}
    >
      {i18n._('orders.portfolio.empty.explain')}
    </EmptyState>
  );
};
