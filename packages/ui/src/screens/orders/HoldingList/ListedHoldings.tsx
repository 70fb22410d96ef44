import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { holdingListFlow, HoldingListView, Remote } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { useMedia, WIDE_SCREEN } from '../../../primitives/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { HoldingRows } from './HoldingRows.tsx';
import { HoldingTable } from './HoldingTable.tsx';
import { ROW_FIGURES, type RowFigure } from './row-figure.ts';
import { SortSelect } from './SortSelect.tsx';

const List = styled(Panel)`
  padding-bottom: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-8);
    min-height: 3rem;
    margin-block: calc(-1 * var(--space-12) + var(--space-8)) 0;
  }

  > header > h2 {
    flex: 1;
    white-space: nowrap;
  }

  > footer {
    margin-inline: calc(-1 * var(--gutter));
    border-top: 1px solid var(--line);
    text-align: center;
  }

  @media (min-width: 64rem) {
    > footer {
      margin-inline: calc(-1 * var(--space-24));
      padding-inline: var(--space-12);
      text-align: start;
    }
  }
`;

export interface ListedHoldingsProps {
  view: HoldingListView;
  remote: Remote<typeof holdingListFlow>;
}

/** The holdings of /portfolio. Nothing is shown if the provider does not offer them (decision 078). */
export function ListedHoldings({ view, remote }: ListedHoldingsProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return (
        <Panel as="div" aria-busy>
          <Loading label={i18n._('holdings.loading')} />
          <Skeleton height="12rem" />
        </Panel>
      );
    case 'notOffered':
      return null;
    case 'empty':
      return (
        <Panel as="div">
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
        </Panel>
      );
    case 'unavailable':
      return (
        <Panel aria-label={i18n._('holdings.title')}>
          <UnavailableState
            notice={view.notice}
            title={i18n._('holdings.unavailable')}
            action={
              <Button onClick={() => remote.send({ type: 'reload.requested' })}>{i18n._('holdings.tryAgain')}</Button>
            }
          >
            {i18n._('holdings.unavailable.explain')}
          </UnavailableState>
        </Panel>
      );
    case 'loaded':
      return <LoadedHoldings view={view} remote={remote} />;
  }
}

interface LoadedHoldingsProps {
  view: Extract<HoldingListView, { screen: 'loaded' }>;
  remote: ListedHoldingsProps['remote'];
}

const closedLabel = (i18n: I18n, { count, isShown }: LoadedHoldingsProps['view']['closed']): string =>
  isShown ? i18n._('holdings.closed.hide') : i18n._('holdings.closed.show', { count });

function LoadedHoldings({ view, remote }: LoadedHoldingsProps) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  const [figure, setFigure] = useState<RowFigure>('total');
  const { rows, closed, order, summary, transactions } = view;
  const chooseOrder = (chosen: typeof order) => remote.send({ type: 'order.chosen', order: chosen });
  return (
    <>
      {transactions.state === 'unavailable' && (
        <Panel aria-label={i18n._('holdings.transactions')}>
          <FailedPart
            text={i18n._('holdings.transactions.unavailable')}
            notice={transactions.notice}
            retry={i18n._('holdings.tryAgain')}
            onRetry={() => remote.send({ type: 'transactions.requested' })}
          />
        </Panel>
      )}
      <List aria-label={i18n._('holdings.title')} aria-busy={transactions.state === 'loading' || undefined}>
        <header>
          <h2>{i18n._('holdings.count', { count: summary?.count ?? 0 })}</h2>
          {!isWide && rows.length > 1 && <SortSelect order={order} onOrder={chooseOrder} />}
          {!isWide && rows.length > 0 && (
            <Segments
              label={i18n._('holdings.figure')}
              items={ROW_FIGURES.map((each) => ({ value: each, label: i18n._(`holdings.figure.${each}`) }))}
              value={figure}
              onValueChange={setFigure}
            />
          )}
        </header>
        {rows.length === 0 && <p>{i18n._('holdings.empty.open')}</p>}
        {rows.length > 0 && isWide && <HoldingTable rows={rows} order={order} onOrder={chooseOrder} />}
        {rows.length > 0 && !isWide && <HoldingRows rows={rows} figure={figure} />}
        {closed.count > 0 && (
          <footer>
            <Button
              variant="quiet"
              aria-expanded={closed.isShown}
              onClick={() => remote.send({ type: 'closed.toggled' })}
            >
              {closedLabel(i18n, closed)}
            </Button>
          </footer>
        )}
      </List>
    </>
  );
}
