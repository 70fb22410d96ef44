import type { portfolioFlow } from '@folioflow/flows';
import { portfolioJourneys, portfolioWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { Portfolio } from './Portfolio.tsx';

const gestures = {
  'reload.requested': {
    canPerform: (event) => event.request === undefined,
    isOffered: (view) =>
      view.screen === 'unavailable' || (view.screen === 'loaded' && view.value.kind === 'incomplete'),
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'the page above, when an order has changed' },
} satisfies Gestures<typeof portfolioFlow>;

walkScreen({
  journeys: portfolioJourneys,
  world: portfolioWorld,
  Screen: Portfolio,
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { level: 1 }),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    loaded: () => page.getByRole('heading', { level: 1 }),
  },
});
