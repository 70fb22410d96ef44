import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { paymentChoiceMachine } from './payment-choice.machine.ts';
import { isUpiIdValid } from './payment-choice.rules.ts';
import type { PaymentChoiceView } from './payment-choice.types.ts';

const screens = {
  notPermitted: 'notPermitted',
  unchosen: 'choosing',
  modeChosen: 'choosing',
  upiChosen: 'choosing',
  chosen: 'closed',
} as const satisfies Record<RootStateOf<typeof paymentChoiceMachine>, PaymentChoiceView['screen']>;

export function paymentChoiceView(snapshot: SnapshotFrom<typeof paymentChoiceMachine>): PaymentChoiceView {
  const { modes, mode, upiId } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen !== 'choosing') return { screen };
  return {
    screen,
    modes: modes.map(({ value, label }) => ({ value, label: label === '' ? value : label })),
    mode: mode === '' ? null : mode,
    upi: snapshot.matches('upiChosen') ? { id: upiId, isWrong: upiId !== '' && !isUpiIdValid(upiId) } : null,
    canPay: snapshot.can({ type: 'payment.requested' }),
  };
}
