import { EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { emailPasswordScreens, emailPasswordView } from '../email-password/email-password.view.ts';
import { resetPasswordLength } from '../new-password.rules.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';
import { isResetEmailValid } from './password-reset.rules.ts';
import type { PasswordResetView } from './password-reset.types.ts';

const screens = {
  ...emailPasswordScreens,
  changed: 'closed',
} as const satisfies Record<RootStateOf<typeof passwordResetMachine>, PasswordResetView['screen']>;

export function passwordResetView(
  snapshot: SnapshotFrom<typeof passwordResetMachine>,
  { secondFactor: codes }: ChildViews<{ secondFactor: SecondFactorFlow }>,
): PasswordResetView {
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const view = emailPasswordView(snapshot, {
    screen,
    isEmail: isResetEmailValid,
    emailMaximum: EMAIL_MAX_LENGTH,
    passwordLength: resetPasswordLength,
    codes,
  });
  return view.screen === 'enteringPassword' ? { ...view, canRestart: snapshot.can({ type: 'reset.restarted' }) } : view;
}
