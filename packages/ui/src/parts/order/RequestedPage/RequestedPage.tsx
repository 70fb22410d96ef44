import { useLingui } from '@lingui/react';
import type { ResourceView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { OrderPageSkeleton } from './OrderPageSkeleton.tsx';
import { ORDER_LIST_PATH, UnavailableOrder } from './UnavailableOrder.tsx';

export interface RequestedPageProps<Value> {
  view: ResourceView<Value> | { readonly screen: 'orderMissing' };
  remote: { send(event: { type: 'reload.requested' }): void };
  /** Renders the page of the loaded order. */
  children: (value: Value) => ReactNode;
}

/** A page about one order: its loading and error states, then the page itself. */
export function RequestedPage<Value>({ view, remote, children }: RequestedPageProps<Value>) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return <OrderPageSkeleton />;
    case 'orderMissing':
      return <NeutralPage to={ORDER_LIST_PATH} link={i18n._('orders.order.toList')} />;
    case 'unavailable':
      return <UnavailableOrder notice={view.notice} onRetry={() => remote.send({ type: 'reload.requested' })} />;
    case 'loaded':
      return children(view.value);
  }
}
