import { useLingui } from '@lingui/react';
import type { InvestMoreView, Remote, investMoreFlow } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { BlockedPage } from '../../../parts/page/BlockedPage/BlockedPage.tsx';
import type { OrderListPath } from '../../../parts/order/OrderRow/order-lists.ts';
import { OrderAmountFrame } from '../../../parts/order/OrderAmountFrame/OrderAmountFrame.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { InvestmentForm } from './Entering.tsx';

export interface InvestMoreProps {
  view: InvestMoreView;
  remote: Remote<typeof investMoreFlow>;
  /** The list that contains the order. */
  list: OrderListPath;
}

type OpenOrderView = Extract<InvestMoreView, { screen: 'entering' | 'checking' }>;

const InvestMoreFrame = ({ view, lead, children }: { view: OpenOrderView; lead: string; children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <OrderAmountFrame
      title={i18n._('investMore.title')}
      lead={lead}
      step={view.screen}
      worthLabel={i18n._('investMore.worth')}
      {...view.order}
    >
      {children}
    </OrderAmountFrame>
  );
};

/** Invests more in an order that holds units (OM-126 to OM-130). */
export function InvestMore({ view, remote, list }: InvestMoreProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'blocked':
      return (
        <BlockedPage
          title={i18n._('investMore.blocked.title')}
          message={view.message}
          action={<LinkButton to={list}>{i18n._('investMore.toList')}</LinkButton>}
        />
      );
    case 'entering':
      return (
        <InvestMoreFrame view={view} lead={i18n._('investMore.lead')}>
          <InvestmentForm view={view} remote={remote} list={list} />
        </InvestMoreFrame>
      );
    case 'checking':
      return (
        <InvestMoreFrame view={view} lead={i18n._('investMore.lead.checking')}>
          <Loading label={i18n._('investMore.checking')} />
        </InvestMoreFrame>
      );
    case 'placed':
      return (
        <Page width="form">
          <Loading label={i18n._('investMore.placed')} />
        </Page>
      );
  }
}
