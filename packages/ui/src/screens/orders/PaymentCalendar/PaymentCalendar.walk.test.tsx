import type { paymentCalendarFlow } from '@folioflow/flows';
import { paymentCalendarJourneys, paymentCalendarWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PaymentCalendar } from './PaymentCalendar.tsx';

const gestures = {
  'reload.requested': { control: () => page.getByRole('button', { name: /^(Refresh|Try again)$/ }) },
} satisfies Gestures<typeof paymentCalendarFlow>;

walkScreen({
  journeys: paymentCalendarJourneys,
  world: paymentCalendarWorld,
  Screen: PaymentCalendar,
  screenProps: { onExit: () => undefined },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching your payments'),
    unavailable: () => page.getByRole('button', { name: 'Try again' }),
    loaded: () => page.getByText(/^Debits, payouts and transfers from/),
  },
});
