import { watchlists as words } from '@folioflow/flows/words/watchlists';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';

/** A picked watchlist without schemes, with the way to a first one. */
export const EmptyWatchlist = () => (
  <Card as="div">
    <EmptyState
      title={words['view.listEmpty']}
      drawing={<EmptyStatementDrawing />}
      action={
        <LinkButton variant="secondary" to="/schemeList">
          {words['view.explore']}
        </LinkButton>
      }
    >
      {words['view.listEmptyHint']}
    </EmptyState>
  </Card>
);
