import type { allOrdersFlow } from '@folioflow/flows';
import { allOrdersJourneys, allOrdersWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { AllOrders } from './AllOrders.tsx';

const gestures = {
  'filter.changed': { sentBy: 'the filter, once the lists have answered' },
  'reload.requested': { sentBy: 'the header, once the lists have answered' },
  'list.retried': { sentBy: 'a list that could not be loaded' },
  'row.opened': { sentBy: 'an order, once the lists have answered' },
  'row.closed': { sentBy: 'an order with open details' },
  'exit.reported': { sentBy: 'a list whose action leads to another page' },
} satisfies Gestures<typeof allOrdersFlow>;

const stay = () => undefined;
walkScreen({
  journeys: allOrdersJourneys,
  world: allOrdersWorld,
  Screen: AllOrders,
  screenProps: { onExit: stay, search: '', onSort: stay },
  gestures,
  shows: { loading: () => page.getByText('We are fetching your orders'), unavailable: null, loaded: null },
});
