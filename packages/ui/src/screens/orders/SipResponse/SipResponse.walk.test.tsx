import type { sipResponseFlow } from '@folioflow/flows';
import { sipResponseJourneys, sipResponseWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SipResponse } from './SipResponse.tsx';

const stay = () => undefined;
const toList = () => page.getByRole('link', { name: 'Ok, Go to list' });

walkScreen({
  journeys: sipResponseJourneys,
  world: sipResponseWorld,
  Screen: SipResponse,
  screenProps: { onExit: stay },
  gestures: {
    'check.requested': { control: () => page.getByRole('button', { name: 'Check again' }) },
  } satisfies Gestures<typeof sipResponseFlow>,
  shows: {
    orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
    confirming: () => page.getByText('We are confirming your SIP order...'),
    unconfirmed: () => page.getByRole('button', { name: 'Check again' }),
    shown: toList,
  },
});
