import type { askedCheckoutFlow, askedOrderFlow, Remote, ViewOf } from '@folioflow/flows';
import {
  askedCheckoutJourneys,
  askedCheckoutWorld,
  askedOrderJourneys,
  askedOrderWorld,
} from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { AskedPage } from './AskedPage.tsx';

const gestures = {
  'reload.requested': {
    offered: ({ screen }: { screen: string }) => screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Retry' }),
  },
  'value.replaced': { saidBy: 'the page above, when an order has changed' },
} satisfies Gestures<typeof askedOrderFlow> & Gestures<typeof askedCheckoutFlow>;

const shows = {
  loading: () => page.getByRole('status'),
  unavailable: () => page.getByRole('button', { name: 'Retry' }),
  orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
  loaded: () => page.getByRole('heading', { level: 1 }),
};

interface Driven<F extends typeof askedOrderFlow | typeof askedCheckoutFlow> {
  view: ViewOf<F>;
  remote: Remote<F>;
}

walkScreen({
  journeys: askedOrderJourneys,
  world: askedOrderWorld,
  Screen: (flow: Driven<typeof askedOrderFlow>) => (
    <AskedPage {...flow}>{(order) => <h1>{order.mf_order_scheme_name}</h1>}</AskedPage>
  ),
  gestures,
  shows,
});

walkScreen({
  journeys: askedCheckoutJourneys,
  world: askedCheckoutWorld,
  Screen: (flow: Driven<typeof askedCheckoutFlow>) => (
    <AskedPage {...flow}>{({ selected_order }) => <h1>{selected_order.scheme_name}</h1>}</AskedPage>
  ),
  gestures,
  shows,
});
