import { useLingui } from '@lingui/react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

/** A picked watchlist without schemes, with the way to a first one. */
export const EmptyWatchlist = () => {
  const { i18n } = useLingui();
  return (
    <Card as="div">
      <EmptyState
        title={i18n._('watchlists.view.listEmpty')}
        drawing={<EmptyStatementDrawing />}
        action={
          <LinkButton variant="secondary" to="/schemeList">
            {i18n._('watchlists.view.explore')}
          </LinkButton>
        }
      >
        {i18n._('watchlists.view.listEmptyHint')}
      </EmptyState>
    </Card>
  );
};
