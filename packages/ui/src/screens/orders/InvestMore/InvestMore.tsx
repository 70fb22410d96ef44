import type { InvestMoreView, Remote, investMoreFlow } from '@folioflow/flows';
import { investMore as words } from '@folioflow/flows/words/invest-more';
import type { ReactNode } from 'react';
import { BlockedPage } from '../../../parts/BlockedPage/BlockedPage.tsx';
import { OrderAmountFrame } from '../../../parts/OrderAmountFrame/OrderAmountFrame.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { Entering } from './Entering.tsx';

export interface InvestMoreProps {
  view: InvestMoreView;
  remote: Remote<typeof investMoreFlow>;
  /** The list that the order stands in. */
  list: '/orderList/' | '/sipList/';
}

type Working = Extract<InvestMoreView, { screen: 'entering' | 'checking' }>;

const Frame = ({ view, lead, children }: { view: Working; lead: string; children: ReactNode }) => (
  <OrderAmountFrame title={words.title} lead={lead} step={view.screen} worthLabel={words.worth} {...view.order}>
    {children}
  </OrderAmountFrame>
);

/** More money into an order that holds units (OM-126 to OM-130). */
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
        <Frame view={view} lead={words.lead}>
          <Entering view={view} remote={remote} list={list} />
        </Frame>
      );
    case 'checking':
      return (
        <Frame view={view} lead={words['lead.checking']}>
          <Loading label={words.checking} />
        </Frame>
      );
    case 'placed':
      return (
        <Page width="form">
          <Loading label={words.placed} />
        </Page>
      );
  }
}
