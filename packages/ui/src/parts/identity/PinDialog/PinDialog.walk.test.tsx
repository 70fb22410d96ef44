import type { Remote, ViewOf } from '@folioflow/flows';
import { pinConfirmation, pinConfirmationJourneys, pinConfirmationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { PinDialog } from './PinDialog.tsx';

const confirmed = { code: '000', messageText: 'Your SIP is paused.' };
const part = pinConfirmation<string, typeof confirmed>();
type Part = typeof part;

const gestures = {
  'pin.submitted': {
    canPerform: ({ pin }) => /^\d{4}$/.test(pin),
    fill: ({ pin }) => userEvent.fill(page.getByLabelText('PIN', { exact: true }), pin),
    control: () => page.getByRole('button', { name: 'Confirm', exact: true }),
  },
  'pin.abandoned': { control: () => page.getByRole('button', { name: 'Cancel' }) },
} satisfies Gestures<Part>;

const PinConfirmationScreen = ({ view, remote }: { view: ViewOf<Part>; remote: Remote<Part> }) => (
  <PinDialog view={view} remote={remote}>
    <p>The SIP is paused from the next installment.</p>
  </PinDialog>
);

walkScreen({
  journeys: pinConfirmationJourneys('sip-1', confirmed),
  world: pinConfirmationWorld('sip-1', confirmed),
  Screen: PinConfirmationScreen,
  gestures,
  shows: { pin: () => page.getByRole('dialog'), closed: null },
});
