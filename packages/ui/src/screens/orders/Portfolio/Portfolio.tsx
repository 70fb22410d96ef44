import { useLingui } from '@lingui/react';
import type { Notice, portfolioFlow, PortfolioView, Remote, ViewOf } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Page } from '../../../shell/Page.tsx';
import { ALL_ORDERS_PATH } from '../../../parts/order/OrderRow/order-lists.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Holdings } from './Holdings.tsx';
import { InvestmentStart } from './InvestmentStart.tsx';
import { PortfolioLoading } from './PortfolioLoading.tsx';

export interface PortfolioProps {
  view: ViewOf<typeof portfolioFlow>;
  remote: Remote<typeof portfolioFlow>;
  /** Content of an empty portfolio: `EmptyPortfolio`. Without it the KYC counts as approved. */
  empty?: ReactNode;
  /** Shown above the holdings: `KycBanner`. */
  banner?: ReactNode;
  /** `HoldingList`, below the cards of a portfolio. Rendered unseen while the cards load: both load at once. */
  holdings?: ReactNode;
}

/** The page /portfolio: the total value, and the share of each kind of order (OM-183 to OM-189). */
export function Portfolio({ view, remote, empty, banner, holdings }: PortfolioProps) {
  const { i18n } = useLingui();
  const isHeld = view.screen === 'loaded' && view.value.kind === 'held';
  const retry = () => remote.send({ type: 'reload.requested' });
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading>{i18n._('orders.portfolio.title')}</PageHeading>
        {view.screen === 'loading' && <PortfolioLoading />}
        {view.screen === 'unavailable' && (
          <PortfolioUnavailable notice={view.notice} title={i18n._('orders.portfolio.unavailable')} onRetry={retry} />
        )}
        {view.screen === 'loaded' && (
          <>
            {isHeld && banner}
            <NoticeLine notice={view.notice} />
            <LoadedPortfolio value={view.value} isBusy={view.isBusy} onRetry={retry} empty={empty} />
            <TextLink alone to={ALL_ORDERS_PATH}>
              {i18n._('orders.list.all')}
            </TextLink>
          </>
        )}
        {(isHeld || view.screen === 'loading') && <div hidden={!isHeld}>{holdings}</div>}
      </Stack>
    </Page>
  );
}

interface LoadedPortfolioProps extends Pick<PortfolioProps, 'empty'> {
  value: PortfolioView;
  isBusy: boolean;
  onRetry: () => void;
}

function LoadedPortfolio({ value, isBusy, onRetry, empty }: LoadedPortfolioProps) {
  const { i18n } = useLingui();
  switch (value.kind) {
    case 'held':
      return <Holdings {...value} isBusy={isBusy} />;
    case 'empty':
      return (
        empty ?? (
          <Card as="div">
            <InvestmentStart />
          </Card>
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
    <Card as="div">
      <UnavailableState
        notice={notice}
        title={title}
        action={<Button onClick={onRetry}>{i18n._('orders.list.retry')}</Button>}
      >
        {i18n._('orders.portfolio.unavailable.explain')}
      </UnavailableState>
    </Card>
  );
};
