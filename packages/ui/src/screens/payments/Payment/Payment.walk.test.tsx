import { paymentJourneys, paymentWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { Payment } from './Payment.tsx';

const heading = () => page.getByRole('heading', { level: 1 });

walkScreen({
  journeys: paymentJourneys,
  world: paymentWorld,
  Screen: ({ view, remote }) => <Payment view={view} remote={remote} onExit={() => undefined} />,
  gestures: { 'check.requested': { control: () => page.getByRole('button', { name: 'Check now' }) } },
  shows: {
    orderMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    underway: heading,
    messageShown: heading,
    settled: heading,
    failed: () => page.getByRole('alert'),
  },
});
