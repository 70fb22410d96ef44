import type { pinChangeFlow } from '@folioflow/flows';
import { pinChangeJourneys, pinChangeWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PinChange } from './PinChange.tsx';

const code = () => page.getByLabelText('OTP received on mobile', { exact: true });

const gestures = {
  'pin.submitted': {
    canPerform: ({ pin, confirmation }) => pin === '4826' && confirmation === pin,
    fill: async ({ pin, confirmation }) => {
      await userEvent.fill(page.getByLabelText('PIN', { exact: true }), pin);
      await userEvent.fill(page.getByLabelText('Confirm PIN', { exact: true }), confirmation);
    },
    control: () => page.getByRole('button', { name: 'Submit' }),
  },
  'change.submitted': {
    canPerform: (event) => event.pin === event.confirmation && event.code === '123456',
    fill: (event) => userEvent.fill(code(), event.code),
    control: () => page.getByRole('button', { name: 'Confirm' }),
  },
  'code.resendRequested': { control: () => page.getByRole('button', { name: 'Resend OTP' }) },
  'form.reset': { control: () => page.getByRole('button', { name: 'Reset' }) },
  'notice.dismissed': { sentBy: 'typing while something is said' },
} satisfies Gestures<typeof pinChangeFlow>;

walkScreen({
  journeys: pinChangeJourneys,
  world: pinChangeWorld,
  Screen: PinChange,
  gestures,
  shows: { entering: () => page.getByRole('button', { name: 'Submit' }), enteringCode: code },
});
