import type { ResourceView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import { UnavailablePage } from '../../page/Unavailable/UnavailablePage.tsx';

export interface RequestedPageProps<Value> {
  view: ResourceView<Value> | { readonly screen: 'orderMissing' };
  remote: { send(event: { type: 'reload.requested' }): void };
  /** Renders the page of the loaded order. */
  children: (value: Value) => ReactNode;
}

const LIST = '/orderList/';

/** A page about one order: its loading and error states, then the page itself. */
export function RequestedPage<Value>({ view, remote, children }: RequestedPageProps<Value>) {
  switch (view.screen) {
    case 'loading':
      return <OrderPageSkeleton />;
    case 'orderMissing':
      return <NeutralPage to={LIST} link={orders['order.toList']} />;
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={orders['order.unavailable']}
          retry={orders['list.retry']}
          onRetry={() => remote.send({ type: 'reload.requested' })}
          listPath={LIST}
          listLabel={orders['order.toList']}
        >
          {orders['order.unavailable.explain']}
        </UnavailablePage>
      );
    case 'loaded':
      return children(view.value);
  }
}

/** Skeleton of the pages that place and pay an order. */
const OrderPageSkeleton = () => (
  <Page width="form">
    <Stack gap={24}>
      <Loading />
      <Skeleton width="min(80%, 16rem)" height="2rem" />
      <Card as="div">
        <Stack gap={24}>
          <Stack gap={8}>
            <Skeleton width="90%" height="1.5rem" />
            <Skeleton width="8rem" height="2.5rem" />
          </Stack>
          <Skeleton height="4rem" />
          <Skeleton height="8rem" />
        </Stack>
      </Card>
    </Stack>
  </Page>
);
