import type { requestedOrderFlow, Remote, ViewOf } from '@folioflow/flows';
import { requestedOrderJourneys, requestedOrderWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { RequestedPage } from './RequestedPage.tsx';

const gestures = {
  'reload.requested': {
    isOffered: ({ screen }: { screen: string }) => screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'the page above, when an order has changed' },
} satisfies Gestures<typeof requestedOrderFlow>;

const shows = {
  loading: () => page.getByRole('status'),
  unavailable: () => page.getByRole('button', { name: 'Try again' }),
  orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
  loaded: () => page.getByRole('heading', { level: 1 }),
};

interface FlowScreenProps {
  view: ViewOf<typeof requestedOrderFlow>;
  remote: Remote<typeof requestedOrderFlow>;
}

walkScreen({
  journeys: requestedOrderJourneys,
  world: requestedOrderWorld,
  Screen: (flow: FlowScreenProps) => (
    <RequestedPage {...flow}>{(order) => <h1>{order.mf_order_scheme_name}</h1>}</RequestedPage>
  ),
  gestures,
  shows,
});
