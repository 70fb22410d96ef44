import type { mandateRegistrationFlow, ViewOf } from '@folioflow/flows';
import { mandateRegistrationJourneys, mandateRegistrationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { storyDesk } from '../ImageUpload/story-desk.ts';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { MandateRegistration } from './MandateRegistration.tsx';

type View = ViewOf<typeof mandateRegistrationFlow>;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const limit = () => page.getByLabelText('Debit limit');

const gestures = {
  'draft.changed': {
    offered: (view: View, event) =>
      view.screen === 'limit' &&
      view.canChange &&
      view.limit !== event.limit &&
      view.limits.some(({ value }) => value === event.limit),
    control: limit,
    staysEnabled: 'what was chosen can be chosen over',
    use: (event) => userEvent.selectOptions(limit(), String(event.limit)),
  },
  'mandate.registrationSubmitted': { control: () => button('Register Mandate') },
  'form.reloadRequested': {
    offered: (view: View) => view.screen === 'scan' && view.form === null,
    control: () => button('Request the form again'),
  },
  'registration.left': { control: () => button('Back') },
} satisfies Gestures<typeof mandateRegistrationFlow>;

walkScreen({
  journeys: mandateRegistrationJourneys,
  world: mandateRegistrationWorld,
  Screen: MandateRegistration,
  around: { desk: storyDesk },
  gestures,
  shows: { limit, scan: () => page.getByRole('heading', { name: /mandate/i }).first(), closed: null },
});
