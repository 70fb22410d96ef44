import type { InvestMoreView, Remote, investMoreFlow } from '@folioflow/flows';
import { investMore as words } from '@folioflow/flows/words/invest-more';
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

const InvestMoreFrame = ({ view, lead, children }: { view: OpenOrderView; lead: string; children: ReactNode }) => (
  <OrderAmountFrame title={words.title} lead={lead} step={view.screen} worthLabel={words.worth} {...view.order}>
    {children}
  </OrderAmountFrame>
);

/** Invests more in an order that holds units (OM-126 to OM-130). */
export function InvestMore({ view, remote, list }: InvestMoreProps) {
  switch (view.screen) {
    case 'blocked':
      return (
        <BlockedPage
          title={words['blocked.title']}
          message={view.message}
          action={<LinkButton to={list}>{words.toList}</LinkButton>}
        />
      );
    case 'entering':
      return (
        <InvestMoreFrame view={view} lead={words.lead}>
          <InvestmentForm view={view} remote={remote} list={list} />
        </InvestMoreFrame>
      );
    case 'checking':
      return (
        <InvestMoreFrame view={view} lead={words['lead.checking']}>
          <Loading label={words.checking} />
        </InvestMoreFrame>
      );
    case 'placed':
      return (
        <Page width="form">
          <Loading label={words.placed} />
        </Page>
      );
  }
}
