import { OTP_LENGTH } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { SecondFactorMachine } from './second-factor.machine.ts';
import { codeFieldsOf } from './second-factor.rules.ts';
import type { ResendState, SecondFactorView } from './second-factor.types.ts';

const screens = {
  sendingCodes: 'sending',
  awaiting: 'codes',
  notPermitted: 'closed',
  notSent: 'closed',
  confirmed: 'closed',
  abandoned: 'closed',
} as const satisfies Record<RootStateOf<SecondFactorMachine<unknown, unknown>>, SecondFactorView['screen']>;

// `can` is called with complete codes, because the view does not contain the typed ones.
const anyCodes = { mobile: '0'.repeat(OTP_LENGTH), email: '0'.repeat(OTP_LENGTH) };

export function secondFactorView<Subject, Result>(
  snapshot: SnapshotFrom<SecondFactorMachine<Subject, Result>>,
): SecondFactorView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  const canAbandon = snapshot.can({ type: 'codes.abandoned' });
  if (screen === 'closed') return { screen };
  if (screen === 'sending') return { screen, canAbandon };
  return {
    screen,
    canAbandon,
    fields: codeFieldsOf(context.codes),
    isBusy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'codes.submitted', ...anyCodes }),
    canResend: snapshot.can({ type: 'code.resendRequested' }),
    resend: resendStateOf(snapshot),
    attempt: context.attempt,
    notice: context.notice,
  };
}

function resendStateOf<Subject, Result>(snapshot: SnapshotFrom<SecondFactorMachine<Subject, Result>>): ResendState {
  if (snapshot.matches({ awaiting: { resend: 'coolingDown' } }))
    return { state: 'coolingDown', resendAvailableAt: snapshot.context.resendAvailableAt };
  return { state: snapshot.matches({ awaiting: { resend: 'resending' } }) ? 'resending' : 'available' };
}
