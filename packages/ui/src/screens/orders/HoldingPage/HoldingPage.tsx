import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type {
  Exit,
  holdingPageFlow,
  HoldingPageView,
  HoldingTransaction,
  Remote,
  SchemeIdentity,
} from '@folioflow/flows';
import type { ReactNode } from 'react';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { Page } from '../../../shell/Page.tsx';
import { HoldingFacts } from '../HoldingList/HoldingFacts.tsx';
import { HoldingActions } from './HoldingActions.tsx';
import { HoldingFigures } from './HoldingFigures.tsx';
import { LotList } from './LotList.tsx';
import { TransactionList } from './TransactionList.tsx';

type LoadedView = Extract<HoldingPageView, { screen: 'loaded' }>;

export interface HoldingPageProps {
  view: HoldingPageView;
  remote: Remote<typeof holdingPageFlow>;
  /** Opens an action of an order. */
  onExit: (exit: Exit) => void;
  /** The NAV with the purchases marked: `HoldingNav`. */
  renderNav?: (scheme: SchemeIdentity, transactions: readonly HoldingTransaction[] | null) => ReactNode;
}

const PortfolioLink = () => {
  const { i18n } = useLingui();
  return <LinkButton to="/portfolio">{i18n._('holding.toPortfolio')}</LinkButton>;
};

/** The page /holding: a scheme in a folio with its lots, transactions and actions (decision 078). */
export function HoldingPage(props: HoldingPageProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>{renderScreen(i18n, props)}</Stack>
    </Page>
  );
}

function renderScreen(i18n: I18n, { view, remote, ...rest }: HoldingPageProps): ReactNode {
  switch (view.screen) {
    case 'loading':
      return <HoldingLoading />;
    case 'unknown':
    case 'notOffered':
      return (
        <Card as="div">
          <EmptyState
            as="h1"
            title={i18n._(`holding.${view.screen}`)}
            drawing={<EmptyStatementDrawing />}
            action={<PortfolioLink />}
          >
            {i18n._(`holding.${view.screen}.explain`)}
          </EmptyState>
        </Card>
      );
    case 'unavailable':
      return (
        <Card aria-label={i18n._('holding.unavailable')}>
          <UnavailableState
            as="h1"
            notice={view.notice}
            title={i18n._('holding.unavailable')}
            action={
              <Button onClick={() => remote.send({ type: 'reload.requested' })}>{i18n._('holding.tryAgain')}</Button>
            }
          >
            {i18n._('holding.unavailable.explain')}
          </UnavailableState>
        </Card>
      );
    case 'loaded':
      return <LoadedHolding view={view} remote={remote} {...rest} />;
  }
}

type LoadedHoldingProps = Omit<HoldingPageProps, 'view'> & { view: LoadedView };

function LoadedHolding({ view, remote, onExit, renderNav }: LoadedHoldingProps) {
  const { row, scheme, lots, lockInMonths, transactions } = view;
  return (
    <>
      <div>
        <PageHeading>
          <span lang="en" translate="no">
            {row.schemeName}
          </span>
        </PageHeading>
        <HoldingFacts row={row} />
      </div>
      <HoldingFigures row={row} transactions={transactions.state} />
      <HoldingActions view={view} onExit={onExit} onRetry={() => remote.send({ type: 'orders.requested' })} />
      {renderNav?.(scheme, transactions.list)}
      <LotList lots={lots} isLocking={lockInMonths > 0} />
      <TransactionList transactions={transactions} onRetry={() => remote.send({ type: 'transactions.requested' })} />
    </>
  );
}

const HoldingLoading = () => {
  const { i18n } = useLingui();
  return (
    <>
      <Loading label={i18n._('holding.loading')} />
      <Skeleton width="min(80%, 24rem)" height="2rem" />
      <Card as="div" aria-busy>
        <Stack gap={16}>
          <Skeleton width="8rem" />
          <Skeleton width="min(60%, 14rem)" height="2.5rem" />
          <Skeleton width="80%" height="2.5rem" />
        </Stack>
      </Card>
    </>
  );
};
