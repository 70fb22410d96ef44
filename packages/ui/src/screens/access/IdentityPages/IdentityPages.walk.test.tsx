import type { identityPagesFlow, IdentityCardSide, ViewOf } from '@folioflow/flows';
import { identityPagesJourneys, identityPagesWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { createImageChooser } from '../../../parts/testing/image-chooser.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { IdentityPages } from './IdentityPages.tsx';

type View = ViewOf<typeof identityPagesFlow>;

const sides = { front: 'Front side', back: 'Back side' } as const;
const slotsOf = (view: View) => (view.screen === 'choosingFiles' ? view.slots : []);
const holds = (view: View, side: IdentityCardSide) =>
  slotsOf(view).some(({ name, image }) => name === side && image !== null);
const { imageStore, choose } = createImageChooser();

const gestures = {
  'upload.started': { control: () => page.getByRole('button', { name: 'Upload ID' }) },
  'image.chosen': {
    isOffered: (view: View, { slot }) => slotsOf(view).length > 0 && !holds(view, slot),
    control: ({ slot }) => page.getByLabelText(sides[slot]),
    perform: ({ slot, image }) => choose(page.getByLabelText(sides[slot]), image),
  },
  'image.removed': {
    isOffered: (view: View, { slot }) => holds(view, slot),
    control: ({ slot }, view) =>
      page.getByRole('button', { name: /^Remove / }).nth(slot === 'back' && holds(view, 'front') ? 1 : 0),
    staysEnabled: 'a picture of the other side can be taken away too',
  },
  'images.submitted': { control: () => page.getByRole('button', { name: 'Submit' }) },
} satisfies Gestures<typeof identityPagesFlow>;

const heading = (name: string) => () => page.getByRole('heading', { level: 1, name });

walkScreen({
  journeys: identityPagesJourneys,
  world: identityPagesWorld,
  Screen: IdentityPages,
  screenProps: { imageStore },
  gestures,
  shows: {
    intro: heading('Identity verification'),
    choosingFiles: () => page.getByRole('button', { name: 'Submit' }),
    verifying: heading('We are verifying your ID'),
    verified: heading('Identity Verified'),
  },
});
