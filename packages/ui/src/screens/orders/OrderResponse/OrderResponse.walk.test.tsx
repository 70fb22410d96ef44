import type { orderResponseFlow } from '@folioflow/flows';
import { orderResponseJourneys, orderResponseWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { OrderResponse } from './OrderResponse.tsx';

walkScreen({
  journeys: orderResponseJourneys,
  world: orderResponseWorld,
  Screen: OrderResponse,
  screenProps: { onExit: () => undefined },
  gestures: {
    'reload.requested': {
      isOffered: (view) =>
        view.screen === 'unavailable' ||
        (view.screen === 'loaded' && !view.isBusy && view.value.payment?.state === 'paymentConfirming'),
      control: () => page.getByRole('button', { name: 'Check again' }),
    },
    'value.replaced': { sentBy: 'no control: the result of an order is always loaded again' },
  } satisfies Gestures<typeof orderResponseFlow>,
  shows: {
    loading: () => page.getByText('We are fetching your order...'),
    loaded: () => page.getByRole('heading', { name: 'Your order', exact: true }),
    unavailable: () => page.getByRole('button', { name: 'Check again' }),
    orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
  },
});
