import type { myKycFlow } from '@folioflow/flows';
import { myKycJourneys, myKycWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { MyKyc } from './MyKyc.tsx';

const gestures = {
  'reload.requested': {
    canPerform: (event) => event.request === undefined,
    isOffered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'value.replaced': { sentBy: 'the page above, when the record has changed' },
} satisfies Gestures<typeof myKycFlow>;

walkScreen({
  journeys: myKycJourneys,
  world: myKycWorld,
  Screen: MyKyc,
  screenProps: { imageOrigin: 'http://127.0.0.1:4602' },
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { level: 1 }),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    loaded: () => page.getByRole('heading', { level: 1 }),
  },
});
