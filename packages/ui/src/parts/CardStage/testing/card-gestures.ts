import type { CardStageView, kycAadhaarFlow } from '@folioflow/flows';
import { page } from 'vitest/browser';
import type { Gestures } from '../../testing/walked-screen.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = () => page.getByRole('checkbox');

/** Where a stage that can be asked for again has a button for that. */
const asksAgain = (view: CardStageView) =>
  view.screen === 'unavailable' ||
  (view.screen === 'presentingCard' && view.upload === undefined) ||
  (view.screen === 'reviewing' && view.canReload);

/** How the events that both card stages know are said; `edit` is the button for another card. */
export const cardGestures = (edit: string) =>
  ({
    'stage.reloadRequested': {
      offered: asksAgain,
      control: (_, view) => button(view.screen === 'reviewing' ? 'Check this step' : 'Try again'),
    },
    'stage.editRequested': { control: () => button(edit) },
    'stage.submitted': { control: () => button('Confirm') },
    'card.replaced': { control: () => button('Use another photo') },
    'confirmation.ticked': { control: box, staysEnabled: 'a ticked box can be unticked' },
    'confirmation.unticked': { control: box, staysEnabled: 'an unticked box can be ticked' },
  }) satisfies Gestures<typeof kycAadhaarFlow>;

/** What tells the screens of both stages from each other. */
export const cardSigns = {
  loading: () => page.getByText('Loading this step'),
  unavailable: () => button('Try again'),
  presentingCard: () => page.getByText(/^(Sharp letters|No card can be uploaded for this step right now\.)$/),
  reviewing: () => button('Confirm'),
  verified: () => page.getByText(/^Your (PAN|Aadhaar) is verified\.$/),
};
