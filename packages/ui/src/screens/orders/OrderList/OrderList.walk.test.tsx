import type { orderListFlow, ViewOf } from '@folioflow/flows';
import { allottedOrder, cancelledOrder, orderListJourneys, orderListWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walked-screen.tsx';
import { OrderList, type OrderListProps } from './OrderList.tsx';

type View = ViewOf<typeof orderListFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const rowsOf = (view: View) => (view.screen === 'loaded' ? view.rows : []);
const isListed = (view: View, id: string | null) => rowsOf(view).some((row) => row.id === id);
const nameOf = (id: string) =>
  [allottedOrder, cancelledOrder].find(({ _id }) => _id === id)?.mf_order_scheme_name ?? id;
const openOf = (view: View) =>
  view.screen === 'loaded' && view.details !== null && view.details.state !== 'unavailable' ? view.details.id : null;

const gestures = {
  'reload.requested': {
    offered: (view: View) => view.screen !== 'loaded' || !view.isBusy,
    control: () => button(/^(Refresh|Retry)$/),
  },
  'orders.replaced': { saidBy: 'the page above, when an action on an order has answered' },
  'filter.changed': {
    canSay: ({ chosen }) => chosen.length === 0,
    offered: (view: View) => view.screen === 'loaded' && view.total > 0 && view.filter.chosen.length > 0,
    control: () => button('Clear all'),
  },
  'row.opened': {
    offered: (view: View, { id }) => isListed(view, id) && openOf(view) !== id,
    control: ({ id }) => page.getByRole('article', { name: nameOf(id) }).getByRole('button', { name: 'Show info' }),
  },
  'row.closed': {
    offered: (view: View) => isListed(view, openOf(view)),
    control: () => button('Hide info'),
  },
} satisfies Gestures<typeof orderListFlow>;

const stay = () => undefined;
const List = (props: Omit<OrderListProps, 'onExit'>) => <OrderList {...props} onExit={stay} />;

walkScreen({
  journeys: orderListJourneys,
  world: orderListWorld,
  Screen: List,
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching your orders'),
    unavailable: () => page.getByText('We could not fetch your orders'),
    loaded: () => button('Refresh'),
  },
});
