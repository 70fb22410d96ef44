import type { pinSetupFlow } from '@folioflow/flows';
import { pinSetupJourneys, pinSetupWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PinSetup } from './PinSetup.tsx';

const gestures = {
  'pin.submitted': {
    canPerform: ({ pin, confirmation }) => pin.length === 4 && pin === confirmation,
    fill: async ({ pin, confirmation }) => {
      await userEvent.fill(page.getByLabelText('PIN', { exact: true }), pin);
      await userEvent.fill(page.getByLabelText('Confirm PIN', { exact: true }), confirmation);
    },
    control: () => page.getByRole('button', { name: 'Set PIN' }),
  },
  'notice.acknowledged': { control: () => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }) },
} satisfies Gestures<typeof pinSetupFlow>;

walkScreen({
  journeys: pinSetupJourneys,
  world: pinSetupWorld,
  Screen: PinSetup,
  gestures,
  shows: {
    stateMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    entering: () => page.getByLabelText('Confirm PIN', { exact: true }),
    announcing: () => page.getByRole('alertdialog'),
    closed: null,
  },
});
