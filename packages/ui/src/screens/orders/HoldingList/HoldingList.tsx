import { useLingui } from '@lingui/react';
import type { holdingListFlow, HoldingListView, Notice, Remote } from '@folioflow/flows';
import { useCallback } from 'react';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { AllocationBars } from './AllocationBars.tsx';
import { HoldingRows } from './HoldingRows.tsx';
import { HoldingsHeadline } from './HoldingsHeadline.tsx';
import { HoldingsLoading } from './HoldingsLoading.tsx';

const loadHistory = createCachedLoader(async () => (await import('./HistoryPart.tsx')).HistoryPart);

export interface HoldingListProps {
  view: HoldingListView;
  remote: Remote<typeof holdingListFlow>;
}

/** The holdings below the cards of /portfolio. Nothing is shown if the provider does not offer them (decision 078). */
export function HoldingList({ view, remote }: HoldingListProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return <HoldingsLoading />;
    case 'notOffered':
      return null;
    case 'empty':
      return (
        <Card as="div">
          <EmptyState
            title={i18n._('holdings.empty')}
            drawing={<EmptyStatementDrawing />}
            action={
              <LinkButton variant="secondary" to="/allOrders">
                {i18n._('holdings.empty.orders')}
              </LinkButton>
            }
          >
            {i18n._('holdings.empty.explain')}
          </EmptyState>
        </Card>
      );
    case 'unavailable':
      return (
        <Card aria-label={i18n._('holdings.title')}>
          <UnavailableState
            notice={view.notice}
            title={i18n._('holdings.unavailable')}
            action={
              <Button onClick={() => remote.send({ type: 'reload.requested' })}>{i18n._('holdings.tryAgain')}</Button>
            }
          >
            {i18n._('holdings.unavailable.explain')}
          </UnavailableState>
        </Card>
      );
    case 'loaded':
      return <LoadedHoldings view={view} remote={remote} />;
  }
}

interface LoadedHoldingsProps {
  view: Extract<HoldingListView, { screen: 'loaded' }>;
  remote: HoldingListProps['remote'];
}

function LoadedHoldings({ view, remote }: LoadedHoldingsProps) {
  const { i18n } = useLingui();
  const { summary, transactions, history } = view;
  const requestHistory = useCallback(() => remote.send({ type: 'history.requested' }), [remote]);
  return (
    <Stack gap={24} aria-busy={transactions.state === 'loading' || undefined}>
      <Row justify="between" gap={12}>
        <h2>{i18n._('holdings.title')}</h2>
        <TextLink alone to="/capitalGains">
          {i18n._('holdings.gains')}
        </TextLink>
      </Row>
      {summary !== null && <HoldingsHeadline summary={summary} transactions={transactions.state} />}
      {transactions.state === 'unavailable' && (
        <TransactionsFailure
          notice={transactions.notice}
          onRetry={() => remote.send({ type: 'transactions.requested' })}
        />
      )}
      {history.state !== 'notOffered' && (
        <LazyPart load={loadHistory} reservedHeight="32rem" props={{ history, onRequest: requestHistory }} />
      )}
      <AllocationBars allocation={view.allocation} />
      <HoldingRows
        view={view}
        onOrder={(order) => remote.send({ type: 'order.chosen', order })}
        onToggleClosed={() => remote.send({ type: 'closed.toggled' })}
      />
    </Stack>
  );
}

const TransactionsFailure = ({ notice, onRetry }: { notice: Notice | null; onRetry: () => void }) => {
  const { i18n } = useLingui();
  return (
    <Card aria-label={i18n._('holdings.transactions')}>
      <FailedPart
        text={i18n._('holdings.transactions.unavailable')}
        notice={notice}
        retry={i18n._('holdings.tryAgain')}
        onRetry={onRetry}
      />
    </Card>
  );
};
