import type { kycBankFlow, ViewOf } from '@folioflow/flows';
import { kycBankJourneys, kycBankWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { KycBank } from './KycBank.tsx';

type View = ViewOf<typeof kycBankFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const gestures = {
  'stage.reloadRequested': {
    isOffered: (view: View) => view.screen === 'unavailable' || view.screen === 'reviewing',
    control: () => button(/^(Try again|Check status)$/),
  },
  'details.changeRequested': { control: () => button('Change details') },
  'cheque.replaced': { control: () => button('Use another cheque') },
  'stage.submitted': { control: () => button('Confirm') },
} satisfies Gestures<typeof kycBankFlow>;

walkScreen({
  journeys: kycBankJourneys,
  world: kycBankWorld,
  Screen: KycBank,
  screenProps: { imageStore: storyImageStore, imageOrigin: 'https://provider.example' },
  gestures,
  shows: {
    loading: () => page.getByText('Loading this step'),
    unavailable: () => button('Try again'),
    detailing: () => page.getByLabelText('IFSC', { exact: true }),
    presentingCheque: () => page.getByLabelText('Cheque', { exact: true }),
    reviewing: () => page.getByRole('region', { name: 'BANK ACCOUNT' }),
    verified: () => page.getByText('Your bank account is verified.'),
  },
});
