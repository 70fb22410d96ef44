import type { esignKycFlow } from '@folioflow/flows';
import { esignKycJourneys, esignKycWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { EsignKyc } from './EsignKyc.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = () => page.getByRole('checkbox');

const gestures = {
  'stage.reloadRequested': { control: () => button(/^(Try again|Check status|Check again)$/) },
  'consent.given': { control: box, staysEnabled: 'a consent that was given can be withdrawn' },
  'consent.withdrawn': { control: box, staysEnabled: 'a consent that is missing can be given' },
  'signing.started': { control: () => button('eSIGN') },
  'signing.abandoned': { control: () => button('Stop signing') },
  'verification.retried': { control: () => button('Submit again') },
} satisfies Gestures<typeof esignKycFlow>;

walkScreen({
  journeys: esignKycJourneys,
  world: esignKycWorld,
  Screen: EsignKyc,
  screenProps: { imageOrigin: 'https://provider.example' },
  gestures,
  shows: {
    loading: () => page.getByText('Loading this step'),
    unavailable: () => button('Try again'),
    consenting: () => button('eSIGN'),
    verifying: () => button('We are checking your signature'),
    signedUnverified: () => page.getByText('You have signed', { exact: true }),
    awaitingApproval: () => page.getByText(/is awaiting approval/),
    approved: () => page.getByText('Your KYC is approved. You can invest now.'),
  },
});
