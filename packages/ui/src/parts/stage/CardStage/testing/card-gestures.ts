import type { CardStageView, kycAadhaarFlow } from '@folioflow/flows';
import { page } from 'vitest/browser';
import type { Gestures } from '../../../testing/walk-screen.tsx';

const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true });
const checkbox = () => page.getByRole('checkbox');

/** Whether the screen has a button that reloads the stage. */
const hasReloadButton = (view: CardStageView) =>
  view.screen === 'unavailable' ||
  (view.screen === 'presentingCard' && view.upload === undefined) ||
  (view.screen === 'reviewing' && view.canReload);

/** Gestures for the events of both card stages; `edit` is the label of the button for another card. */
export const cardGestures = (edit: string) =>
  ({
    'stage.reloadRequested': {
      isOffered: hasReloadButton,
      control: (_, view) => buttonNamed(view.screen === 'reviewing' ? 'Check status' : 'Try again'),
    },
    'stage.editRequested': { control: () => buttonNamed(edit) },
    'stage.submitted': { control: () => buttonNamed('Confirm') },
    'card.replaced': { control: () => buttonNamed('Use another photo') },
    'confirmation.ticked': { control: checkbox, staysEnabled: 'a ticked box can be unticked' },
    'confirmation.unticked': { control: checkbox, staysEnabled: 'an unticked box can be ticked' },
  }) satisfies Gestures<typeof kycAadhaarFlow>;

/** Elements that identify the screens of both stages. */
export const cardSigns = {
  loading: () => page.getByText('Loading this step'),
  unavailable: () => buttonNamed('Try again'),
  presentingCard: () => page.getByText(/^(Sharp letters|You cannot upload a card for this step right now\.)$/),
  reviewing: () => buttonNamed('Confirm'),
  verified: () => page.getByText(/^Your (PAN|Aadhaar) is verified\.$/),
};
