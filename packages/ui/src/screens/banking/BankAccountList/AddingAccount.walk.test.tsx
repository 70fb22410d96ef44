import type { bankAccountAdditionFlow, Remote, ViewOf } from '@folioflow/flows';
import { bankAccountAdditionJourneys, bankAccountAdditionWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { AccountAddition } from './AddingAccount.tsx';

type View = ViewOf<typeof bankAccountAdditionFlow>;

const button = (name: string) => page.getByRole('button', { name, exact: true });

const gestures = {
  // The question lies over the form, which the chart keeps open below it.
  'details.changeRequested': {
    isOffered: (view: View) => view.screen === 'presentingCheque' && !view.isAsking,
    control: () => button('Change details'),
  },
  'addition.cancelRequested': { control: () => button('Cancel') },
  'cancellation.confirmed': { control: () => button('Yes') },
  'cancellation.declined': { control: () => button('No') },
} satisfies Gestures<typeof bankAccountAdditionFlow>;

/** The form as the list of accounts shows it: nothing is left of it when it is over. */
const Adding = ({ view, remote }: { view: View; remote: Remote<typeof bankAccountAdditionFlow> }) =>
  view.screen === 'closed' ? null : <AccountAddition view={view} remote={remote} imageStore={storyImageStore} />;

walkScreen({
  journeys: bankAccountAdditionJourneys,
  world: bankAccountAdditionWorld,
  Screen: Adding,
  gestures,
  shows: {
    detailing: () => page.getByLabelText('IFSC', { exact: true }),
    presentingCheque: () => button('Confirm'),
    closed: null,
  },
});
