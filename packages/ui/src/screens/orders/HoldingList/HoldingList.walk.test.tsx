import type { holdingListFlow } from '@folioflow/flows';
import { holdingListJourneys, holdingListWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { HoldingList } from './HoldingList.tsx';

const retryIn = (region: string) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('button', { name: 'Try again' });
const order = () => page.getByRole('combobox', { name: 'Sort by' });

const gestures = {
  'reload.requested': {
    isOffered: (view) => view.screen === 'unavailable',
    control: () => retryIn('Your holdings'),
  },
  'transactions.requested': { control: () => retryIn('Transactions') },
  'history.requested': {
    // In `waiting`, the part requests it when it is in view.
    isOffered: (view) => view.screen === 'loaded' && view.history.state === 'unavailable',
    control: () => retryIn('Value over time'),
  },
  'order.chosen': {
    isOffered: (view, event) => view.screen === 'loaded' && view.rows.length > 1 && view.order !== event.order,
    control: order,
    perform: (event) => userEvent.selectOptions(order(), event.order),
    staysEnabled: 'the order can be chosen again',
  },
  'closed.toggled': { control: () => page.getByRole('button', { name: /closed holding/ }) },
} satisfies Gestures<typeof holdingListFlow>;

walkScreen({
  journeys: holdingListJourneys,
  world: holdingListWorld,
  Screen: HoldingList,
  gestures,
  shows: {
    loading: () => page.getByRole('status'),
    notOffered: null,
    empty: () => page.getByText('You hold no units yet.'),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    loaded: () => page.getByRole('heading', { name: 'Your holdings' }),
  },
});
