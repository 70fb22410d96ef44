import { paymentStatusJourneys, paymentStatusWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

walkScreen({
  journeys: paymentStatusJourneys,
  world: paymentStatusWorld,
  Screen: ({ view, remote }) => <PaymentStatus view={view} remote={remote} onExit={() => undefined} />,
  gestures: {
    'check.requested': {
      control: () => page.getByRole('button', { name: 'Check again' }),
      isOffered: (view) => 'canCheckAgain' in view && view.canCheckAgain,
    },
  },
  shows: {
    numberMissing: () => page.getByRole('alert'),
    fetching: () => page.getByRole('status'),
    shown: () => page.getByRole('heading', { level: 1 }),
    failed: () => page.getByRole('alert'),
  },
});
