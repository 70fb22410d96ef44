import { PIN_LENGTH, type Envelope } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { PinConfirmationMachine } from './pin-confirmation.machine.ts';
import type { PinConfirmationView } from './pin-confirmation.types.ts';

const screens = {
  entering: 'pin',
  confirming: 'pin',
  notPermitted: 'closed',
  confirmed: 'closed',
  abandoned: 'closed',
} as const satisfies Record<RootStateOf<PinConfirmationMachine<unknown, Envelope>>, PinConfirmationView['screen']>;

const anyPin = '0'.repeat(PIN_LENGTH);

export function pinConfirmationView<Subject, Result extends Envelope>(
  snapshot: SnapshotFrom<PinConfirmationMachine<Subject, Result>>,
): PinConfirmationView {
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const { attempt, notice } = snapshot.context;
  return {
    screen,
    isBusy: snapshot.hasTag('busy'),
    canConfirm: snapshot.can({ type: 'pin.submitted', pin: anyPin }),
    canAbandon: snapshot.can({ type: 'pin.abandoned' }),
    attempt,
    notice,
  };
}
