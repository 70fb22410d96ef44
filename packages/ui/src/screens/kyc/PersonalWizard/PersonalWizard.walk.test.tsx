import type { personalWizardFlow } from '@folioflow/flows';
import { personalWizardJourneys, personalWizardWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { storyCamera } from '../../../parts/identity/PhotoCapture/story-camera.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PersonalWizard } from './PersonalWizard.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => () => page.getByRole('heading', { name });

const gestures = {
  'stage.reloadRequested': { control: () => button('Try again') },
  'codes.requested': { control: () => button('Send the codes') },
  'step.continued': { control: () => button('Next'), staysEnabled: 'the forms of the other steps have a Next as well' },
  'step.previousRequested': {
    control: () => button('Previous'),
    staysEnabled: 'the forms of the other steps have a Previous as well',
  },
} satisfies Gestures<typeof personalWizardFlow>;

walkScreen({
  journeys: personalWizardJourneys,
  world: personalWizardWorld,
  Screen: PersonalWizard,
  screenProps: { imageStore: storyImageStore, camera: storyCamera, imageOrigin: 'https://provider.example' },
  gestures,
  shows: {
    loading: () => page.getByText('Loading this step'),
    unavailable: () => button('Try again'),
    summary: heading('Your KYC information'),
    addressDetailing: heading('Communication address'),
    incomeDetailing: heading('Income and occupation'),
    nominating: () => button('Next'),
    verifyingNominee: heading('Confirm your nominee'),
    codesNotSent: () => button('Send the codes'),
    nomineeVerified: () => page.getByText('Your nominee is confirmed'),
    photographing: () => page.getByRole('heading', { level: 1 }),
    finished: heading('Your photo has been submitted'),
    closed: null,
  },
});
