import type { myKycFlow } from '@folioflow/flows';
import { myKycJourneys, myKycWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walked-screen.tsx';
import { MyKyc } from './MyKyc.tsx';

const gestures = {
  'reload.requested': {
    canSay: (event) => event.request === undefined,
    offered: (view) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Retry' }),
  },
  'value.replaced': { saidBy: 'the page above, when the record has changed' },
} satisfies Gestures<typeof myKycFlow>;

walkScreen({
  journeys: myKycJourneys,
  world: myKycWorld,
  Screen: MyKyc,
  around: { imageOrigin: 'http://127.0.0.1:4602' },
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { level: 1 }),
    unavailable: () => page.getByRole('button', { name: 'Retry' }),
    loaded: () => page.getByRole('heading', { level: 1 }),
  },
});
