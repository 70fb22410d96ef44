import type { redemptionEstimateFlow } from '@folioflow/flows';
import { redemptionEstimateJourneys, redemptionEstimateWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { RedemptionEstimate } from './RedemptionEstimate.tsx';
import { sampleRedemption } from './testing/sample-redemption.ts';

const gestures = {
  'reload.requested': {
    canPerform: (event) => event.request === undefined,
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'no control: an estimate is always loaded again' },
} satisfies Gestures<typeof redemptionEstimateFlow>;

walkScreen({
  journeys: redemptionEstimateJourneys,
  world: redemptionEstimateWorld,
  Screen: RedemptionEstimate,
  screenProps: sampleRedemption,
  gestures,
  shows: {
    loading: null,
    notOffered: null,
    unavailable: () => page.getByText(/^We could not fetch your purchases\./),
    estimable: () => page.getByText('What you get and what it costs'),
  },
});
