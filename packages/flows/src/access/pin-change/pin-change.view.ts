import { OTP_LENGTH, PIN_LENGTH } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import type { ResendState } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { pinChangeMachine } from './pin-change.machine.ts';
import type { PinChangeView } from './pin-change.types.ts';

const screens = {
  entering: 'entering',
  requestingCode: 'entering',
  proving: 'enteringCode',
} as const satisfies Record<RootStateOf<typeof pinChangeMachine>, PinChangeView['screen']>;

// `can` is evaluated with complete values: the view does not know the typed text.
const anyPin = { pin: '0'.repeat(PIN_LENGTH), confirmation: '0'.repeat(PIN_LENGTH) };
const anyCode = '0'.repeat(OTP_LENGTH);

export function pinChangeView(snapshot: SnapshotFrom<typeof pinChangeMachine>): PinChangeView {
  const { attempt, codeAttempt, notice, twoFactorResult } = snapshot.context;
  const isMismatch = notice?.kind === 'invalid';
  return {
    screen: screenOf(snapshot, screens),
    isBusy: snapshot.hasTag('busy'),
    isPinLocked: snapshot.hasTag('locked'),
    canSubmit: snapshot.can({ type: 'pin.submitted', ...anyPin }),
    canConfirm: snapshot.can({ type: 'change.submitted', ...anyPin, code: anyCode }),
    canReset: snapshot.can({ type: 'form.reset' }),
    canResend: snapshot.can({ type: 'code.resendRequested' }),
    resend: resendStateOf(snapshot),
    attempt,
    codeAttempt,
    isMismatch,
    notice: isMismatch ? null : notice,
    changed: twoFactorResult && { text: twoFactorResult.messageText },
  };
}

function resendStateOf(snapshot: SnapshotFrom<typeof pinChangeMachine>): ResendState {
  if (snapshot.matches({ proving: { resend: 'coolingDown' } }))
    return { state: 'coolingDown', resendAvailableAt: snapshot.context.resendAvailableAt };
  return { state: snapshot.matches({ proving: { resend: 'resending' } }) ? 'resending' : 'available' };
}
