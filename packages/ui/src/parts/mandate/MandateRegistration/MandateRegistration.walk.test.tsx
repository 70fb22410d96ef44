import type { mandateRegistrationFlow, ViewOf } from '@folioflow/flows';
import { mandateRegistrationJourneys, mandateRegistrationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { storyImageStore } from '../../form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { MandateRegistration } from './MandateRegistration.tsx';

type View = ViewOf<typeof mandateRegistrationFlow>;

const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true });
const limitField = () => page.getByLabelText('Debit limit');

const gestures = {
  'draft.changed': {
    isOffered: (view: View, event) =>
      view.screen === 'limit' &&
      view.canChange &&
      view.limit !== event.limit &&
      view.limits.some(({ value }) => value === event.limit),
    control: limitField,
    staysEnabled: 'another option can be selected',
    perform: (event) => userEvent.selectOptions(limitField(), String(event.limit)),
  },
  'mandate.registrationSubmitted': { control: () => buttonNamed('Register Mandate') },
  'form.reloadRequested': {
    isOffered: (view: View) => view.screen === 'scan' && view.form === null,
    control: () => buttonNamed('Request the form again'),
  },
  'registration.left': { control: () => buttonNamed('Back') },
} satisfies Gestures<typeof mandateRegistrationFlow>;

walkScreen({
  journeys: mandateRegistrationJourneys,
  world: mandateRegistrationWorld,
  Screen: MandateRegistration,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: { limit: limitField, scan: () => page.getByRole('heading', { name: /mandate/i }).first(), closed: null },
});
