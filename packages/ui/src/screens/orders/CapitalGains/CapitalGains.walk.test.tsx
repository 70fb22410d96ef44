import type { capitalGainsFlow } from '@folioflow/flows';
import { capitalGainsJourneys, capitalGainsWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { CapitalGains } from './CapitalGains.tsx';

const gestures = {
  'reload.requested': {
    canPerform: (event) => event.request === undefined,
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'no control: the sales are always loaded again' },
} satisfies Gestures<typeof capitalGainsFlow>;

walkScreen({
  journeys: capitalGainsJourneys,
  world: capitalGainsWorld,
  Screen: CapitalGains,
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { name: 'Capital gains' }),
    notOffered: () => page.getByRole('link', { name: 'Go to Portfolio' }),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    loaded: () => page.getByLabelText('Financial year'),
  },
});
