import { paymentJourneys, paymentWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { Payment } from './Payment.tsx';

const heading = () => page.getByRole('heading', { level: 1 });

walkScreen({
  journeys: paymentJourneys,
  world: paymentWorld,
  Screen: ({ view }) => <Payment view={view} onExit={() => undefined} />,
  gestures: {},
  shows: {
    orderMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    underway: heading,
    messageShown: heading,
    failed: () => page.getByRole('alert'),
  },
});
