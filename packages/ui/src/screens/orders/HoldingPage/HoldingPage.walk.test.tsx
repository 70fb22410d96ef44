import type { holdingPageFlow } from '@folioflow/flows';
import { holdingPageJourneys, holdingPageWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { HoldingPage } from './HoldingPage.tsx';

const heading = () => page.getByRole('heading', { level: 1 });

const gestures = {
  'reload.requested': {
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('region', { name: 'We could not fetch your holding' }).getByRole('button'),
  },
  'transactions.requested': {
    control: () => page.getByRole('region', { name: 'Transactions' }).getByRole('button', { name: 'Try again' }),
  },
  'orders.requested': {
    control: () => page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Try again' }),
  },
} satisfies Gestures<typeof holdingPageFlow>;

walkScreen({
  journeys: holdingPageJourneys,
  world: holdingPageWorld,
  Screen: HoldingPage,
  screenProps: { onExit: () => undefined },
  gestures,
  shows: {
    loading: () => page.getByRole('status'),
    unknown: heading,
    notOffered: heading,
    unavailable: heading,
    loaded: heading,
  },
});
