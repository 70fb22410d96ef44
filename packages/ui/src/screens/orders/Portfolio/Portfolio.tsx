import { useLingui } from '@lingui/react';
import type { Notice, portfolioFlow, PortfolioView, Remote, ViewOf } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Page } from '../../../shell/Page.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Panel, Panels } from '../../../parts/page/Panel/Panel.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { HeldPortfolio, type HoldingsOfPortfolio } from './HeldPortfolio.tsx';
import { InvestmentStart } from './InvestmentStart.tsx';
import { PortfolioLoading } from './PortfolioLoading.tsx';

export interface PortfolioProps {
  view: ViewOf<typeof portfolioFlow>;
  remote: Remote<typeof portfolioFlow>;
  /** Content of an empty portfolio: `EmptyPortfolio`. Without it the KYC counts as approved. */
  empty?: ReactNode;
  /** Shown above the figures: `KycBanner`. */
  banner?: ReactNode;
  /** The payments ahead: `PaymentStrip`. */
  payments?: ReactNode;
  /** The flow `holdingList`, which loads at the same time; undefined shows no holdings. */
  holdings?: HoldingsOfPortfolio;
}

/** The page /portfolio: the total value, the holdings, and each kind of order (OM-183 to OM-189). */
export function Portfolio({ view, remote, empty, ...parts }: PortfolioProps) {
  const { i18n } = useLingui();
  const retry = () => remote.send({ type: 'reload.requested' });
  // Half of what is shown comes with the holdings: shown before them, everything would move.
  const awaitsHoldings =
    view.screen === 'loaded' && view.value.kind === 'held' && parts.holdings?.view.screen === 'loading';
  return (
    <Page panels>
      <Panels>
        <PageHeading>{i18n._('orders.portfolio.title')}</PageHeading>
        {(view.screen === 'loading' || awaitsHoldings) && <PortfolioLoading />}
        {view.screen === 'unavailable' && (
          <PortfolioUnavailable notice={view.notice} title={i18n._('orders.portfolio.unavailable')} onRetry={retry} />
        )}
        {view.screen === 'loaded' && !awaitsHoldings && (
          <>
            <NoticeLine notice={view.notice} />
            <LoadedPortfolio value={view.value} onRetry={retry} empty={empty} {...parts} />
          </>
        )}
      </Panels>
    </Page>
  );
}

interface LoadedPortfolioProps extends Omit<PortfolioProps, 'view' | 'remote'> {
  value: PortfolioView;
  onRetry: () => void;
}

function LoadedPortfolio({ value, onRetry, empty, banner, ...parts }: LoadedPortfolioProps) {
  const { i18n } = useLingui();
  switch (value.kind) {
    case 'held':
      return (
        <>
          {banner}
          <HeldPortfolio portfolio={value} {...parts} />
        </>
      );
    case 'empty':
      return (
        empty ?? (
          <Panel as="div">
            <InvestmentStart />
          </Panel>
        )
      );
    case 'incomplete':
      return <PortfolioUnavailable notice={null} title={i18n._('common.notFound')} onRetry={onRetry} />;
  }
}

/** The figures could not be loaded, which differs from an empty portfolio (C-06). */
const PortfolioUnavailable = ({
  notice,
  title,
  onRetry,
}: {
  notice: Notice | null;
  title: string;
  onRetry: () => void;
}) => {
  const { i18n } = useLingui();
  return (
    <Panel as="div">
      <UnavailableState
        notice={notice}
        title={title}
        action={<Button onClick={onRetry}>{i18n._('orders.list.retry')}</Button>}
      >
        {i18n._('orders.portfolio.unavailable.explain')}
      </UnavailableState>
    </Panel>
  );
};
