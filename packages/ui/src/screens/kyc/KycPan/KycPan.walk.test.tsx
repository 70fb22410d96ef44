import type { kycPanFlow, ViewOf } from '@folioflow/flows';
import { kycPanJourneys, kycPanWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { cardGestures, cardSigns } from '../../../parts/stage/CardStage/testing/card-gestures.ts';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { KycPan } from './KycPan.tsx';

type View = ViewOf<typeof kycPanFlow>;

const dialog = () => page.getByRole('dialog', { name: 'Date of birth' });
const year = () => dialog().getByLabelText('Year');

const gestures = {
  ...cardGestures('Upload another PAN card'),
  'draft.changed': {
    canPerform: ({ patch }) => patch.year === '1990' && Object.keys(patch).length === 1,
    isOffered: (view: View, { patch }) =>
      view.screen === 'reviewing' && view.dialog !== null && view.dialog.draft.year !== patch.year,
    control: year,
    staysEnabled: 'a year that was chosen can be chosen anew',
    perform: ({ patch }) => userEvent.selectOptions(year(), patch.year ?? ''),
  },
  'birthDate.submitted': { control: () => dialog().getByRole('button', { name: 'Use this date' }) },
  'birthDate.closed': { control: () => dialog().getByRole('button', { name: 'Not now' }) },
  'birthDate.changeRequested': { control: () => page.getByRole('button', { name: /^(Choose the date|Change)$/ }) },
} satisfies Gestures<typeof kycPanFlow>;

walkScreen({
  journeys: kycPanJourneys,
  world: kycPanWorld,
  Screen: KycPan,
  screenProps: { imageStore: storyImageStore, imageOrigin: 'https://provider.example' },
  gestures,
  shows: cardSigns,
});
