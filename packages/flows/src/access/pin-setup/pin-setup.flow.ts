import { PIN_LENGTH } from '@folioflow/api/contract';
import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { pinSetupMachine } from './pin-setup.machine.ts';
import type {
  PinSetupPorts,
  PinSetupView,
  PinSetupEmitted,
  PinSetupEvent,
  PinSetupInput,
  PinSetupOutput,
} from './pin-setup.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './pin-setup.types.ts';
export { isPinMismatch } from './pin-setup.rules.ts';

export type PinSetupFlow = EmbeddableFlow<{
  input: PinSetupInput;
  event: PinSetupEvent;
  output: PinSetupOutput;
  emitted: PinSetupEmitted;
  view: PinSetupView;
}>;

const screens = {
  stateMissing: 'stateMissing',
  entering: 'entering',
  saving: 'entering',
  announcing: 'announcing',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof pinSetupMachine>, PinSetupView['screen']>;

// `can` is evaluated with a complete PIN: the view does not know the typed text.
const anyPin = '0'.repeat(PIN_LENGTH);

export const pinSetupFlow: PinSetupFlow = flow({
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
export const pinSetup = ({ verifyEmail }: PinSetupPorts): RunnableFlow<PinSetupFlow> => ({
  ...pinSetupFlow,
  machine: runnable(pinSetupMachine, { verifyEmail }),
});
