import type { RouteParams, ValidateOtpAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootOf } from '../../kit/flow.ts';
import type { SecondFactorFlow } from '../../parts/second-factor/index.ts';
import { resetPasswordLength } from '../new-password.rules.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';
import { isResetEmail } from './password-reset.rules.ts';
import type { PasswordResetView } from './password-reset.types.ts';

const screens = {
  enteringEmail: 'enteringEmail',
  requestingCode: 'enteringEmail',
  verifyingCode: 'verifyingCode',
  enteringPassword: 'enteringPassword',
  savingPassword: 'enteringPassword',
  changed: 'closed',
} as const satisfies Record<RootOf<typeof passwordResetMachine>, PasswordResetView['screen']>;

// `can` is asked with an allowed password: the view does not know what is typed.
const anyPassword = '0'.repeat(resetPasswordLength.minimum);

export function passwordResetView(
  snapshot: SnapshotFrom<typeof passwordResetMachine>,
  children: ChildViews<{ secondFactor: SecondFactorFlow<RouteParams, ValidateOtpAnswer> }>,
): PasswordResetView {
  const { draft, notice, problem } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const isBusy = snapshot.hasTag('busy');
  switch (screen) {
    case 'enteringEmail':
      return {
        screen,
        draft,
        isEmailWrong: draft.email !== '' && !isResetEmail(draft.email),
        isBusy,
        canSubmit: snapshot.can({ type: 'email.submitted' }),
        notice,
      };
    case 'verifyingCode':
      return { screen, email: draft.email, codes: children.secondFactor };
    case 'enteringPassword':
      return {
        screen,
        email: draft.email,
        isBusy,
        canSubmit: snapshot.can({ type: 'password.submitted', password: anyPassword, confirmation: anyPassword }),
        canRestart: snapshot.can({ type: 'reset.restarted' }),
        passwordLength: resetPasswordLength,
        problem,
        notice,
      };
    case 'closed':
      return { screen };
  }
}
