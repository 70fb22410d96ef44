import { PIN_LENGTH } from '@folioflow/api/contract';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { pinSetupMachine } from './pin-setup.machine.ts';
import type { PinSetupPorts, PinSetupView } from './pin-setup.types.ts';

const screens = {
  stateMissing: 'stateMissing',
  entering: 'entering',
  saving: 'entering',
  announcing: 'announcing',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof pinSetupMachine>, PinSetupView['screen']>;

// `can` is evaluated with a complete PIN: the view does not know the typed text.
const anyPin = '0'.repeat(PIN_LENGTH);

export const pinSetupFlow = flow({
  machine: pinSetupMachine,
  view: (snapshot): PinSetupView => {
    const { attempt, message, notice, problem } = snapshot.context;
    const screen = screenOf(snapshot, screens);
    if (screen === 'announcing') return { screen, text: message };
    if (screen !== 'entering') return { screen };
    return {
      screen,
      isBusy: snapshot.hasTag('busy'),
      canSubmit: snapshot.can({ type: 'pin.submitted', pin: anyPin, confirmation: anyPin }),
      pinLength: PIN_LENGTH,
      problem,
      attempt,
      notice,
    };
  },
});

/** Sets the first PIN of an account, /verify-pin. Pass the provider operation unchanged. */
export const pinSetup = ({ verifyEmail }: PinSetupPorts) => ({
  ...pinSetupFlow,
  machine: runnable(pinSetupMachine, { verifyEmail }),
});
