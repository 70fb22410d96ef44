import type { recentOrderFlow } from '@folioflow/flows';
import { recentOrderJourneys, recentOrderWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { RepeatedOrder } from './RepeatedOrder.tsx';

const gestures = {
  'repeat.confirmed': { control: () => page.getByRole('button', { name: /^(Place|Register) another$/ }) },
  'repeat.left': { control: () => page.getByRole('button', { name: 'Go back', exact: true }) },
} satisfies Gestures<typeof recentOrderFlow>;

walkScreen({
  journeys: recentOrderJourneys,
  world: recentOrderWorld,
  Screen: RepeatedOrder,
  gestures,
  shows: { checking: null, asking: () => page.getByRole('alertdialog'), closed: null },
});
